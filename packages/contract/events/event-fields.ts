import type { Text } from '../locale.ts'

/**
 * How a field's value is written for people. `start` and `end` are a day or an instant; of a half-open range the `end` is written as the last
 * day that it holds. `kind`, `lot`, `user_type`, `document_type`, `device` and `person` are codes or ids that only the town's lists can name.
 * `validity`, `windows`, `prices`, `credentials` and `documents` are values of several parts, written as a whole.
 */
export type ValueKind =
  | 'start'
  | 'end'
  | 'cents'
  | 'vat'
  | 'bytes'
  | 'picture'
  | 'phone'
  | 'kind'
  | 'lot'
  | 'user_type'
  | 'document_type'
  | 'person'
  | 'device'
  | 'validity'
  | 'windows'
  | 'prices'
  | 'credentials'
  | 'documents'

export interface EventField {
  name: Text
  kind?: ValueKind
}

const field = (sl: string, en: string, kind?: ValueKind): EventField => ({ name: { sl, en }, ...(kind && { kind }) })

/** The name of each field that the audit trail keeps, and how its value is written. A test fails when one is missing. */
const fields: Readonly<Record<string, EventField>> = {
  account: field('uporabniški račun', 'account'),
  action: field('dejanje', 'action'),
  active: field('v rabi', 'in use'),
  applicant: field('za koga', 'for whom'),
  applicant_type: field('vrsta vlagatelja', 'type of applicant'),
  application: field('vloga', 'application'),
  applications: field('vloge', 'applications'),
  by: field('nova dovolilnica', 'new permit'),
  byte_size: field('velikost', 'size', 'bytes'),
  cap_per_holder: field('največ na imetnika', 'most for one holder'),
  capacity: field('število mest', 'places'),
  city: field('kraj', 'city'),
  coat_of_arms: field('grb', 'coat of arms', 'picture'),
  code: field('oznaka', 'code'),
  consent_at: field('seznanjen z obdelavo podatkov', 'took note of the data-protection notice', 'start'),
  controller: field('upravljavec', 'controller'),
  credential: field('oznaka', 'credential'),
  credential_kind: field('način odpiranja', 'way of opening'),
  credentials: field('načini odpiranja', 'ways of opening', 'credentials'),
  days_left: field('še dni', 'days left'),
  deleted: field('tudi izbrisana', 'deleted ones too'),
  description: field('opis', 'description'),
  device: field('stebriček', 'gate', 'device'),
  device_code: field('stebriček', 'gate', 'device'),
  documents: field('dokazila', 'documents', 'documents'),
  due_on: field('rok', 'due', 'start'),
  email: field('e-poštni naslov', 'e-mail address'),
  ended: field('končane prijave', 'sessions ended'),
  event_name: field('vrsta dogodka', 'kind of event'),
  expires_before: field('poteče najpozneje', 'expires by', 'end'),
  expires_from: field('poteče najprej', 'expires from', 'start'),
  fee_cents: field('taksa', 'fee', 'cents'),
  file_name: field('datoteka', 'file'),
  found: field('najdenih zapisov', 'records found'),
  from: field('od', 'from', 'start'),
  from_time: field('od ure', 'from (time)'),
  genitive: field('ime občine v rodilniku', 'name in the genitive'),
  granted: field('dodane pravice', 'granted permissions'),
  home_notice: field('obvestilo na prvi strani', 'notice on the front page'),
  home_welcome: field('uvod na prvi strani', 'welcome on the front page'),
  held: field('zadržan spuščen', 'held lowered'),
  kind: field('vrsta', 'kind', 'kind'),
  label: field('oznaka', 'tag'),
  lapse_days: field('dni za plačilo', 'days to pay'),
  latitude: field('zemljepisna širina', 'latitude'),
  legal_basis: field('pravna podlaga', 'legal basis'),
  locale: field('jezik', 'language'),
  longitude: field('zemljepisna dolžina', 'longitude'),
  lot: field('parkirišče', 'lot', 'lot'),
  max_vehicles: field('največ vozil', 'most vehicles'),
  media_type: field('vrsta datoteke', 'type of file'),
  name: field('ime', 'name'),
  number: field('številka', 'number'),
  office_hours: field('uradne ure', 'office hours'),
  officer: field('pooblaščena oseba', 'data protection officer'),
  officer_email: field('e-pošta pooblaščene osebe', 'e-mail of the officer'),
  one_open_per_plate: field('ena na vozilo', 'one for a vehicle'),
  openings: field('načini odpiranja', 'ways of opening'),
  outlived: field('poteče pred dovolilnico', 'ends before its permit'),
  parking_lot_id: field('parkirišče', 'lot', 'lot'),
  parking_lots: field('parkirišča', 'lots', 'lot'),
  passages: field('prehodi', 'passages'),
  period: field('obdobje', 'period'),
  period_count: field('število obdobij', 'number of periods'),
  permit: field('dovolilnica', 'permit'),
  permit_kind_id: field('vrsta dovolilnice', 'kind of permit', 'kind'),
  permit_number: field('dovolilnica', 'permit'),
  permits: field('dovolilnice', 'permits'),
  person: field('kdo', 'who'),
  phone: field('telefon', 'phone', 'phone'),
  phones: field('telefoni', 'phones', 'phone'),
  plate: field('vozilo', 'vehicle'),
  plates: field('registrske oznake', 'plates'),
  post_code: field('poštna številka', 'post code'),
  preview: field('samo predogled', 'preview only'),
  primary: field('glavna barva', 'main colour'),
  processor: field('obdelovalec', 'processor'),
  q: field('iskano', 'searched for'),
  reason: field('razlog', 'reason'),
  received_on: field('prejeto dne', 'received on', 'start'),
  recipient: field('prejemnik', 'recipient'),
  recipients: field('prejemniki', 'recipients'),
  refused: field('samo zavrnjeni', 'refused only'),
  remark: field('opomba', 'remark'),
  repeated: field('ponovljen ukaz', 'repeated command'),
  replace_reason: field('razlog zamenjave', 'reason for the replacement'),
  replaces: field('namesto', 'in the place of'),
  revoked: field('odvzete pravice', 'revoked permissions'),
  rfid: field('kartica', 'card'),
  role: field('vloga', 'role'),
  search: field('iskano', 'searched for'),
  secondary: field('druga barva', 'second colour'),
  source: field('oddana prek', 'sent through'),
  state: field('stanje', 'state'),
  status: field('stanje', 'status'),
  street: field('ulica', 'street'),
  subject: field('zadeva', 'subject'),
  subject_type: field('vrsta zapisa', 'kind of record'),
  suspended: field('začasna ustavitev', 'suspension'),
  supplement_documents: field('zahtevana dokazila', 'documents asked for', 'document_type'),
  supplement_text: field('poziv k dopolnitvi', 'supplement request'),
  supplement_working_days: field('delovnih dni za dopolnitev', 'working days for a supplement'),
  tag: field('oznaka', 'tag'),
  tags: field('kartice', 'cards'),
  tax_number: field('davčna številka', 'tax number'),
  tertiary: field('tretja barva', 'third colour'),
  time_windows: field('časovna okna', 'time windows', 'windows'),
  to: field('komu', 'to whom'),
  type: field('vrsta', 'type'),
  until: field('do', 'until', 'end'),
  until_time: field('do ure', 'until (time)'),
  user_type_code: field('vrsta uporabnika', 'type of user', 'user_type'),
  user_types: field('vrste uporabnikov', 'types of users', 'user_type'),
  valid_from: field('velja od', 'valid from', 'start'),
  valid_now: field('samo veljavne', 'in force only'),
  valid_on: field('veljavna na dan', 'in force on', 'start'),
  valid_until: field('velja do', 'valid until', 'end'),
  validity: field('pravilo veljavnosti', 'rule of validity', 'validity'),
  value: field('oznaka', 'value'),
  vat_basis_points: field('DDV', 'VAT', 'vat'),
  versions: field('cene', 'prices', 'prices'),
  waiting: field('samo čakajoče', 'waiting only'),
  zone: field('območje', 'zone'),
  zoom: field('povečava', 'zoom'),
}

