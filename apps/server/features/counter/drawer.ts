import { drawerSums, expectedCash } from '@dovolilnice/contract/counter/drawer'
import { OperationError } from '@dovolilnice/contract/errors'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { lockKeys } from '../../platform/database/session.ts'
import { announce } from '../../platform/database/notify.ts'
import { type Db, type Row, type Trx, notFound, createRow, sql } from '../../platform/database/db.ts'
import { type SignedInContext, implement } from '../../platform/http/context.ts'
import { hashSecret } from '../../platform/security/secret.ts'
import { addChangeMoney, readDrawers } from '@dovolilnice/contract/counter/operations'
import { v7 } from 'uuid'
import { once } from '../../platform/http/once.ts'

/** PREMISE-DEVICE, as on invoices. */
export const deviceCode = sql<string>`business_premise.code || '-' || cash_device.code`

const devices = (db: Db) => db.selectFrom('cash_device').innerJoin('business_premise', 'business_premise.id', 'cash_device.premise_id')

/** Whether a device takes money on a day: people pay at it, it is in use, and so is its premise. */
const isInUse = (today: string) =>
  sql<boolean>`(cash_device.active and cash_device.at_counter and business_premise.valid_from <= ${today}
    and (business_premise.closed_on is null or business_premise.closed_on > ${today}))`

/**
 * A device, and its drawer locked until the transaction ends: a payment and a closing wait for one another. Always the first lock of a transaction, before
 * payments and applications.
 * @throws OperationError `not_found`
 */
export const lockDrawer = async (trx: Trx, id: string, today: string) => {
  await lockKeys(trx, [`drawer ${id}`])
  const device = await devices(trx)
    .select(['cash_device.id', deviceCode.as('code'), isInUse(today).as('in_use')])
    .where('cash_device.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return device
}

/**
 * As `lockDrawer`, for a device at which money is taken or handed out.
 * @throws OperationError `not_found`, `device_not_in_use`
 */
export const lockUsedDrawer = async ({ trx, now }: Pick<SignedInContext, 'trx' | 'now'>, id: string) => {
  const device = await lockDrawer(trx, id, localDayOf(now))
  if (!device.in_use) throw new OperationError('device_not_in_use')
  return device
}

/** What a device has moved since its last closing, and what must lie in its drawer. */
export const readOpenDay = async (db: Db, deviceId: string) => {
  const last = await db
    .selectFrom('drawer_closing')
    .select(['id', 'number', 'closed_at', 'left_cents'])
    .where('device_id', '=', deviceId)
    .orderBy('year', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  const movements = await db
    .selectFrom('drawer_movement')
    .select(['id', 'kind', 'method', 'cents', 'made_at'])
    .where('device_id', '=', deviceId)
    .where('closing_id', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  const opening = last?.left_cents ?? 0
  const sums = drawerSums(movements)
  return { last_closing: last ?? null, movements, sums: { opening_cents: opening, ...sums, expected_cents: expectedCash(opening, sums) } }
}

/** Writes a movement of the open day. */
export const insertMovement = async (trx: Trx, movement: Omit<Row<'drawer_movement'>, 'in_journal'>): Promise<Row<'drawer_movement'>> => {
  const made = await createRow(trx, 'drawer_movement', movement)
  await announce(trx, 'counter')
  return made
}

/** A movement with every optional column null; each kind of movement fills its own. */
export const emptyMovement = {
  payment_id: null,
  application_id: null,
  invoice_id: null,
  tendered_cents: null,
  transaction_id: null,
  reason: null,
  closing_id: null,
} as const

/** The key of a call that must be carried out once, as it is stored. */
export const keyHashOf = ({ idempotencyKey: key, user }: SignedInContext): string | null =>
  key === null ? null : hashSecret(`${key} ${user.id}`)

/** The movement that an earlier call with the same key made. */
export const findByKey = (trx: Trx) => (hash: string) =>
  trx.selectFrom('drawer_movement').selectAll().where('idempotency_key', '=', hash).executeTakeFirst()

export const handleAddChangeMoney = implement(addChangeMoney, async ({ params, body }, context) => {
  const { trx, now, user } = context
  const keyHash = keyHashOf(context)
  return once(context, keyHash, findByKey(trx), async () => {
    const device = await lockUsedDrawer(context, params.id)
    const movement = await insertMovement(trx, {
      ...emptyMovement,
      ...{ id: v7(), device_id: device.id, kind: 'change_money', method: 'cash', cents: body.cents },
      ...{ made_at: now, made_by: user.id, idempotency_key: keyHash },
    })
    const subject = { type: 'cash_device' as const, id: device.id, label: device.code }
    await context.recordAlso('drawer:add_change', { subject, after: { cents: body.cents } })
    return movement
  })
})

/** The open day of each device; devices out of use only while they still hold something. */
export const handleReadDrawers = implement(readDrawers, async (_, { db, now }) => {
  const today = localDayOf(now)
  const begin = startOfLocalDay(today)
  const found = await devices(db)
    .select(['cash_device.id', 'cash_device.name', deviceCode.as('device'), isInUse(today).as('in_use')])
    .orderBy('device')
    .execute()
  const drawers = []
  for (const device of found) {
    const { sums, movements, last_closing } = await readOpenDay(db, device.id)
    if (!device.in_use && movements.length === 0 && sums.expected_cents === 0) continue
    const opened = movements.at(0)?.made_at ?? null
    drawers.push({
      ...device,
      ...sums,
      movements: movements.length,
      opened_at: opened,
      last_movement_id: movements.at(-1)?.id ?? null,
      is_overdue: opened !== null && opened < begin,
      last_closing,
    })
  }
  return { drawers }
})
