import { missingDocuments } from '@dovolilnice/contract/applications/apply/missing-documents'
import { failingDocuments } from '@dovolilnice/contract/documents/document-verdict'
import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../../platform/http/context.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { findDuplicates } from './find-duplicates.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    requireKnownGaps: typeof requireKnownGaps
  }
}

/** The problems that the clerk confirmed to have seen. */
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
    failing: failingDocuments({
      documents: documents.map((document) => ({ ...document, created_at: new Date(document.created_at).toISOString() })),
    }),
    duplicates: await findDuplicates(trx, application, zone, localDayOf(now)),
  }
}

const namesOf = (documents: readonly { name: Text }[], locale: Locale): string =>
  documents.map(({ name }) => textIn(name, locale).toLowerCase()).join(', ')
const numbersOf = (duplicates: readonly { number: string }[]): string => duplicates.map(({ number }) => number).join(', ')

/**
 * Requires that the clerk has confirmed every missing document and every open duplicate.
 * A document that was judged not to meet needs no confirmation, but the event says so.
 * @returns the accepted problems, for the event's reason; null when there are none
 * @throws OperationError `validation` with the problems that were not confirmed
 */
export const requireKnownGaps = async (context: Context, application: ApplicationRecord, known: KnownGaps): Promise<string | null> => {
  const { missing, failing, duplicates } = await readGaps(context, application)
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
    ...failing.map(({ type_name: name, verdict_reason: reason }) => `Dokazilo »${name.sl}« po presoji ne ustreza: ${reason}`),
    ...(duplicates.length === 0 ? [] : [`Za isto vozilo na istem območju: ${numbers}.`]),
  ]
  return sentences.length === 0 ? null : sentences.join(' ')
}
