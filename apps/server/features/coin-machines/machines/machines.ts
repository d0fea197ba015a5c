import { hashSecret, isSame, newSecret } from '../../../platform/security/secret.ts'
import { type Db, ifGiven, likePart, notFound, insertRow, updateRow, sql } from '../../../platform/database/db.ts'
import * as contract from '@dovolilnice/contract/coin-machines/operations'
import type { MachineForm } from '@dovolilnice/contract/coin-machines/machine-form'
import { OperationError, fieldError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { announce } from '../../../platform/database/notify.ts'
import { type Context, implementList, implement } from '../../../platform/http/context.ts'
import { coinMachineTables } from '../coin-machine-tables.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import { addDays, localDayOf, startOfLocalDay, timeZone } from '@dovolilnice/contract/primitives/local-day'

const newMachineKey = (): { key: string; key_hash: string } => {
  const key = newSecret()
  return { key, key_hash: hashSecret(key) }
}

/** The id of the machine in use whose code and key these are; undefined for anybody else. */
export const findByMachineKey = async (db: Db, code: string, key: string): Promise<string | undefined> => {
  const machine = await db
    .selectFrom('coin_machine')
    .select(['id', 'key_hash'])
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()
  const wanted = machine?.key_hash ?? null
  return machine !== undefined && wanted !== null && isSame(hashSecret(key), wanted) ? machine.id : undefined
}

const subjectOf = (id: string, { cashier_nr: number, cashier_name: name }: MachineForm) => ({
  type: 'coin_machine' as const,
  id,
  label: `${number} ${name}`,
})

/** @throws OperationError `duplicate` */
const requireFreeNumber = async ({ trx, locale }: Context, number: string, own?: string): Promise<void> => {
  const taken = await trx.selectFrom('coin_machine').select('id').where('cashier_nr', '=', number).executeTakeFirst()
  if (taken !== undefined && taken.id !== own)
    throw new OperationError('duplicate', { fields: [fieldError('cashier_nr', 'code_taken', locale)] })
}

/** Gates and machines share the names of accounts at the broker. @throws OperationError `duplicate` */
const requireFreeCode = async ({ trx, locale }: Context, code: string): Promise<void> => {
  const machine = await trx.selectFrom('coin_machine').select('code').where('code', '=', code).executeTakeFirst()
  const gate = await trx.selectFrom('device').select('code').where('code', '=', code).executeTakeFirst()
  if (machine !== undefined || gate !== undefined || code === 'server')
    throw new OperationError('duplicate', { fields: [fieldError('code', 'code_taken', locale)] })
}

export const handleCreateMachine = implement(contract.createMachine, async ({ body }, context) => {
  const { trx, record } = context
  await requireFreeCode(context, body.code)
  await requireFreeNumber(context, body.cashier_nr)
  const id = v7()
  const { key, key_hash } = newMachineKey()
  await insertRow(trx, 'coin_machine', { ...body, id, key_hash })
  await announce(trx, 'machines')
  record({ subject: subjectOf(id, body), after: body })
  return { id, code: body.code, key }
})

export const handleUpdateMachine = implement(contract.updateMachine, async ({ params: { id }, body: { version, ...body } }, context) => {
  const { trx, record } = context
  const row = await trx
    .selectFrom('coin_machine')
    .select(['version', 'business_premise_name', 'cashier_nr', 'cashier_name', 'latitude', 'longitude', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
  const { version: current, ...before } = row
  if (version !== current) throw new OperationError('conflict', { details: { version: current } })
  await requireFreeNumber(context, body.cashier_nr, id)
  await updateRow(trx, 'coin_machine', id, { ...coinMachineTables.coin_machine.carried(body), version: version + 1 })
  await announce(trx, 'machines')
  record({ subject: subjectOf(id, body), before, after: body })
})

export const handleRenewMachineKey = implement(contract.renewMachineKey, async ({ params: { id } }, { trx, record }) => {
  const { key, key_hash } = newMachineKey()
  const machine = await trx
    .updateTable('coin_machine')
    .set({ key_hash })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(notFound)
  record({ subject: subjectOf(id, machine) })
  return { key }
})

export const handleListMachines = implementList(contract.listMachines, ({ body }, { db }) => {
  const { search, with_errors, active } = body.filters
  return listRows({
    db,
    query: db
      .selectFrom('coin_machine')
      .selectAll()
      .select(sql<boolean>`key_hash is not null`.as('has_key'))
      .$call(
        ifGiven(search || undefined, (query, search) =>
          query.where((is) =>
            is.or(
              (['cashier_nr', 'cashier_name', 'business_premise_name', 'code'] as const).map((column) =>
                is(column, 'ilike', likePart(search)),
              ),
            ),
          ),
        ),
      )
      .$if(with_errors === true, (query) => query.where('errors_str', '!=', ''))
      .$call(ifGiven(active, (query, active) => query.where('active', '=', active))),
    request: body,
    sort: {
      cashier_nr: 'cashier_nr',
      cashier_name: 'cashier_name',
      business_premise_name: 'business_premise_name',
      coins: 'coins',
      chng: 'chng',
      pfill: 'pfill',
      last_update: 'last_update',
    },
    tieBreaker: 'id',
  })
})

export const handleReadMachineHistory = implement(contract.readMachineHistory, async ({ params: { id } }, { db, now }) => {
  await db.selectFrom('coin_machine').select('id').where('id', '=', id).executeTakeFirstOrThrow(notFound)
  const first = addDays(localDayOf(now), 1 - contract.historyDays)
  const day = sql<string>`(at at time zone ${sql.lit(timeZone)})::date`
  const rows = await db
    .selectFrom('machine_report')
    .select((of) => [
      day.as('day'),
      of.fn.max('coins').as('coins'),
      of.fn.min('chng').as('chng'),
      of.fn.max('pfill').as('pfill'),
      of.fn.countAll<number>().as('reports'),
      of.fn.countAll<number>().filterWhere('errors_str', '!=', '').as('faulty'),
    ])
    .where('machine_id', '=', id)
    .where('at', '>=', startOfLocalDay(first))
    .groupBy(day)
    .execute()
  const none = { coins: null, chng: null, pfill: null, reports: 0, faulty: 0 }
  const days = Array.from({ length: contract.historyDays }, (_, index) => addDays(first, index))
  return { days: days.map((wanted) => ({ ...none, ...rows.find((row) => row.day === wanted), day: wanted })) }
})
