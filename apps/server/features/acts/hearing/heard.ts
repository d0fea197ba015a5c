import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { HeardWay } from '@dovolilnice/contract/primitives/heard'
import type { Context } from '../../../platform/http/context.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { withSentence } from '../text/act-phrases.ts'
import { hearingRows } from './hearing-rows.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    factsWithHearing: typeof factsWithHearing
  }
}

/** What a decision against a party says of its hearing. */
interface Said {
  facts: string
  heard?: HeardWay | null | undefined
  heard_note: string
}

const notHeard = 'Stranka se pred izdajo odločbe ni posebej izjavljala'

/** @throws OperationError `validation` where no hearing was held, or the party may still answer it in its term */
const heardByAct = async ({ trx, now, locale }: Context, { application_id, permit_id }: Matter): Promise<string> => {
  const rows = hearingRows(trx).orderBy('hearing.created_at', 'desc').limit(1)
  const [row] = await (
    application_id === null ? rows.where('hearing.permit_id', '=', permit_id) : rows.where('hearing.application_id', '=', application_id)
  ).execute()
  if (row === undefined) throw new OperationError('validation', { fields: [fieldError('heard', 'not_heard', locale)] })
  if (row.answer === null && row.due_on >= localDayOf(now))
    throw new OperationError('validation', {
      fields: [fieldError('heard', 'hearing_runs', locale, { day: dayInWords(row.due_on, locale) })],
    })
  const told = `Stranka je bila z ugotovitvami seznanjena z aktom št. ${row.number} z dne ${dayInWords(row.issued_on, 'sl')}`
  return row.answer === null ? `${told} in se o njih ni izjavila.` : `${told}. Izjavila je: ${row.answer}`
}

/**
 * The facts of a decision with a sentence on how the party was heard, or why it was not (ZUP, art. 9 and 146).
 * @throws OperationError `validation` where no hearing was held, its term still runs, or a ground is not explained
 */
export const factsWithHearing = async (context: Context, matter: Matter, { facts, heard, heard_note: note }: Said): Promise<string> => {
  if (heard === undefined || heard === null) return facts
  if ((heard === 'danger' || heard === 'other') && note === '')
    throw new OperationError('validation', { fields: [fieldError('heard_note', 'required', context.locale)] })
  const sentences = {
    own_data: () => `${notHeard}, ker odločitev temelji na dejstvih, ki jih je navedla sama, in na dokazilih, ki jih je predložila.`,
    danger: () => `${notHeard}, ker bi bilo odlašanje nevarno: ${note}`,
    other: () => `${notHeard}: ${note}`,
    act: () => heardByAct(context, matter),
  }
  return withSentence(facts, await sentences[heard]())
}
