import { retentionYears } from '@dovolilnice/contract/privacy/retention'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { Db } from '../../platform/database/tables.ts'
import { anonymousName } from '../../platform/privacy/anonymous.ts'
import type { OwnerPrivacy } from '../../platform/privacy/owner-privacy.ts'

/** For how long the copy of the data that was given is kept, in months; its hash stays with the request. */
const copyMonths = 12

const nobody = {
  ...{ name: anonymousName, email: null, phone: null, tax_number: null, plate: null, street: '', post_code: '', city: '' },
  ...{ extension_reason: null, text: '', identity_note: null, answer_text: null, letter_key: null, entered_by_name: anonymousName },
}

export const subjectRequestPrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    const copies = startOfLocalDay(addMonths(localDayOf(before), 12 * retentionYears - copyMonths))
    await trx
      .updateTable('subject_request_step')
      .set({ json_key: null, pdf_key: null })
      .where('at', '<', copies)
      .where((is) => is.or([is('json_key', 'is not', null), is('pdf_key', 'is not', null)]))
      .execute()
    const over = trx.selectFrom('subject_request').select('id').where('closed_at', '<', before).where('anonymised_at', 'is', null)
    await trx.deleteFrom('subject_request_match').where('request_id', 'in', over).execute()
    await trx.deleteFrom('subject_request_step').where('request_id', 'in', over).execute()
    await trx
      .updateTable('subject_request')
      .set({ ...nobody, anonymised_at: before })
      .where('closed_at', '<', before)
      .where('anonymised_at', 'is', null)
      .execute()
  },
}

/** Letters, and copies of the data that was given. */
export const subjectFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const letters = await db.selectFrom('subject_request').select('letter_key as key').where('letter_key', 'in', keys).execute()
  const json = await db.selectFrom('subject_request_step').select('json_key as key').where('json_key', 'in', keys).execute()
  const pdf = await db.selectFrom('subject_request_step').select('pdf_key as key').where('pdf_key', 'in', keys).execute()
  return [...letters, ...json, ...pdf].flatMap(({ key }) => key ?? [])
}