/** Where a field means something else for one kind of record. */
const ofTopic: Readonly<Record<string, Readonly<Record<string, EventField>>>> = {
  document: { type: field('dokazilo', 'document', 'document_type') },
  event: { actor_id: field('kdo', 'who', 'person'), kind: field('vrsta dogodka', 'kind of event') },
  user: { active: field('račun omogočen', 'account active') },
}

/** Fields that are never shown: ids that stand beside a number or name, technical values, and times that the event has itself. */
const hiddenFields = new Set([
  'actor_id',
  'anonymised_at',
  'application_id',
  'created_at',
  'decided_at',
  'decided_by',
  'id',
  'idempotency_key',
  'issued_at',
  'issued_by',
  'page',
  'permit_id',
  'permit_uuid',
  'plates_normalised',
  'position',
  'reminded_30_at',
  'reminded_7_at',
  'renews_permit_id',
  'replaces_permit_id',
  'sha256',
  'subject_id',
  'updated_at',
  'user_id',
  'value_normalised',
  'version',
  'warned_at',
])

/** What an event is about: the kind of its record, or the noun of its action where it is about many. */
export const topicOf = ({ action, subject_type: type }: { action: string; subject_type: string | null }): string =>
  type ?? action.split(':')[0] ?? ''

/** A field as people read it: undefined when it is never shown, null when it has no name yet. */
export const eventField = (key: string, topic: string): EventField | undefined | null =>
  ofTopic[topic]?.[key] ?? (hiddenFields.has(key) ? undefined : (fields[key] ?? null))
