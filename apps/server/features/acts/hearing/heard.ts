import { isAgainstParty, missingGrounds } from '@dovolilnice/contract/acts/grounds'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import type { Context } from '../../../platform/http/context.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { withSentence } from '../text/act-phrases.ts'
import type { WantedAct } from '../text/compose-act.ts'
import { hearingRows } from './hearing-rows.ts'
import { findOpenTerm } from './open-term.ts'
import type { OpenTerm } from './open-term.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    groundsOf: typeof groundsOf
  }
}

/** What an official says of a decision. */
interface Said {
  facts: string
  reason: string
  heard?: HeardWay | null | undefined
  heard_note: string
  at_once?: string | undefined
}

const notHeard = 'Stranka se pred izdajo odločbe ni posebej izjavljala'

/** @throws OperationError `validation` where no hearing was held */
const heardByAct = async ({ trx, locale }: Context, { application_id, permit_id }: Matter): Promise<string> => {
  const rows = hearingRows(trx).orderBy('hearing.created_at', 'desc').limit(1)
  const [row] = await (
    application_id === null ? rows.where('hearing.permit_id', '=', permit_id) : rows.where('hearing.application_id', '=', application_id)
  ).execute()
  if (row === undefined) throw new OperationError('validation', { fields: [fieldError('heard', 'not_heard', locale)] })
  const told = `Stranka je bila z ugotovitvami seznanjena z aktom št. ${row.number} z dne ${dayInWords(row.issued_on, 'sl')}`
  return row.answer === null ? `${told} in se o njih ni izjavila.` : `${told}. Izjavila je: ${row.answer}`
}

/** Why a decision comes before the end of the party's term, by the sentence that the act then carries. */
const beforeEnd = ({ of, day }: OpenTerm): string =>
  `Rok stranke za ${of === 'hearing' ? 'izjavo' : 'dopolnitev vloge'} (do ${dayInWords(day, 'sl')}) se ob izdaji te odločbe še ni iztekel.`

/**
 * The facts of a decision with a sentence on how the party was heard, or why it was not (ZUP, art. 9 and 146), and whether urgent measures let it come
 * before the end of a term that the party has.
 * @throws OperationError `validation` with every field of which the decision lacks something; also while a term of the party runs, and where no hearing
 * was held
 */
export const groundsOf = async (
  context: Context,
  { kind, application_id, permit_id }: Pick<WantedAct, 'kind' | keyof Matter>,
  said: Said,
): Promise<{ facts: string; urgent: boolean }> => {
  const { facts, heard, heard_note: note } = said
  const matter = { application_id, permit_id }
  const lacking = missingGrounds(kind, said)
  if (lacking.length > 0)
    throw new OperationError('validation', { fields: lacking.map(({ path, rule }) => fieldError(path, rule, context.locale)) })
  if (!isAgainstParty(kind) || heard === undefined || heard === null) return { facts, urgent: false }
  const open = await findOpenTerm(context.trx, matter, context.now)
  if (open !== undefined && heard !== 'urgent') {
    const rule = open.of === 'hearing' ? 'hearing_runs' : 'supplement_runs'
    throw new OperationError('validation', {
      fields: [fieldError('heard', rule, context.locale, { day: dayInWords(open.day, context.locale) })],
    })
  }
  const sentences = {
    own_data: () => `${notHeard}, ker odločitev temelji na dejstvih, ki jih je navedla sama, in na dokazilih, ki jih je predložila.`,
    danger: () => `${notHeard}, ker bi bilo odlašanje nevarno: ${note}`,
    urgent: () =>
      [
        `${notHeard}, ker gre za nujne ukrepe v javnem interesu, ki jih ni mogoče odlagati (4. točka prvega odstavka 144. člena ZUP): ${note}`,
        ...(open === undefined ? [] : [beforeEnd(open)]),
      ].join(' '),
    other: () => `${notHeard}: ${note}`,
    act: () => heardByAct(context, matter),
  }
  return { facts: withSentence(facts, await sentences[heard]()), urgent: heard === 'urgent' }
}
