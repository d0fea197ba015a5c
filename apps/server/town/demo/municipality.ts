import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noticeDefaults } from '@dovolilnice/contract/notices/notice-texts'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { startingGrounds, startingRetention } from '@dovolilnice/contract/resources/privacy-settings'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'

const coatOfArms = readFileSync(join(import.meta.dirname, 'coat-of-arms.svg'))

/** Občina Lipograd is in no register: name, post code and people are invented, and nothing in it can be reached. */
export const municipality: Parameters['municipality'] = {
  name: 'Občina Lipograd',
  names: {},
  genitive: 'Občine Lipograd',
  coat_of_arms: `data:image/svg+xml;base64,${coatOfArms.toString('base64')}`,
  street: 'Glavni trg 1',
  post_code: '9999',
  city: 'Lipograd',
  email: 'obcina@lipograd.example',
  phone: '+38610000100',
  tax_number: '12345679',
  registration_number: '1234567000',
  representative: 'Vida Vzorčna Lipograjska, županja',
}

/** The middle of the town's drawn map; no street of the world lies there. */
export const centre = { latitude: 46.05, longitude: 14.5 }

/** What the municipality says about itself, the data-protection notice included. */
export const demoParameters: Parameters = {
  municipality,
  colours: { primary: '#14508c', secondary: '#2672b8', tertiary: '#1f5c3a' },
  privacy: {
    controller: 'Občina Lipograd, Glavni trg 1, 9999 Lipograd, obcina@lipograd.example',
    officer: 'Zala Zaupna Vzorčna',
    officer_email: 'varstvo.podatkov@lipograd.example',
    officer_contact: 'Glavni trg 1, 9999 Lipograd, +386 1 000 01 03',
    legal_basis: {
      sl: 'Odlok o ureditvi prometa v starem mestnem jedru Občine Lipograd (izmišljen, za preizkus)',
      en: 'Ordinance of the Municipality of Lipograd on traffic in the old town (invented, for trying out)',
    },
    processor: 'Zgledni sistemi d. o. o., Lipova ulica 7, 9999 Lipograd',
    grounds: startingGrounds,
    assessed_on: '2026-03-02',
  },
  retention: startingRetention,
  texts: {
    home_welcome: {
      sl: 'Staro mestno jedro Lipograda varujejo potopni stebrički. Za vožnjo in parkiranje v njem potrebujete dovolilnico.',
      en: 'Bollards protect the old town of Lipograd. To drive and park in it you need a permit.',
    },
    home_notice: {
      sl: 'Preizkusno okolje: občina, ljudje in vozila so izmišljeni.',
      en: 'Demonstration: the municipality, its people and vehicles are invented.',
    },
    office_hours: {
      sl: 'Sprejemna pisarna: ponedeljek in torek 8–12 in 13–15, sreda 8–12 in 13–17, petek 8–13.',
      en: 'Office: Monday and Tuesday 8–12 and 13–15, Wednesday 8–12 and 13–17, Friday 8–13.',
    },
    duty: { sl: 'Dežurni: +386 1 000 01 12, podnevi in ponoči.', en: 'On duty: +386 1 000 01 12, day and night.' },
    privacy_transfer: noticeDefaults.privacy_transfer,
  },
  languages: { it: '', hu: '' },
  map: { ...centre, zoom: 17, tiles: '', attribution: '' },
  terms: startingTerms,
  closed_days: [],
  lapse_days: 30,
  hold_hours: 12,
  hold_minutes: 60,
  // No bank has the number 99, so nothing can be paid to this account; its check digits are right all the same.
  money: {
    iban: 'SI56990000000012387',
    bic: 'LIPGSI2X',
    bank: 'Banka Lipograd (izmišljena)',
    reference_model: 'SI12',
    budget_user_code: '',
    account_code: '',
    purpose_code: 'OTHR',
    reminder_days: 7,
    issue_on_payment: true,
  },
  administrative_fees: {
    tariff: [
      { tariff_number: '1', name: { sl: 'vloga', en: 'application' }, valid_from: '2020-01-01', electronic_cents: 0, paper_cents: 450 },
      { tariff_number: '3', name: { sl: 'odločba', en: 'decision' }, valid_from: '2020-01-01', electronic_cents: 1810, paper_cents: 1810 },
    ],
    exemptions: [
      {
        code: 'social_assistance',
        name: { sl: 'Prejemnik denarne socialne pomoči ali varstvenega dodatka', en: 'Recipient of social assistance or income support' },
      },
      { code: 'humanitarian', name: { sl: 'Humanitarna ali invalidska organizacija', en: 'Humanitarian or disability organisation' } },
    ],
    iban: '',
    budget_user_code: '75698',
    account_code: '7111002',
    due_days: 8,
    required: false,
  },
  invoices: { budget_users: [], attach_xml: true, send_on_issue: true, vat_payer: true, vat_clause: '' },
  demo: true,
}

/** The town's own work-free day in the year to come, for a day that has passed cannot be changed. */
export const closedDaysAfter = (today: string): Parameters['closed_days'] => [
  { day: `${Number(today.slice(0, 4)) + 1}-12-24`, name: 'Praznik Občine Lipograd' },
]
