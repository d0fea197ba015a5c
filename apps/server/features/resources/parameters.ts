import { parametersSchema } from '@dovolilnice/contract/resources/read-parameters'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import { startingFees } from './starting-fees.ts'
import type { Db } from '../../platform/database/tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    readParameters: typeof readParameters
  }
}

/** What a municipality starts from before it has set anything about itself. */
const startingParameters: Parameters = {
  municipality: {
    name: 'Občina',
    names: {},
    genitive: 'Občine',
    coat_of_arms: null,
    street: '',
    post_code: '',
    city: '',
    email: '',
    phone: '',
    tax_number: '',
    registration_number: '',
    representative: '',
  },
  colours: { primary: '#14508c', secondary: '#2672b8', tertiary: '#1f5c3a' },
  privacy: {
    controller: 'Občina',
    officer: '',
    officer_email: '',
    legal_basis: { sl: 'Odlok o ureditvi prometa v starem mestnem jedru', en: 'Municipal ordinance on traffic in the old town' },
    processor: '',
  },
  texts: {},
  languages: { it: '', hu: '' },
  map: { latitude: 46.05, longitude: 14.5, zoom: 16, tiles: '', attribution: '' },
  terms: startingTerms,
  closed_days: [],
  lapse_days: 30,
  hold_hours: 12,
  hold_minutes: 60,
  money: {
    iban: '',
    bic: '',
    bank: '',
    reference_model: 'SI12',
    budget_user_code: '',
    account_code: '',
    purpose_code: 'OTHR',
    reminder_days: 7,
    issue_on_payment: false,
  },
  administrative_fees: startingFees,
  invoices: { budget_users: [], attach_xml: false, send_on_issue: true, vat_payer: true, vat_clause: '' },
  demo: false,
}

/** Not all rows are sections: the texts of mails, large, are read where a mail is written. */
const sections = Object.keys(startingParameters)

/** A section that was stored before one of its settings existed has the starting value of that setting. */
const storedOver = (start: unknown, stored: unknown): unknown =>
  typeof start === 'object' && !Array.isArray(start) && typeof stored === 'object' ? { ...start, ...stored } : stored

/** The municipality's parameters: what is stored over what everyone starts from. */
export const readParameters = async (db: Db): Promise<Parameters> => {
  const rows = await db.selectFrom('parameter').select(['key', 'value']).where('key', 'in', sections).execute()
  const starting = new Map<string, unknown>(Object.entries(startingParameters))
  const stored = rows.map(({ key, value }) => [key, storedOver(starting.get(key), value)])
  return parametersSchema.parse({ ...startingParameters, ...Object.fromEntries(stored) })
}
