import { recordRemedy } from '@dovolilnice/contract/acts/remedies/act-remedy'
import { handOverAct, recordServiceResult, withdrawService } from '@dovolilnice/contract/acts/service/operations'
import { sendAppeal, withdrawAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import type { Operation } from '@dovolilnice/contract/operation'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lodgeToday, rejectedAndServed } from '../../../test/applicant/appealed-act.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

const today = '2026-11-16'
let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

/** Rejected, and on its way to the party. */
const onItsWay = async () => {
  const { id, act } = await rejectedAndServed(product, clerk)
  const { kysely } = product.services.database
  const { id: first } = await kysely.selectFrom('act_service').select('id').where('act_id', '=', act.id).executeTakeFirstOrThrow()
  await clerk.call(withdrawService, { params: { id: first }, body: { version: 1, reason: 'Vpis na napačen akt.' } })
  const body = { manner: 'registered_post', handed_over_on: today }
  return { id, act, service: (await clerk.call(handOverAct, { params: { id: act.id }, body })).body.id }
}
const appealed = async () => {
  const { id, act } = await rejectedAndServed(product, clerk)
  return { id, act, appeal: (await lodgeToday(product, clerk, act)).body.id }
}

interface Step {
  /** The application, whose row everything locks first. */
  id: string
  act: { id: string }
  call: () => Promise<{ status: number }>
}
const stepOf = (id: string, act: { id: string }, operation: Operation, of: string, body: object): Step => ({
  ...{ id, act },
  call: () => clerk.call(operation, { params: { id: of }, body }),
})

const steps: [string, () => Promise<Step>][] = [
  [
    'a result of the service',
    async () => {
      const { id, act, service } = await onItsWay()
      return stepOf(id, act, recordServiceResult, service, { version: 1, result: 'receipt', day: today })
    },
  ],
  [
    'a service that is taken back',
    async () => {
      const { id, act, service } = await onItsWay()
      return stepOf(id, act, withdrawService, service, { version: 1, reason: 'Vpis na napačen akt.' })
    },
  ],
  [
    'an appeal',
    async () => {
      const { id, act } = await rejectedAndServed(product, clerk)
      return { id, act, call: () => lodgeToday(product, clerk, act) }
    },
  ],
  [
    'an appeal that is sent on',
    async () => {
      const { id, act, appeal } = await appealed()
      return stepOf(id, act, sendAppeal, appeal, { version: 1, sent_on: today, sent_to: 'župan', papers: ['Pritožba'] })
    },
  ],
  [
    'an appeal that is withdrawn',
    async () => {
      const { id, act, appeal } = await appealed()
      return stepOf(id, act, withdrawAppeal, appeal, { version: 1, withdrawn_on: today, reason: 'Pisna izjava.' })
    },
  ],
  [
    'a renunciation',
    async () => {
      const { id, act } = await rejectedAndServed(product, clerk)
      return stepOf(id, act, recordRemedy, act.id, { kind: 'waiver', lodged_on: today })
    },
  ],
]

/** How many wait for a lock in this test's database. */
const waiting = async (): Promise<number> => {
  const found = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await found.execute(product.services.database.kysely)).rows.length
}
/** How many rows of the act somebody holds. */
const held = async (actId: string): Promise<number> => {
  const { kysely } = product.services.database
  let count = 0
  for (const table of ['act_standing', 'act_service', 'appeal'] as const) {
    const all = await kysely.selectFrom(table).select('act_id').where('act_id', '=', actId).execute()
    const free = await kysely.selectFrom(table).select('act_id').where('act_id', '=', actId).forUpdate().skipLocked().execute()
    count += all.length - free.length
  }
  return count
}

/** Holds the row of an application until the answered function is called. What is done meanwhile is done outside of the transaction. */
const hold = async (id: string): Promise<() => Promise<void>> => {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const ended = product.services.database.transaction(async (trx) => {
    await trx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
    locked.resolve()
    await released.promise
  })
  await locked.promise
  return async () => {
    released.resolve()
    await ended
  }
}

// Two steps that lock the same rows in the same order never wait for each other: the record first, so the second one holds nothing yet.
test.each(steps)('%s waits for whoever has the record, and holds nothing of the act meanwhile', async (_, prepare) => {
  const { id, act, call } = await prepare()
  const release = await hold(id)
  const answer = call()
  const isWaiting = await vi.waitUntil(async () => (await waiting()) > 0, { timeout: 10_000, interval: 20 }).catch(() => false)
  const count = await held(act.id)
  await release()
  expect([isWaiting, count]).toEqual([true, 0])
  const answered = await answer
  expect([200, 204], JSON.stringify(answered)).toContain(answered.status)
})

test('a service and an appeal that come at the same moment are both recorded', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { act, service } = await onItsWay()
    const both = await Promise.all([
      clerk.call(recordServiceResult, { params: { id: service }, body: { version: 1, result: 'receipt', day: today } }),
      lodgeToday(product, clerk, act),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  }
})
