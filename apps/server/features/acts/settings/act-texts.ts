import { type ActKind, actKinds } from '@dovolilnice/contract/acts/act-kinds'
import type { ActText } from '@dovolilnice/contract/acts/settings/act-texts'
import { readActTexts, updateActText } from '@dovolilnice/contract/acts/settings/operations'
import { OperationError } from '@dovolilnice/contract/errors'
import type { FurtherLocale } from '@dovolilnice/contract/locale'
import { v7 } from 'uuid'
import { lockKeys } from '../../../platform/database/session.ts'
import { type Row, type Trx, createRow } from '../../../platform/database/db.ts'
import { readSettings } from './act-settings.ts'
import { hungarianTexts } from '../text/hungarian-texts.ts'
import { italianTexts } from '../text/italian-texts.ts'
import { startingTexts } from '../text/starting-texts.ts'
import { implement } from '../../../platform/http/context.ts'

type Scope = Pick<ActText, 'kind' | 'reason_code' | 'permit_kind_id'>

/** The words with which a town begins in its second language. */
const startingSecond = { it: italianTexts, hu: hungarianTexts }

const startingText = (kind: ActKind, language: FurtherLocale | null) => ({
  ...{ kind, reason_code: null, permit_kind_id: null, version: 0, words: startingTexts[kind] },
  second: startingSecond[language ?? 'it'][kind],
  ...{ changed_at: null, changed_by_name: null },
})

const present = ({ created_at, created_by_name, second_words: second, ...text }: Row<'act_text'>) => ({
  ...text,
  second,
  changed_at: created_at,
  changed_by_name: created_by_name,
})

/** Each stored text in its newest version, those of all kinds and reasons first. */
const newest = (trx: Trx): Promise<Row<'act_text'>[]> =>
  trx
    .selectFrom('act_text')
    .distinctOn(['kind', 'reason_code', 'permit_kind_id'])
    .selectAll()
    .orderBy('kind')
    .orderBy('reason_code', (order) => order.asc().nullsFirst())
    .orderBy('permit_kind_id', (order) => order.asc().nullsFirst())
    .orderBy('version', 'desc')
    .execute()

/**
 * The words for an act: those for its reason and its kind of permit, else for one of them, else for the kind of act, else the product's. `second`
 * is the same text in the second language, null where the town has none: the product's own would not say what the town's Slovenian says.
 */
export const wordsFor = async (
  trx: Trx,
  kind: ActKind,
  { permit_kind_id: permitKind, reason_code: reason }: { permit_kind_id: string; reason_code: string | null },
  language: FurtherLocale | null,
): Promise<Pick<ActText, 'words' | 'second' | 'version'>> => {
  const fits = (await newest(trx)).filter(
    (text) =>
      text.kind === kind &&
      (text.permit_kind_id === null || text.permit_kind_id === permitKind) &&
      (text.reason_code === null || text.reason_code === reason),
  )
  const exactness = (text: Row<'act_text'>): number => (text.reason_code === null ? 0 : 2) + (text.permit_kind_id === null ? 0 : 1)
  const [best] = fits.toSorted((a, b) => exactness(b) - exactness(a))
  return best === undefined ? startingText(kind, language) : present(best)
}

export const handleReadActTexts = implement(readActTexts, async (_, { trx }) => {
  const stored = (await newest(trx)).map(present)
  const { second_language: language } = await readSettings(trx)
  const general = ({ reason_code: reason, permit_kind_id: permitKind }: Scope): boolean => reason === null && permitKind === null
  const ofKinds = actKinds.map((kind) => stored.find((text) => text.kind === kind && general(text)) ?? startingText(kind, language))
  return {
    texts: [...ofKinds, ...stored.filter((text) => !general(text))],
    starting: startingTexts,
    starting_second: startingSecond[language ?? 'it'],
  }
})

const versionOf = async (trx: Trx, { kind, reason_code, permit_kind_id }: Scope): Promise<number> => {
  const found = await trx
    .selectFrom('act_text')
    .select((of) => of.fn.max<number | null>('version').as('version'))
    .where('kind', '=', kind)
    .where('reason_code', 'is not distinct from', reason_code)
    .where('permit_kind_id', 'is not distinct from', permit_kind_id)
    .executeTakeFirst()
  return found?.version ?? 0
}

export const handleUpdateActText = implement(updateActText, async ({ body }, { trx, now, user, record }) => {
  const { words, second, version: seen, ...scope } = body
  await lockKeys(trx, [`act text ${scope.kind}`])
  const kind = scope.permit_kind_id
  if (kind !== null && !(await trx.selectFrom('permit_kind').select('id').where('id', '=', kind).executeTakeFirst()))
    throw new OperationError('not_found')
  const version = await versionOf(trx, scope)
  if (seen !== version) throw new OperationError('conflict', { details: { version } })
  const saved = await createRow(trx, 'act_text', {
    ...{ id: v7(), ...scope, version: version + 1, words: JSON.stringify(words) },
    second_words: second === null ? null : JSON.stringify(second),
    ...{ created_at: now, created_by: user.id, created_by_name: user.name },
  })
  record({ after: { act_kind: scope.kind, text_version: saved.version } })
  return present(saved)
})
