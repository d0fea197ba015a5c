import type { setProcedureLanguage } from '@dovolilnice/contract/acts/representation/representation'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { v7 } from 'uuid'
import type { Db, Row, Trx } from '../../../platform/database/db.ts'
import { announce } from '../../../platform/database/notify.ts'
import type { Handler, Services, WorkContext } from '../../../platform/http/context.ts'
import { type Matter, ofMatter } from '../issue/take-act-number.ts'
import { readSettings, secondLanguage } from '../settings/act-settings.ts'
import type { ActLocale } from '../text/act-phrases.ts'
import { lockMatters, recordOf } from './lock-matter.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    beginProcedure: typeof beginProcedure
    paperLocale: typeof paperLocale
  }
}

type Reading = Pick<Services, 'capabilities'>
/** Of an application or a permit: what its matter is, and in which language its mails are. */
type Filed = Matter & Pick<Row<'permit'>, 'locale'>

/** The town's second official language; null where it has one alone. */
const secondOf = async (db: Db, { capabilities }: Reading) => secondLanguage(await capabilities.readParameters(db), await readSettings(db))

/** What is recorded of a matter; of a permit its own record first, then that of its application. */
const recorded = async (db: Db, { application_id: application, permit_id: permit }: Matter): Promise<ActLocale | undefined> => {
  const found = await db
    .selectFrom('procedure_language')
    .select('language')
    .where((is) =>
      is.or([
        is('application_id', '=', application),
        is('permit_id', '=', permit),
        is('application_id', '=', is.selectFrom('permit').select('application_id').where('id', '=', permit)),
      ]),
    )
    .orderBy('permit_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  return found?.language
}

/** The town's second official language with that of the procedure, null where none was recorded; null in a town with one official language. */
export const readProcedureLanguage = async (db: Db, services: Reading, matter: Matter) => {
  const second = await secondOf(db, services)
  if (second === null) return null
  const language = await recorded(db, matter)
  return { second, language: language === 'sl' || language === second ? language : null }
}

const write = async (trx: Trx, { application_id, permit_id }: Matter, language: ActLocale, now: Date): Promise<void> => {
  await trx.deleteFrom('procedure_language').where(ofMatter({ application_id, permit_id })).execute()
  await trx.insertInto('procedure_language').values({ id: v7(), application_id, permit_id, language, created_at: now }).execute()
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

/**
 * The language of a matter's papers (permit, pro-forma, invoice): that of its procedure. Where none is recorded it is that of its mails, and a party with mails in English reads papers of a Slovenian procedure in English.
 */
export const paperLocale = async (db: Db, services: Reading, { locale, ...matter }: Filed): Promise<Locale> => {
  const procedure = await readProcedureLanguage(db, services, matter)
  const language = procedure?.language ?? locale
  return language === 'sl' && locale === 'en' ? locale : language
}

/** The party may ask for the other language at any time in the procedure. */
export const handleSetProcedureLanguage: Handler<typeof setProcedureLanguage> = async ({ params: { id }, body: { language } }, context) => {
  const { trx, now } = context
  const { type, number, ...matter } = await recordOf(trx, id)
  await lockMatters(trx, [matter])
  const before = await readProcedureLanguage(trx, context, matter)
  if (before === null || (language !== 'sl' && language !== before.second)) throw new OperationError('illegal_transition')
  await write(trx, matter, language, now)
  await announce(trx, 'applications')
  const subject = { type, id, label: number }
  context.record({ subject, before: { procedure_language: before.language }, after: { procedure_language: language } })
}
