import type { TariffPeriod } from '@dovolilnice/contract/parking/permit-kind'
import * as contract from '@dovolilnice/contract/parking/tariff-versions'
import { v7 } from 'uuid'
import { type Trx, insertRow, updateRow } from '../../platform/database/db.ts'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { callOffTariff, changeTariff } from '@dovolilnice/contract/parking/operations'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { announce } from '../../platform/database/notify.ts'
import { countOf, noEffect, openApplications, type Touched } from './read-parking.ts'
import { implement } from '../../platform/http/context.ts'

type Columns = Omit<contract.TariffVersion, 'id'>
/** What a version says, without its id and what a form sends beside it. */
const columnsOf = ({ price_cents, vat_basis_points, pro_rata, second_cents, third_cents, valid_from, valid_until }: Columns): Columns => ({
  price_cents,
  vat_basis_points,
  pro_rata,
  second_cents,
  third_cents,
  valid_from,
  valid_until,
})

/** Writes the versions of one period: deletes those that are no longer listed and updates the end of the others. */
const writeTariffs = async (trx: Trx, kindId: string, period: TariffPeriod, versions: readonly contract.TariffVersion[]): Promise<void> => {
  if (!contract.isWithoutOverlap(versions)) throw new Error('a day would have two prices')
  const kept = versions.flatMap(({ id }) => (id === null ? [] : [id]))
  await trx
    .deleteFrom('tariff')
    .where('permit_kind_id', '=', kindId)
    .where('period', '=', period)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  for (const { id, ...version } of versions) {
    if (id === null) await insertRow(trx, 'tariff', { ...columnsOf(version), id: v7(), permit_kind_id: kindId, period })
    else await updateRow(trx, 'tariff', id, { valid_until: version.valid_until })
  }
}

/** The prices of a period for the audit trail. */
const auditTariffs = (period: TariffPeriod, versions: readonly contract.TariffVersion[]) => ({
  period,
  versions: versions.map(columnsOf),
})

interface NewPriceOf {
  period: TariffPeriod
  valid_from: string
}

/** The kind's row, locked, so that two changes of its prices run one after the other. */
const lockKind = (trx: Trx, id: string) =>
  trx.selectFrom('permit_kind').select(['id', 'name', 'version', 'validity']).where('id', '=', id).forUpdate().executeTakeFirst()

const readVersions = async (trx: Trx, kindId: string, period: TariffPeriod) =>
  contract.versionsOf(
    await trx.selectFrom('tariff').selectAll().where('permit_kind_id', '=', kindId).orderBy('valid_from').execute(),
    period,
  )

const nextVersion = (trx: Trx, kind: { id: string; version: number }) =>
  updateRow(trx, 'permit_kind', kind.id, { version: kind.version + 1 })

/** A new price does not affect permits and applications: they keep the price of their day. It may replace announced prices. */
const tariffEffect = async (
  trx: Trx,
  touched: Touched,
  { period, valid_from: from }: NewPriceOf,
  dropped: number,
): Promise<contract.ChangeEffect> => {
  const waiting = await countOf(openApplications(trx, touched).where('application.period', '=', period))
  const notes: contract.ChangeEffect['notes'] = [
    { note: 'price_kept', count: waiting },
    { note: 'prices_dropped', count: dropped },
  ]
  return { ...noEffect(from), notes: notes.filter(({ count }) => count > 0) }
}

export const handleChangeTariff = implement(changeTariff, async ({ params, body }, context) => {
  const { trx, now, locale } = context
  const { period, valid_from: from } = body
  const today = localDayOf(now)
  const kind = await lockKind(trx, params.id)
  if (kind === undefined) throw new OperationError('not_found')
  if (body.version !== kind.version) throw new OperationError('conflict', { details: { version: kind.version } })
  // An hourly price is paid for each day, so the number of days must follow from the form.
  if (period === 'hour' && body.price_cents !== null && kind.validity.rule !== 'periods')
    throw invalidField('period', 'hours_by_days', locale)
  const before = await readVersions(trx, kind.id, period)
  const earliest = contract.earliestNewPrice(before, today)
  if (from < earliest) throw invalidField('valid_from', 'price_day', locale, { earliest: dayInWords(earliest, locale) })
  const after = contract.withPrice(before, body)
  const dropped = before.filter(({ id }) => !after.some((version) => version.id === id)).length
  const effect = await tariffEffect(trx, { column: 'permit_kind_id', id: kind.id, today }, body, dropped)
  if (body.preview) return { id: kind.id, saved: false, effect }
  await writeTariffs(trx, kind.id, period, after)
  await nextVersion(trx, kind)
  await announce(trx, 'parameters')
  await context.recordAlso('tariff:change', {
    subject: { type: 'permit_kind', id: kind.id, label: kind.name.sl },
    before: auditTariffs(period, before),
    after: auditTariffs(period, after),
  })
  return { id: kind.id, saved: true, effect }
})

export const handleCallOffTariff = implement(callOffTariff, async ({ params }, { trx, now, record }) => {
  const tariff = await trx.selectFrom('tariff').selectAll().where('id', '=', params.id).executeTakeFirst()
  const kind = tariff && (await lockKind(trx, tariff.permit_kind_id))
  if (tariff === undefined || kind === undefined) throw new OperationError('not_found')
  if (tariff.valid_from <= localDayOf(now)) throw new OperationError('in_use')
  const { period } = tariff
  const before = await readVersions(trx, kind.id, period)
  const after = contract.withoutPrice(before, tariff.valid_from)
  await writeTariffs(trx, kind.id, period, after)
  await nextVersion(trx, kind)
  await announce(trx, 'parameters')
  record({
    subject: { type: 'permit_kind', id: kind.id, label: kind.name.sl },
    before: auditTariffs(period, before),
    after: auditTariffs(period, after),
  })
  return { permit_kind_id: kind.id }
})
