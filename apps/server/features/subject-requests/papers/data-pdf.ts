import { type Text, textIn, fillText } from '@dovolilnice/contract/locale'
import { sharedFields } from '@dovolilnice/contract/events/event-words'
import { instantText } from '@dovolilnice/contract/primitives/local-day'
import type { Context } from '../../../platform/http/context.ts'
import { facts } from '../../../platform/pdf/tables.ts'
import { heading, paragraph } from '../../../platform/pdf/pdf-document.ts'
import { townPaper } from '../../../platform/pdf/town-paper.ts'
import type { SubjectRequestRecord } from '../subject-request-tables.ts'

/** What the parts of a person's data are called; each owner's `collect` names its own. */
export const partNames: Readonly<Record<string, Text>> = {
  person: { sl: 'Uporabniški račun', en: 'User account' },
  sessions: { sl: 'Seje', en: 'Sessions' },
  second_factors: { sl: 'Prijava v dveh korakih', en: 'Sign-in in two steps' },
  applications: { sl: 'Vloge', en: 'Applications' },
  application_views: { sl: 'Shranjeni pogledi vlog', en: 'Saved views of applications' },
  application_notes: { sl: 'Interni zapiski o vlogah', en: 'Internal notes about applications' },
  term_extensions: { sl: 'Podaljšanja rokov', en: 'Extensions of terms' },
  administrative_fees: { sl: 'Upravne takse', en: 'Administrative fees' },
  representations: { sl: 'Pooblaščenci', en: 'Representatives' },
  procedure_languages: { sl: 'Jezik postopka', en: 'Language of the procedure' },
  secure_boxes: { sl: 'Varni elektronski predali', en: 'Secure boxes' },
  acts: { sl: 'Upravni akti', en: 'Acts' },
  hearings: { sl: 'Seznanitve', en: 'Hearings' },
  act_restitutions: { sl: 'Predlogi za vrnitev v prejšnje stanje', en: 'Proposals to restore missed terms' },
  act_services: { sl: 'Vročitve', en: 'Service of acts' },
  appeals: { sl: 'Pritožbe', en: 'Appeals' },
  pro_formas: { sl: 'Predračuni', en: 'Pro-forma invoices' },
  documents: { sl: 'Priloge', en: 'Documents' },
  permits: { sl: 'Dovolilnice', en: 'Permits' },
  wallet_credentials: { sl: 'Dovolilnice v denarnicah', en: 'Permits in wallets' },
  invoices: { sl: 'Računi', en: 'Invoices' },
  payments: { sl: 'Plačila', en: 'Payments' },
  counter_payments: { sl: 'Plačila na blagajni', en: 'Payments at the counter' },
  online_payments: { sl: 'Spletna plačila', en: 'Online payments' },
  refunds: { sl: 'Vračila', en: 'Refunds' },
  blocks: { sl: 'Blokirane kartice in telefoni', en: 'Blocked cards and phones' },
  passages: { sl: 'Prehodi', en: 'Passages' },
  passes: { sl: 'Prepustnice', en: 'Passes' },
  hosts: { sl: 'Gostitelji', en: 'Hosts' },
  occasions: { sl: 'Prireditve', en: 'Events of the town' },
  visits: { sl: 'Obiski in opravičila', en: 'Visits and justifications' },
  warden_notes: { sl: 'Zapiski redarjev', en: 'Wardens’ notes' },
  suspicions: { sl: 'Sumi zlorab', en: 'Suspected abuse' },
  passage_reports: { sl: 'Prijave prehodov', en: 'Reported passages' },
  exports: { sl: 'Izvozi', en: 'Exports' },
  events: { sl: 'Revizijska sled', en: 'Audit trail' },
  mails: { sl: 'Poslana sporočila', en: 'Mails' },
}

type Locale = SubjectRequestRecord['locale']

const words = {
  title: { sl: 'Vaši osebni podatki', en: 'Your personal data' },
  lead: {
    sl: 'Zahteva {number}, {name}. Vse, kar program občine za dovolilnice hrani o vas, je tudi v datoteki JSON. Priložene datoteke dobite posebej.',
    en: 'Request {number}, {name}. Everything that the municipality’s permit program holds about you is also in the JSON file. Files that you attached are given to you separately.',
  },
  none: {
    sl: 'V drugih delih programa podatkov o vas ni: {parts}.',
    en: 'The other parts of the program hold no data about you: {parts}.',
  },
}
const yes = { sl: 'da', en: 'yes' }
const no = { sl: 'ne', en: 'no' }

/** The Slovenian or English name of a field where the trail has one, otherwise its own key with blanks. */
const fieldName = (key: string, locale: Locale): string => {
  const known = sharedFields[key]
  return known === undefined ? key.replaceAll('_', ' ') : textIn(known.name, locale)
}

/** A value as people read it: instants in local time, parts of a value by their names. */
const valueText = (value: unknown, locale: Locale): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return textIn(value ? yes : no, locale)
  if (value instanceof Date) return instantText(value.toISOString(), locale)
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return instantText(value, locale)
  if (Array.isArray(value)) return value.map((one) => valueText(one, locale)).join('; ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .map(([key, inner]) => [fieldName(key, locale), valueText(inner, locale)] as const)
    .filter(([, text]) => text !== '')
    .map(([key, text]) => `${key}: ${text}`)
    .join(', ')
}

const isEmpty = (part: unknown): boolean =>
  part === null ||
  part === undefined ||
  (Array.isArray(part) ? part.length === 0 : typeof part === 'object' && Object.values(part).every((inner) => isEmpty(inner)))

const rowsOf = (part: unknown): object[] => (Array.isArray(part) ? part : [part]).filter((row) => typeof row === 'object' && row !== null)

/** A person's data to be read; its JSON twin is for machines. */
export const makeDataPdf = async (context: Context, request: SubjectRequestRecord, data: Record<string, unknown>): Promise<Uint8Array> => {
  const { trx, now, capabilities } = context
  const { locale, number, name } = request
  const parameters = await capabilities.readParameters(trx)
  const issuer = parameters.municipality.name
  const nameOf = (part: string) => textIn(partNames[part] ?? { sl: part, en: part }, locale)
  const parts = Object.entries(data)
  const empty = parts.filter(([, value]) => isEmpty(value)).map(([part]) => nameOf(part))
  const paper = { title: textIn(words.title, locale), locale, madeAt: now, footer: `${issuer} · ${number}` }
  return townPaper(paper, parameters, (pdf) => {
    paragraph(pdf, fillText(textIn(words.lead, locale), { number, name }))
    for (const [part, rows] of parts.filter(([, value]) => !isEmpty(value))) {
      heading(pdf, 2, nameOf(part))
      for (const row of rowsOf(rows))
        facts(
          pdf,
          Object.entries(row).map(([key, value]) => [fieldName(key, locale), valueText(value, locale)] as const),
        )
    }
    if (empty.length > 0) paragraph(pdf, fillText(textIn(words.none, locale), { parts: empty.join(', ') }))
  })
}
