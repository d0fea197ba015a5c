import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { getPermit, revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { found } from '../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const words = {
  subject: { sl: 'Prenova območja', en: 'Works in the zone' },
  text: {
    sl: 'Spoštovani {ime}!\n\nDovolilnica {številke} za {vozila} velja do {velja_do}.',
    en: 'Dear {name}, yours ends on {valid_until}.',
  },
}
const notify = async (body: object) => (await product.as('admin')).call(sendPermitNotification, { body: { ...words, ...body } })
const mails = () =>
  product.services.database.kysely.selectFrom('mail').selectAll().where('template', '=', 'permit:notice').orderBy('recipient').execute()

test('to a zone: counted and shown first, sent once to each holder, in their language, and not to whoever’s permit has ended', async () => {
  const lot = product.town.lots.market
  await somePermit(product, { parking_lot_id: lot, email: 'dva@preizkus.si', 'plates[]': ['LJ ZN-01'] }, 'garage')
  await somePermit(product, { parking_lot_id: lot, email: 'dva@preizkus.si', 'plates[]': ['LJ ZN-02'] }, 'garage')
  await somePermit(product, { parking_lot_id: lot, email: 'english@preizkus.si', locale: 'en', 'plates[]': ['LJ ZN-03'] })
  const ended = await somePermit(product, { parking_lot_id: lot, email: 'konec@preizkus.si' })
  await (
    await product.as('admin')
  ).call(revokePermit, { params: { id: ended }, body: { version: 1, ...found, reason: 'Stranka se je odselila.' } })
  await somePermit(product, { email: 'drugje@preizkus.si' })

  const audience = { to: 'zone', zone: 'B' }
  const preview = await notify({ audience, preview: true })
  expect(preview.body).toMatchObject({ sent: false, permits: 3, recipients: 2 })
  expect(preview.body.samples.map(({ email, subject }: Record<string, string>) => [email, subject])).toEqual([
    ['dva@preizkus.si', 'Prenova območja'],
    ['english@preizkus.si', 'Works in the zone'],
  ])
  expect(preview.body.samples[0].text).toMatch(/Dovolilnica D-2026-\d+, D-2026-\d+ za LJ ZN-01, LJ ZN-02 velja do 31. 1. 2027./)
  expect(preview.body.samples[1].text).toMatch(/^Dear .+, yours ends on 31 January 2027\.$/)
  expect(await mails()).toHaveLength(0)

  const changed = await notify({ audience, expected_recipients: 5 })
  expect(changed.body.error).toMatchObject({ code: 'conflict', details: { recipients: 2 } })
  expect((await notify({ audience, expected_recipients: 2 })).body.sent).toBe(true)
  await product.jobs.runDue()
  await product.jobs.runDue()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['dva@preizkus.si', 'english@preizkus.si'])
})

test('to one, and to what a list shows', async () => {
  const id = await somePermit(product, { name: 'Živa Sama', email: 'ena@preizkus.si', 'plates[]': ['LJ ENA-01'] })
  expect((await notify({ audience: { to: 'permit', permit_uuid: id } })).body).toMatchObject({ sent: true, recipients: 1 })
  await product.jobs.runDue()
  const { mails: shown } = (await (await product.as('admin')).call(getPermit, { params: { id } })).body
  expect(shown[0]).toMatchObject({ template: 'permit:notice', recipient: 'ena@preizkus.si' })
  const list = await notify({ audience: { to: 'list', filters: { search: 'ziva sama', status: 'active' } }, preview: true })
  expect(list.body.recipients).toBe(1)
  expect((await notify({ audience: { to: 'permit', permit_uuid: '019a0000-0000-7000-8000-000000000000' } })).status).toBe(404)
})

test('to a street and no other that has its name in it, to a lot and to a kind; who has no address is counted', async () => {
  const lot = product.town.lots.market
  const street = (street: string, plate: string, email: string) =>
    somePermit(product, { street, email, parking_lot_id: lot, 'plates[]': [plate] })
  await street('Lipova ulica 9', 'LJ UL-01', 'devet@ulica.example')
  await street('LIPOVA ULICA 19', 'LJ UL-02', 'devetnajst@ulica.example')
  await street('Mala Lipova ulica 9', 'LJ UL-03', 'mala@ulica.example')
  const silent = await street('Lipova ulica 11', 'LJ UL-04', 'brez@ulica.example')
  const { kysely } = product.services.database
  await kysely.updateTable('permit').set({ email: null }).where('id', '=', silent).execute()
  const reached = async (audience: object) => (await notify({ audience, preview: true })).body
  expect(await reached({ to: 'street', street: 'lipova ulica' })).toMatchObject({ sent: false, permits: 2, recipients: 2, unreached: 1 })
  expect(await reached({ to: 'street', street: 'Lipova ulica 9' })).toMatchObject({
    recipients: 1,
    samples: [{ email: 'devet@ulica.example' }],
  })
  const { permit_kind_id: kind } = await kysely
    .selectFrom('permit')
    .select('permit_kind_id')
    .where('id', '=', silent)
    .executeTakeFirstOrThrow()
  const open = kysely
    .selectFrom('permit')
    .where('status', '=', 'issued')
    .where('email', 'is not', null)
    .select((of) => of.fn.countAll<number>().as('count'))
  for (const [audience, column, value] of [
    [{ to: 'lot', parking_lot_id: lot }, 'parking_lot_id', lot],
    [{ to: 'kind', permit_kind_id: kind }, 'permit_kind_id', kind],
  ] as const)
    expect(await reached(audience)).toMatchObject({ permits: (await open.where(column, '=', value).executeTakeFirstOrThrow()).count })
  expect((await (await product.as('admin')).call(listPermits, { body: { filters: { street: 'Lipova ulica' } } })).body.items).toHaveLength(
    3,
  )
})

describe('refuses', () => {
  test.each([
    ['no words', { audience: { to: 'zone', zone: 'B' }, text: { sl: '' } }],
    ['a word in braces that is no placeholder', { audience: { to: 'zone', zone: 'B' }, text: { sl: 'Spoštovani {name}!' } }],
    ['an unknown audience', { audience: { to: 'everyone' } }],
    ['an unknown filter', { audience: { to: 'list', filters: { colour: 'red' } } }],
  ])('%s', async (_, body) => {
    expect((await notify(body)).status).toBe(422)
  })
  test('whoever may not write to holders', async () => {
    const regular = await product.as('regular')
    expect((await regular.call(sendPermitNotification, { body: { ...words, audience: { to: 'zone', zone: 'B' } } })).status).toBe(403)
  })
})
