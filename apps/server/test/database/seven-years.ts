import { addDays, addMonths, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Db, Row } from '../../platform/database/db.ts'

/** What the retention must do with a row. */
export type Fate = 'anonymised' | 'deleted' | 'stays'

export interface FatedRow {
  table: string
  id: string
  fate: Fate
}

/** In each personal text of the rows; nothing else holds it. */
export const personalWord = 'Žigulija'

interface Town {
  kind: Row<'permit_kind'>
  lot: string
  device: string
}

/** A new id for each of these. */
const newIds = <Name extends string>(...names: Name[]) => Object.fromEntries(names.map((name) => [name, v7()])) as Record<Name, string>

/** One day's permit with all that hangs on it, a passage, a command, a mail, events and a payment, all of that day. */
const writeDay = async (db: Db, { kind, lot, device }: Town, day: string, number: number, isOver: boolean): Promise<FatedRow[]> => {
  const at = new Date(startOfLocalDay(day).getTime() + 10 * 3_600_000)
  const { application, permit, credential, document } = newIds('application', 'permit', 'credential', 'document')
  const { passage, command, event } = newIds('passage', 'command', 'event')
  const { look, mail, notice, gate, handover, note, payment } = newIds('look', 'mail', 'notice', 'gate', 'handover', 'note', 'payment')
  const series = String(number).padStart(6, '0')
  const plate = `LJ ${series}`
  const shared = {
    ...{ permit_kind_id: kind.id, parking_lot_id: lot, user_type_code: kind.user_types[0] ?? '', user_id: null },
    ...{ name: personalWord, street: personalWord, post_code: '1000', city: 'Ljubljana', email: 'z@primer.example', phone: '+38641000111' },
    ...{ valid_from: addMonths(day, -12), valid_until: day, created_at: at, updated_at: at },
  }
  await db
    .insertInto('application')
    .values({
      ...{ ...shared, id: application, number: `V-${series}`, status: 'completed', applicant_type: 'person', plates: [plate] },
      ...{ plates_normalised: [plate.replace(' ', '')], period: 'year', access_token_hash: v7(), consent_at: at, remark: personalWord },
    })
    .execute()
  await db
    .insertInto('permit')
    .values({ ...shared, id: permit, number: `D-${series}`, status: 'issued', application_id: application, issued_at: at })
    .execute()
  const kept = { id: credential, permit_id: permit, kind: 'plate' as const, created_at: at }
  await db
    .insertInto('permit_credential')
    .values({ ...kept, value: plate, value_normalised: plate.replace(' ', '') })
    .execute()
  const file = { file_name: `${personalWord}.pdf`, media_type: 'application/pdf', byte_size: 1, sha256: 'x', storage_key: v7() }
  await db
    .insertInto('document')
    .values({ ...file, id: document, permit_id: permit, type: 'other', created_at: at })
    .execute()
  await sql`insert into access_log (id, device_code, at, received_at, event_name, reason_details, credential, plate, permit_id, permit_number)
    values (${passage}, ${device}, ${at}, ${at}, 'admitted', '{}', ${personalWord}, ${personalWord}, ${permit}, ${`D-${series}`})`.execute(
    db,
  )
  const asked = { id: command, device_code: device, action: 'lower' as const, status: 'confirmed' as const, reason: personalWord }
  await db
    .insertInto('device_command')
    .values({ ...asked, requested_by_name: personalWord, requested_at: at, expires_at: at })
    .execute()
  await db.insertInto('bollard_event').values({ id: gate, device_code: device, at, received_at: at, event_name: 'online' }).execute()
  await db
    .insertInto('shift_handover')
    .values({ id: handover, text: personalWord, matters: [], written_by_name: personalWord, written_at: at })
    .execute()
  const noted = { note: personalWord, noted_by_name: personalWord, noted_at: at }
  await db
    .insertInto('bollard_note')
    .values({ id: note, event_id: command, ...noted })
    .execute()
  const told = { action: 'permit:update', actor_name: personalWord, subject_type: 'permit', subject_label: personalWord, at }
  await db
    .insertInto('event')
    .values([
      { ...told, id: event, kind: 'change', subject_id: permit },
      { ...told, id: look, kind: 'read', subject_id: permit },
    ])
    .execute()
  const sent = { id: mail, template: 'permit:issued', recipient: 'z@primer.example', subject: personalWord, body_text: '', body_html: '' }
  await db
    .insertInto('mail')
    .values({ ...sent, subject_id: permit, created_at: at })
    .execute()
  const notified = { id: notice, subject: '{}', text: '{}', audience: JSON.stringify({ to: personalWord }) }
  await db
    .insertInto('notification')
    .values({ ...notified, permits: 1, recipients: 1, created_by_name: personalWord, created_at: at })
    .execute()
  // Kept for ten years, so of seven years none goes.
  const booked = { id: payment, source: 'bank' as const, direction: 'credit' as const, booked_on: day, cents: 2260, currency: 'EUR' }
  await db
    .insertInto('payment')
    .values({ ...booked, payer_name: personalWord, status: 'unknown', created_at: at, updated_at: at })
    .execute()
  const rows = (fate: Fate, tables: Readonly<Record<string, string>>): FatedRow[] =>
    Object.entries(tables).map(([table, id]) => ({ table, id, fate: isOver ? fate : 'stays' }))
  return [
    ...rows('anonymised', { application, permit, access_log: passage, device_command: command, notification: notice, event }),
    ...rows('deleted', {
      permit_credential: credential,
      document,
      bollard_event: gate,
      shift_handover: handover,
      bollard_note: note,
      mail,
    }),
    ...rows('deleted', { event: look }),
    { table: 'payment', id: payment, fate: 'stays' },
  ]
}

/**
 * Writes seven years of a town, a day of every month and the days around the last one that is over.
 * @param today the local day of the run
 * @param lastOver the last local day whose records are over
 */
export const writeSevenYears = async (db: Db, today: string, lastOver: string, lot: string): Promise<FatedRow[]> => {
  const kind = await db.selectFrom('permit_kind').selectAll().orderBy('position').executeTakeFirstOrThrow()
  const device = 'most'
  await db.insertInto('device').values({ code: device, name: 'Most', latitude: 46, longitude: 15 }).execute()
  const months = Array.from({ length: 84 }, (_, back) => addMonths(today, -back))
  const days = [...new Set([...months, lastOver, addDays(lastOver, 1), addDays(lastOver, -1)])].toSorted()
  const rows: FatedRow[] = []
  for (const [index, day] of days.entries()) rows.push(...(await writeDay(db, { kind, lot, device }, day, index + 1, day <= lastOver)))
  return rows
}
