import { takeAlert } from '@dovolilnice/contract/coin-machines/alerts/alerts'
import { createMachine } from '@dovolilnice/contract/coin-machines/operations'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { expect, test, vi } from 'vitest'
import { startTestProduct } from '../../../test/test-product.ts'

test('who takes an alert waits for whoever has its machine, and holds nothing of the alert meanwhile', async () => {
  const product = await startTestProduct()
  const { database, clock } = product.services
  const form = { business_premise_name: 'Trg', cashier_name: 'Parkomat', latitude: null, longitude: null, active: true }
  const body = { ...form, code: 'trg', cashier_nr: '01' }
  const machine_id = (await (await product.as('admin')).call(createMachine, { body })).body.id
  const id = v7()
  await database.kysely
    .insertInto('machine_alert')
    .values({ id, machine_id, kind: 'fault', detail: 'tilt', raised_at: clock.now() })
    .execute()
  const operator = await product.as('operator')

  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holder = database.transaction(async (trx) => {
    await trx.selectFrom('coin_machine').select('id').where('id', '=', machine_id).forUpdate().execute()
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const answer = operator.call(takeAlert, { params: { id } })
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await waiting.execute(database.kysely)).rows.length > 0, { timeout: 10_000, interval: 20 })
  const free = await database.kysely.selectFrom('machine_alert').select('id').where('id', '=', id).forUpdate().skipLocked().execute()
  released.resolve()
  await holder
  expect(free).toEqual([{ id }])
  expect((await answer).status).toBe(204)
  await product.close()
})
