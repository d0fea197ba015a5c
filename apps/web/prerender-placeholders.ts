import { textIn, type Text } from '@dovolilnice/contract/locale'
import type { PublicParameters } from '@dovolilnice/contract/resources/operations'
import { texts } from './features/home/texts.ts'
import { noticeDefaults, privacyNotice } from '@dovolilnice/contract/notices/notice-texts'
import { startingGrounds, startingRetention } from '@dovolilnice/contract/resources/privacy-settings'
import './prerender-languages.ts'

// Before any text is asked for: the catalogue of the pages' languages.

/** What the server replaces by the parameter of that path when it serves the page (apps/server/platform/http/pages/fill-page.ts). */
const place = (path: string, fallback = ''): string => `{{${path}${fallback === '' ? '' : `|${fallback}`}}}`
const placeOfText = (path: string, fallback?: Text): Text => ({
  sl: place(`${path}.sl`, fallback?.sl),
  en: place(`${path}.en`, fallback?.en),
  it: place(`${path}.it`, fallback && textIn(fallback, 'it')),
  hu: place(`${path}.hu`, fallback && textIn(fallback, 'hu')),
})

/** A number, too, is a name until the page is served. */
const placeOfNumber = (path: string): number => place(path) as unknown as number

const noWords = {
  controller: '',
  officer: '',
  officer_email: '',
  officer_contact: '',
  legal_basis: { sl: '', en: '' },
  processor: '',
  assessed_on: '',
}

/** The notice of a town that has set nothing, until the page is served. */
const starting = privacyNotice({ texts: {}, retention: startingRetention, privacy: { ...noWords, grounds: startingGrounds } })

/**
 * The municipality's parameters as they are known when the pages are built: not at all. Each stands for itself by name; what a page leaves out
 * when it is empty, the server leaves out.
 */
export const placeholders: PublicParameters = {
  municipality: {
    name: place('municipality.name'),
    // The server gives each language a name.
    names: { en: place('municipality.names.en'), it: place('municipality.names.it'), hu: place('municipality.names.hu') },
    genitive: place('municipality.genitive'),
    // The server sends the picture itself, so that the page does not carry it (apps/server/platform/http/pages/town-looks.ts).
    coat_of_arms: '/arms',
    street: place('municipality.street'),
    post_code: place('municipality.post_code'),
    city: place('municipality.city'),
    email: place('municipality.email'),
    phone: place('municipality.phone'),
    tax_number: place('municipality.tax_number'),
    registration_number: place('municipality.registration_number'),
    representative: place('municipality.representative'),
  },
  colours: { primary: '', secondary: '', tertiary: '' },
  privacy: {
    controller: place('privacy.controller'),
    officer: place('privacy.officer'),
    officer_email: place('privacy.officer_email'),
    officer_contact: place('privacy.officer_contact'),
    legal_basis: placeOfText('privacy.legal_basis'),
    processor: place('privacy.processor'),
    grounds: startingGrounds,
    assessed_on: '',
  },
  retention: startingRetention,
  texts: {
    home_welcome: placeOfText('texts.home_welcome', texts.welcome),
    home_notice: placeOfText('texts.home_notice'),
    office_hours: placeOfText('texts.office_hours'),
    terms_note: placeOfText('texts.terms_note'),
    ...Object.fromEntries(Object.entries(noticeDefaults).map(([key, ours]) => [key, placeOfText(`texts.${key}`, ours)])),
  },
  notice: Object.fromEntries(Object.entries(starting).map(([key, ours]) => [key, placeOfText(`notice.${key}`, ours)])),
  map: { latitude: 0, longitude: 0, zoom: 0, tiles: '', attribution: '' },
  terms: {
    call_working_days: placeOfNumber('terms.call_working_days'),
    simple_months: placeOfNumber('terms.simple_months'),
    special_months: placeOfNumber('terms.special_months'),
    anew_days: placeOfNumber('terms.anew_days'),
    supplement_days: placeOfNumber('terms.supplement_days'),
    supplement_min_days: placeOfNumber('terms.supplement_min_days'),
    extensions: placeOfNumber('terms.extensions'),
    hearing_days: placeOfNumber('terms.hearing_days'),
  },
  closed_days: [],
  lapse_days: placeOfNumber('lapse_days'),
  hold_hours: placeOfNumber('hold_hours'),
  hold_minutes: placeOfNumber('hold_minutes'),
  money: {
    iban: '',
    bic: '',
    bank: '',
    reference_model: 'SI12',
    budget_user_code: '',
    account_code: '',
    purpose_code: '',
    reminder_days: 0,
    issue_on_payment: false,
  },
  administrative_fees: { tariff: [], exemptions: [], iban: '', budget_user_code: '', account_code: '', due_days: 8, required: false },
  invoices: { budget_users: [], attach_xml: false, send_on_issue: false, vat_payer: true, vat_clause: '' },
  languages: { it: place('languages.it'), hu: place('languages.hu') },
  demo: false,
}
