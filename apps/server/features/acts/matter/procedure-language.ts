import { setProcedureLanguage } from '@dovolilnice/contract/acts/representation/representation'
import { OperationError } from '@dovolilnice/contract/errors'
import type { ActSettings } from '@dovolilnice/contract/acts/settings/act-settings'
import type { FurtherLocale, Locale } from '@dovolilnice/contract/locale'
import { v7 } from 'uuid'
import { type Db, type Row, type Trx, insertRow } from '../../../platform/database/db.ts'
import { announce } from '../../../platform/database/notify.ts'
import { type Services, type WorkContext, implement } from '../../../platform/http/context.ts'
import { type Matter, ofMatter } from '../issue/take-act-number.ts'
import { readSettings, secondLanguage } from '../settings/act-settings.ts'
import type { ActLocale } from '../text/act-phrases.ts'
import { lockRecord, recordOf } from './lock-matter.ts'

type Reading = Pick<Services, 'capabilities'>
/** Of an application or a permit: what its matter is, and in which language its mails are. */
type Filed = Matter & Pick<Row<'permit'>, 'locale'>

/** The town's second official language; null where it has one alone. */
const secondOf = async (db: Db, { capabilities }: Reading) => secondLanguage(await capabilities.readParameters(db), await readSettings(db))

/** Where the language of a matter is recorded: a permit goes on with the matter of its application. */
const placeOf = async (db: Db, { application_id, permit_id }: Matter): Promise<Matter> => {
  const permit = await db.selectFrom('permit').select('application_id').where('id', '=', permit_id).executeTakeFirst()
  const application = permit?.application_id ?? application_id
  return { application_id: application, permit_id: application === null ? permit_id : null }
}

const recorded = async (db: Db, matter: Matter): Promise<ActLocale | undefined> =>
  (await db.selectFrom('procedure_language').select('language').where(ofMatter(matter)).executeTakeFirst())?.language

/** The town's second official language with that of the procedure, null where none was recorded; null in a town with one official language. */
export const readProcedureLanguage = async (db: Db, services: Reading, matter: Matter) => {
  const second = await secondOf(db, services)
  if (second === null) return null
  const language = await recorded(db, await placeOf(db, matter))
  return { second, language: language === 'sl' || language === second ? language : null }
}

/** The town's second official language, where the procedure of a matter is in it; null: it is in Slovenian, or none is recorded. */
export const secondOfProcedure = async (db: Db, services: Reading, matter: Matter): Promise<FurtherLocale | null> => {
  const language = (await readProcedureLanguage(db, services, matter))?.language ?? null
  return language === 'sl' ? null : language
}

/**
 * The language in which acts of a matter, and decisions in short form, say beneath the Slovenian what they say: the town's second one, in all its matters or
 * where the procedure is not in Slovenian alone. Where no language was recorded both stand there: nobody is left with a text that they cannot read.
 */
export const languageOfActs = async (
  db: Db,
  services: Reading,
  matter: Matter,
  { second_for: matters }: Pick<ActSettings, 'second_for'>,
): Promise<FurtherLocale | null> => {
  const procedure = await readProcedureLanguage(db, services, matter)
  return procedure === null || (matters === 'procedure' && procedure.language === 'sl') ? null : procedure.second
}

const write = async (trx: Trx, matter: Matter, language: ActLocale, now: Date): Promise<void> => {
  const place = await placeOf(trx, matter)
  await trx.deleteFrom('procedure_language').where(ofMatter(place)).execute()
  await insertRow(trx, 'procedure_language', { id: v7(), ...place, language, created_at: now })
}

/** Who files in the second official language has the procedure in it (ZUP, art. 62); the mails may later be in another. */
export const beginProcedure = async (
  trx: Trx,
  { capabilities, clock }: Pick<WorkContext, 'capabilities' | 'clock'>,
  { locale, ...matter }: Filed,
): Promise<void> => {
  const second = await secondOf(trx, { capabilities })
  if (second !== null) await write(trx, matter, locale === second ? second : 'sl', clock.now())
}

/** A permit of the office that replaces another goes on in its language. */
export const continueProcedure = async (trx: Trx, replaced: string, permit: string, now: Date): Promise<void> => {
  const language = await recorded(trx, { application_id: null, permit_id: replaced })
  if (language !== undefined) await write(trx, { application_id: null, permit_id: permit }, language, now)
}

/**
 * The language of a matter's papers (permit, pro-forma, invoice): that of its procedure. Where none is recorded it is that of its mails, and a party with
 * mails in a language that is not official in the town reads papers of a Slovenian procedure in that one.
 */
export const paperLocale = async (db: Db, services: Reading, { locale, ...matter }: Filed): Promise<Locale> => {
  const procedure = await readProcedureLanguage(db, services, matter)
  if (procedure === null || procedure.language === null) return locale
  return procedure.language === 'sl' && locale !== procedure.second ? locale : procedure.language
}

/** The party may ask for the other language at any time in the procedure. */
export const handleSetProcedureLanguage = implement(setProcedureLanguage, async ({ params: { id }, body: { language } }, context) => {
  const { trx, now } = context
  const { type, number, ...named } = await recordOf(trx, id)
  const matter = await placeOf(trx, named)
  // Of a permit the application is written to: it may be forgotten before the permit, and another may write to it now.
  await lockRecord(trx, matter.application_id ?? matter.permit_id ?? '')
  const before = await readProcedureLanguage(trx, context, matter)
  if (before === null || (language !== 'sl' && language !== before.second)) throw new OperationError('illegal_transition')
  await write(trx, matter, language, now)
  await announce(trx, 'applications')
  const subject = { type, id, label: number }
  context.record({ subject, before: { procedure_language: before.language }, after: { procedure_language: language } })
})
