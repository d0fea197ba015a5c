import type { representationSchema } from '@dovolilnice/contract/acts/representation/representation'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'
import type { Db, Row } from '../../../platform/database/db.ts'
import { type OwnerPrivacy, ownRows } from '../../../platform/privacy/owner.ts'
import { type Matter, ofMatter } from '../issue/take-act-number.ts'
import type { ActLocale } from '../text/act-phrases.ts'
import { withdrawnEntryColumns } from '../withdrawn-entry.ts'
import { column, defineTable, forgottenTable, type TablesOf } from '../../../platform/database/define-table.ts'

/** To whom an act is addressed, as it was when the act was made. */
export interface Party {
  name: string
  street: string
  post_code: string
  city: string
}

/** The secure box into which acts of a matter are served, while they are served on whoever it belongs to. */
export interface SecureBoxTable {
  id: string
  application_id: string | null
  permit_id: string | null
  /** The representation whose attorney has it; null: the party. */
  representation_id: string | null
  address: string
  entered_by: string | null
  entered_by_name: string
  created_at: Date
}

/** In which language the procedure of a matter is, where the town has two official ones. */
export interface ProcedureLanguageTable {
  id: string
  application_id: string | null
  permit_id: string | null
  language: ActLocale
  created_at: Date
}

declare module '../../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof representationTables> {}
}

/** Kept with the acts, whose service it proves. */
export const representationTables = {
  /** Who represents the party of a matter, and by what paper. */
  representation: defineTable({
    id: column.uuid('impersonal'),
    application_id: column.uuid('kept').orNull(),
    permit_id: column.uuid('kept').orNull(),
    name: column.text('kept'),
    street: column.text('kept'),
    post_code: column.text('kept'),
    city: column.text('kept'),
    document: column.text('kept'),
    scope: column.text('kept'),
    // The last day; null: until it is taken back.
    valid_until: column.day('impersonal').orNull(),
    entered_by: column.uuid('kept').orNull(),
    entered_by_name: column.text('kept'),
    created_at: column.instant('impersonal'),
    version: column.integer('impersonal').byDefault(),
    ...withdrawnEntryColumns,
  }).processed('acts', { sl: 'Pooblaščenci strank', en: 'Representatives of parties' }, ['identity', 'contact', 'staff'], 'archive'),
  // Goes with the personal data of its matter: an act that was sent there keeps its own address.
  secure_box: forgottenTable<SecureBoxTable>().processed(
    'acts',
    { sl: 'Varni elektronski predali strank', en: 'Secure boxes of parties' },
    ['contact', 'staff'],
    'five_years',
  ),
  procedure_language: forgottenTable<ProcedureLanguageTable>().processed(
    'acts',
    { sl: 'Jezik postopka', en: 'Language of the procedure' },
    ['statements'],
    'five_years',
  ),
}

const ownSchema = z.object({ name: z.string(), document: z.string(), scope: z.string(), valid_until: z.nullable(z.string()) })

const ownLanguageSchema = z.object({ language: z.string(), created_at: instantSchema })

const ownBoxSchema = z.object({ address: z.string(), created_at: instantSchema })

/** With a person's own data goes who represents them, and their secure box. */
export const collectRepresentations: NonNullable<OwnerPrivacy['collect']> = {
  representations: ownRows('representation', ownSchema.shape, ['application_id', 'permit_id'], 'created_at'),
  procedure_languages: ownRows('procedure_language', ownLanguageSchema.shape, ['application_id', 'permit_id'], 'created_at'),
  secure_boxes: ownRows('secure_box', ownBoxSchema.shape, ['application_id', 'permit_id'], 'created_at'),
}

export type RepresentationRecord = Row<'representation'>

const holdsOn = ({ withdrawn_at: ended, valid_until: until }: RepresentationRecord, today: string): boolean =>
  ended === null && (until === null || until >= today)

export const presentRepresentation = (row: RepresentationRecord, today: string): z.input<typeof representationSchema> => ({
  ...row,
  holds: holdsOn(row, today),
})

/** All of a matter, the newest first. */
export const readRepresentations = (db: Db, matter: Matter): Promise<RepresentationRecord[]> =>
  db.selectFrom('representation').selectAll().where(ofMatter(matter)).orderBy('created_at', 'desc').orderBy('id').execute()

/** Who represents the party today, as the party itself sees it. */
export const readRepresentative = async (trx: Db, matter: Matter, today: string) => {
  const found = await representativeOf(trx, matter, today)
  return found === undefined ? null : { name: found.name, since: localDayOf(found.created_at), until: found.valid_until }
}

/**
 * On whom an act is served: whoever represents its party now, and the party where nobody does any more. One that was handed over already went to whom the
 * service names.
 */
export const addresseeOf = async (
  trx: Db,
  act: Pick<Row<'act'>, 'id' | 'application_id' | 'permit_id' | 'party'>,
  today: string,
): Promise<Party> => {
  const service = await trx
    .selectFrom('act_service')
    .select('addressee')
    .where('act_id', '=', act.id)
    .where('failed_on', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (service?.addressee) return service.addressee
  const { name, street, post_code, city } = (await representativeOf(trx, act, today)) ?? act.party
  return { name, street, post_code, city }
}

/** On whom acts of a matter are served today instead of the party. */
export const representativeOf = async (trx: Db, matter: Matter, today: string): Promise<RepresentationRecord | undefined> =>
  (await readRepresentations(trx, matter)).find((one) => holdsOn(one, today))

/** The box into which acts of a matter go today: that of whoever they are served on, and of nobody else. */
export const boxFor = async (trx: Db, matter: Matter, today: string): Promise<Row<'secure_box'> | undefined> => {
  const box = await trx.selectFrom('secure_box').selectAll().where(ofMatter(matter)).executeTakeFirst()
  const representation = (await representativeOf(trx, matter, today))?.id ?? null
  return box?.representation_id === representation ? box : undefined
}
