import { listAlerts, readThresholds, takeAlert, updateThresholds } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import { createMachine } from '@dovolilnice/contract/coin-machines/operations'
import type { MachineReport } from '@dovolilnice/contract/coin-machines/machine-report'
import {
  assignMaintenance,
  closeMaintenance,
  listMaintenance,
  readMaintainers,
  readMaintenancePhoto,
  reportFault,
} from '@dovolilnice/contract/coin-machines/maintenance/maintenance'
import { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import { readAccount } from '@dovolilnice/contract/users/own-account'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { reportOf } from '../../../test/gates/fake-machine.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { storeReports } from '../reports/store-reports.ts'
import { lookAfter } from './look-after.ts'

let product: TestProduct
let machine: string
let count = 0
beforeEach(async () => {
  product ??= await startTestProduct()
  // Sessions end while the clock of a test runs on.
  product.forgetClients()
  count += 1
  const form = { business_premise_name: 'Trg', cashier_name: 'Parkomat', latitude: null, longitude: null, active: true }
  const body = { ...form, code: `trg-${count}`, cashier_nr: String(count) }
  machine = (await (await product.as('admin')).call(createMachine, { body })).body.id
})
afterAll(() => product.close())

const report = (more: Partial<MachineReport> = {}) => {
  const now = product.clock.now()
  const event = reportOf({ at: now.toISOString(), ...more })
  return storeReports(product.services, [{ device: `trg-${count}`, event, received_at: now, claimed_at: null }])
}
const look = (hearsSilence = true) => product.services.database.transaction((trx) => lookAfter(trx, product.services, { hearsSilence }))
const minutes = (passed: number) => product.clock.advance(passed * 60_000)
const alerts = async (open?: boolean) =>
  (
    await (
      await product.as('operator')
    ).call(listAlerts, { body: { filters: { machine_id: machine, ...(open !== undefined && { open }) } } })
  ).body.items
const words = async () =>
  (await alerts(true)).map(({ kind, detail }: { kind: string; detail: string }) => `${kind} ${detail}`.trim()).toSorted()
const mails = async () =>
  (
    await product.services.database.kysely
      .selectFrom('mail')
      .select(['template', 'recipient', 'subject', 'body_text'])
      .where('subject_id', '=', machine)
      .orderBy('id')
      .execute()
  ).map(({ template, recipient, subject }) => [template, recipient, subject])
const setThresholds = async (more: object) => {
  const admin = await product.as('admin')
  const now = (await admin.call(readThresholds, {})).body
  return admin.call(updateThresholds, { body: { ...now, mail_to: 'parkomati@obcina.example', ...more } })
}
const work = async () =>
  (await (await product.as('operator')).call(listMaintenance, { body: { filters: { machine_id: machine } } })).body.items

test('a fault raises an alert and one mail, and the report without it ends the alert', async () => {
  expect((await setThresholds({})).status).toBe(204)
  await report({ errors: ['coin_jam', 'paper_low'] })
  await report({ errors: ['coin_jam'] })
  expect(await words()).toEqual(['fault coin_jam'])
  expect(await mails()).toEqual([
    ['coin_machine:raised', 'parkomati@obcina.example', `Parkomati: ${count} Parkomat, napaka: kovanec se je zataknil`],
  ])
  await report({ errors: [] })
  expect(await words()).toEqual([])
  expect(await alerts(false)).toHaveLength(1)
  // It comes and goes: the mailbox is spared, the list is not.
  await report({ errors: ['coin_jam'] })
  expect(await words()).toEqual(['fault coin_jam'])
  expect(await mails()).toHaveLength(1)
})

test('a mail to somebody of the staff is in the language of that account', async () => {
  const operator = await product.as('operator')
  await operator.call(chooseLanguage, { body: { locale: 'en' } })
  const { email } = (await operator.call(readAccount, {})).body
  await setThresholds({ mail_to: email })
  await report({ errors: ['coin_jam'] })
  expect(await mails()).toEqual([['coin_machine:raised', email, `Coin machines: ${count} Parkomat, fault: coin jam`]])
})

test.each([
  [2, '2 novi opozorili'],
  [3, '3 nova opozorila'],
  [5, '5 novih opozoril'],
])('%i alerts at once are one mail about %s', async (faults, words) => {
  await setThresholds({})
  await report({ errors: Array.from({ length: faults }, (_, index) => `fault_${index}`) })
  expect(await mails()).toEqual([['coin_machine:raised', 'parkomati@obcina.example', `Parkomati: ${words}`]])
})

test('fill level, change and silence are judged by the thresholds of the town, and anew when these change', async () => {
  await setThresholds({ fill_percent: 85, change_cents: 1000 })
  await report({ pfill: 84, chng: 1000 })
  expect(await words()).toEqual([])
  await setThresholds({ fill_percent: 80, change_cents: 1100 })
  expect(await words()).toEqual(['change', 'fill'])
  minutes(31)
  await look(false)
  expect(await words()).toEqual(['change', 'fill'])
  await look()
  expect(await words()).toEqual(['change', 'fill', 'silence'])
  await report({ pfill: 0, chng: 5000 })
  expect(await words()).toEqual([])
  const { version } = (await (await product.as('admin')).call(readThresholds, {})).body
  expect((await setThresholds({ version: version - 1 })).status).toBe(409)
  expect((await setThresholds({ fill_percent: 101 })).status).toBe(422)
})

test('an alert that nobody takes is told on once; one that somebody took is not', async () => {
  await setThresholds({ escalate_minutes: 60, escalate_to: 'vodja@obcina.example', silence_minutes: 10_080 })
  await report({ errors: ['tilt'] })
  minutes(59)
  await look()
  expect(await mails()).toHaveLength(1)
  minutes(1)
  await look()
  await look()
  expect((await mails()).slice(1)).toEqual([
    ['coin_machine:escalated', 'vodja@obcina.example', `Neprevzeto opozorilo: ${count} Parkomat, napaka: udarec ali nagib`],
  ])
  await report({ errors: ['tilt', 'printer'] })
  const [printer] = (await alerts(true)).filter(({ detail }: { detail: string }) => detail === 'printer')
  expect((await (await product.as('operator')).call(takeAlert, { params: { id: printer.id } })).status).toBe(204)
  minutes(61)
  await look()
  expect(await mails()).toHaveLength(3)
})

test('a taken alert is a maintenance; closing it with a photo ends the alert until the machine says so again', async () => {
  await report({ errors: ['door_open'] })
  const operator = await product.as('operator')
  const [alert] = await alerts(true)
  expect(alert.actions).toEqual(['take'])
  await operator.call(takeAlert, { params: { id: alert.id } })
  expect((await operator.call(takeAlert, { params: { id: alert.id } })).status).toBe(409)
  const [taken] = await work()
  expect(taken).toMatchObject({ status: 'taken', fault: 'Napaka: odprta vrata', done: null, actions: ['assign', 'close'] })

  const { people } = (await operator.call(readMaintainers, {})).body
  expect(people.map(({ id }: { id: string }) => id)).not.toContain(product.town.regular)
  const give = (person_id: string, version = taken.version) =>
    operator.call(assignMaintenance, { params: { id: taken.id }, body: { person_id, version } })
  expect((await give(product.town.regular)).status).toBe(422)
  expect((await give(product.town.admin)).status).toBe(204)
  expect((await give(product.town.admin)).status).toBe(409)

  const form = new FormData()
  form.append('done', 'Vrata zaprta, ključavnica zamenjana.')
  form.append('parts', 'ključavnica')
  form.append('version', String(taken.version + 1))
  const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')
  form.append('photo', new File([picture], 'vrata.png', { type: 'image/png' }))
  expect((await operator.call(closeMaintenance, { params: { id: taken.id }, form })).status).toBe(204)
  const [done] = await work()
  expect(done).toMatchObject({ status: 'done', parts: 'ključavnica', actions: [], photos: [{ file_name: 'vrata.png' }] })
  expect((await operator.call(readMaintenancePhoto, { params: { id: done.photos[0].id } })).raw).toEqual(picture)
  expect(await words()).toEqual([])

  await look()
  expect(await words()).toEqual([])
  minutes(1)
  await report({ errors: ['door_open'] })
  expect(await words()).toEqual(['fault door_open'])
})

test('somebody who may maintain reports a fault by hand; who may not, does nothing', async () => {
  const operator = await product.as('operator')
  const { id } = (await operator.call(reportFault, { params: { id: machine }, body: { fault: 'Razbit zaslon.' } })).body
  expect(await work()).toMatchObject([{ id, status: 'reported', taken_by_name: null }])
  const regular = await product.as('regular')
  expect((await regular.call(reportFault, { params: { id: machine }, body: { fault: 'Razbit zaslon.' } })).status).toBe(403)
  expect((await operator.call(updateThresholds, { body: {} })).status).toBe(403)
})
