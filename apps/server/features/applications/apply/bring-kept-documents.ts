import type { SentApplicationForm } from '@dovolilnice/contract/applications/apply/application-form'
import { keptDocuments, provesTheSame } from '@dovolilnice/contract/permits/issue/kept-documents'
import type { Row } from '../../../platform/database/tables.ts'
import type { Before, Context } from '../../../platform/http/context.ts'

/** The last days of the documents that were taken over, by type. */
export type KeptDays = Record<string, string>

/** The permit that is renewed, for who may renew it; the transaction refuses all others. */
const renewed = async (context: Before<Context>, { renews_permit_id: id, renewal_key: key }: SentApplicationForm) => {
  const { database, user, capabilities } = context
  if (id === undefined) return undefined
  const permit = await database.kysely.selectFrom('permit').selectAll().where('id', '=', id).executeTakeFirst()
  const isOwn = user !== null && permit?.user_id === user.id
  return isOwn || (key !== undefined && (await capabilities.opensRenewal(database.kysely, id, key))) ? permit : undefined
}

const typesToKeep = async (context: Before<Context>, form: SentApplicationForm, permit: Row<'permit'>) => {
  const { database, storage, files, capabilities } = context
  const plates = await capabilities.lastingPlatesOf(database.kysely, permit.id)
  if (!provesTheSame(form, { ...permit, plates })) return { held: [], kept: [] }
  const sent = capabilities.documentTypesOf(files)
  const { documents } = await database.kysely
    .selectFrom('permit_kind')
    .select('documents')
    .where('id', '=', permit.permit_kind_id)
    .executeTakeFirstOrThrow()
  const held = await capabilities.heldDocuments(database.kysely, storage, { ...permit, plates })
  const kept = keptDocuments(documents, held, form.valid_from)
  return { held, kept: kept.filter(({ type }) => form.kept_documents.includes(type) && !sent.includes(type)) }
}

/**
 * A renewal that changes nothing takes over the documents of the permit that still hold, each as a file of its own: the new application has all it
 * is judged by, and none goes when the old record is forgotten. They join the files of the call, so everything after treats them as sent; what is
 * not taken over is missing by the rules of any application.
 */
export const bringKeptDocuments = async ({ body: form }: { body: SentApplicationForm }, context: Before<Context>): Promise<KeptDays> => {
  const permit = form.kept_documents.length === 0 ? undefined : await renewed(context, form)
  if (permit === undefined) return {}
  const { storage, files } = context
  const { held, kept } = await typesToKeep(context, form, permit)
  for (const { type, expires_on: last } of kept)
    for (const { file_name, media_type, storage_key, expires_on: day } of held.filter((document) => document.type === type)) {
      if (day === null ? last !== null : day < form.valid_from) continue
      const copy = await storage.receive(await storage.open(storage_key))
      files.push({ ...copy, field: `document.${type}`, file_name, media_type, expires_on: day })
    }
  return Object.fromEntries(kept.flatMap(({ type, expires_on: day }) => (day === null ? [] : [[type, day]])))
}
