import type { Text } from '@dovolilnice/contract/locale'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import type { Db } from '../../../platform/database/tables.ts'
import { findProcessing } from '../../../platform/privacy/find-processing.ts'
import type { Owner } from '../../../platform/privacy/owner.ts'
import { retentionTerms } from '../../../platform/privacy/processing.ts'

interface Asked {
  table: string
  record_id: string
}

/** Why a record must stay, and the first day on which it may go; null where no day is known. */
export interface Staying {
  until: string | null
  reason: Text
}

/** An account stays while something of it is open, and as long as any of its records. */
const accountStays = async (db: Db, owners: readonly Owner[], id: string, today: string): Promise<Staying | undefined> => {
  const days: string[] = []
  for (const { privacy } of owners) {
    const kept = await privacy?.keeps?.(db, id, today)
    if (kept?.open !== undefined && kept.open.count > 0) return { until: null, reason: retentionTerms.account.reason }
    if (kept?.lastDay != null) days.push(kept.lastDay)
  }
  const last = days.toSorted().at(-1)
  const until = last === undefined ? today : retainedUntil(last)
  return until > today ? { until, reason: retentionTerms.five_years.reason } : undefined
}

/** The records that must stay, by their id, as the owners of their tables say. */
export const findStaying = async (
  db: Db,
  owners: readonly Owner[],
  asked: readonly Asked[],
  today: string,
): Promise<Map<string, Staying>> => {
  const staying = new Map<string, Staying>()
  const tables = new Map(asked.map(({ table, record_id: id }) => [id, table]))
  const ids = [...tables.keys()]
  if (ids.length === 0) return staying
  const processing = findProcessing(owners)
  for (const { privacy } of owners)
    for (const { id, until } of (await privacy?.keptUntil?.(db, ids, today)) ?? []) {
      const kept = processing[tables.get(id) ?? '']?.kept ?? 'five_years'
      staying.set(id, { until, reason: retentionTerms[kept].reason })
    }
  for (const [id, table] of tables) {
    const account = table === 'app_user' ? await accountStays(db, owners, id, today) : undefined
    if (account !== undefined) staying.set(id, account)
  }
  return staying
}
