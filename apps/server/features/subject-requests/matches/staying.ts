import type { Text } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { ErasureBlock } from '@dovolilnice/contract/users/deletion-block'
import type { Context } from '../../../platform/http/context.ts'
import { findProcessing } from '../../../platform/privacy/find-processing.ts'
import { retentionTerms } from '../../../platform/privacy/processing.ts'

type Looking = Pick<Context, 'trx' | 'owners' | 'now' | 'clock' | 'actor' | 'capabilities'>

interface Asked {
  table: string
  record_id: string
}

/** Why a record must stay, and the first day on which it may go; null where no day is known. */
export interface Staying {
  until: string | null
  reason: Text
}

export const isRestricted: Text = {
  sl: 'Obdelava zapisa je omejena (18. člen GDPR): hrani se, dokler se omejitev ne konča.',
  en: 'The processing of the record is restricted (GDPR, article 18): it is stored until the restriction ends.',
}
const isStaff: Text = {
  sl: 'Račun ima pravice za delo v programu: hrani se, dokler mu jih občina ne odvzame (17. člen GDPR, tretji odstavek, točka b).',
  en: 'The account has rights to work in the program: it is kept until the municipality takes them away (GDPR, article 17(3)(b)).',
}

const accountReasons = {
  ...{ staff: isStaff, self: isStaff, last_root: isStaff, restricted: isRestricted },
  ...{ open_permits: retentionTerms.account.reason, open_applications: retentionTerms.account.reason },
  retention: retentionTerms.five_years.reason,
} satisfies Record<ErasureBlock['reason'], Text>

/** An account stays for the first of its reasons; those without a day stand before the retention. */
const accountStays = async (context: Looking, id: string): Promise<Staying | undefined> => {
  const blocks = await context.capabilities.findErasureBlocks(context.trx, context, id)
  const block = blocks.find(({ until }) => until === null) ?? blocks[0]
  return block && { until: block.until, reason: accountReasons[block.reason] }
}

/** The records that must stay, by their id, as the owners of their tables say. */
export const findStaying = async (context: Looking, asked: readonly Asked[]): Promise<Map<string, Staying>> => {
  const { trx, owners, now } = context
  const staying = new Map<string, Staying>()
  const tables = new Map(asked.map(({ table, record_id: id }) => [id, table]))
  const ids = [...tables.keys()]
  if (ids.length === 0) return staying
  const processing = findProcessing(owners)
  for (const { privacy } of owners)
    for (const { id, until } of (await privacy?.keptUntil?.(trx, ids, localDayOf(now))) ?? []) {
      const kept = processing[tables.get(id) ?? '']?.kept ?? 'five_years'
      staying.set(id, { until, reason: retentionTerms[kept].reason })
    }
  for (const [id, table] of tables) {
    const account = table === 'app_user' ? await accountStays(context, id) : undefined
    if (account !== undefined) staying.set(id, account)
  }
  return staying
}
