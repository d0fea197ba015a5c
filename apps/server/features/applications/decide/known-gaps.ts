import { missingDocuments } from '@dovolilnice/contract/applications/apply/missing-documents'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { findDuplicates } from './find-duplicates.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    requireKnownGaps: typeof requireKnownGaps
  }
}

/** What the clerk has said to know. */
interface KnownGaps {
  without_documents: readonly string[]
  despite_duplicates: readonly string[]
}

const readGaps = async ({ trx, now, capabilities }: Context, application: ApplicationRecord) => {
  const { documents: required } = await trx
    .selectFrom('permit_kind')
    .select('documents')
    .where('id', '=', application.permit_kind_id)
    .executeTakeFirstOrThrow()
  const { zone } = await trx.selectFrom('parking_lot').select('zone').where('id', '=', application.parking_lot_id).executeTakeFirstOrThrow()
  const documents = await capabilities.readApplicationDocuments(trx, application.id)
  const replaced = application.replaces_permit_id === null ? null : {}
  return {
    missing: missingDocuments({ required_documents: required, documents, replaces_permit: replaced }),
    duplicates: await findDuplicates(trx, application, zone, localDayOf(now)),
  }
}

const namesOf = (documents: readonly { name: Record<Locale, string> }[], locale: Locale): string =>
  documents.map(({ name }) => name[locale].toLowerCase()).join(', ')
const numbersOf = (duplicates: readonly { number: string }[]): string => duplicates.map(({ number }) => number).join(', ')

/**
 * Holds that who decides knows of every missing document and of every open duplicate.
 * @returns what they decide in spite of, for the event's reason; null when nothing speaks against it
 * @throws OperationError `validation`, naming what they have not said to know
 */
export const requireKnownGaps = async (context: Context, application: ApplicationRecord, known: KnownGaps): Promise<string | null> => {
  const { missing, duplicates } = await readGaps(context, application)
  const { locale } = context
  const [documents, numbers] = [namesOf(missing, locale), numbersOf(duplicates)]
  const fields = [
    ...(missing.every(({ type }) => known.without_documents.includes(type))
      ? []
      : [fieldError('without_documents', 'documents_missing', locale, { documents })]),
    ...(duplicates.every(({ id }) => known.despite_duplicates.includes(id))
      ? []
      : [fieldError('despite_duplicates', 'duplicates_open', locale, { numbers })]),
  ]
  if (fields.length > 0) throw new OperationError('validation', { fields })
  const sentences = [
    ...(missing.length === 0 ? [] : [`Brez dokazil: ${namesOf(missing, 'sl')}.`]),
    ...(duplicates.length === 0 ? [] : [`Za isto vozilo v istem območju: ${numbers}.`]),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
