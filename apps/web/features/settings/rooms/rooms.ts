import type { Text } from '@dovolilnice/contract/locale'
import type { Permission } from '@dovolilnice/contract/permissions'
import { noticeTitles } from '@dovolilnice/contract/notices/notice-texts'
import { signTitles } from '@dovolilnice/contract/notices/sign-texts'
import { texts as fees } from '../administrative-fees-form.tsx'
import { mapTexts } from '../municipality-forms.tsx'
import { texts as town } from '../municipality-texts.ts'
import { texts as own } from '../texts.ts'
import { holidayTexts as holidays } from './holidays-texts.ts'
import { roomTexts as texts } from './rooms-texts.ts'
import { searchWords } from '@dovolilnice/contract/search/fold-term'

/** A setting that the search finds by its label, and by words that somebody may have for it. */
interface Setting {
  label: Text
  /** Other words for it, in both languages, divided by blanks. */
  also?: string
  /** The field in its room that gets the focus; without one the room is opened at its top. */
  field?: string
}

/** A room of the settings: one subject at its own address, `/nastavitve/<path>`. */
export interface Room {
  path: string
  title: Text
  about: Text
  /** Who sees it beside those who may set the parameters. */
  permission?: Permission
  settings: readonly Setting[]
}

const ownRoom: Room = {
  path: 'moj-racun',
  title: texts.own,
  about: texts.ownAbout,
  settings: [
    { label: own.ownData, also: 'ime naslov telefon jezik name address phone language', field: 'name' },
    { label: own.email, also: 'e-mail mail', field: 'email' },
    { label: own.password, also: 'geslo password' },
    { label: texts.twoSteps, also: '2fa totp passkey ključ aplikacija' },
    { label: own.sessions, also: 'seje naprave sessions devices odjava' },
    { label: own.privacy, also: 'moji podatki gdpr download' },
  ],
}

const townRoom: Room = {
  path: 'obcina',
  title: texts.town,
  about: texts.townAbout,
  settings: [
    { label: town.name, also: 'naziv', field: 'municipality.name' },
    { label: town.genitive, also: 'sklon', field: 'municipality.genitive' },
    { label: town.nameEn, also: 'prevod translation', field: 'municipality.names.en' },
    { label: town.street, also: 'naslov address sedež', field: 'municipality.street' },
    { label: town.postCode, also: 'pošta', field: 'municipality.post_code' },
    { label: town.city, also: 'pošta', field: 'municipality.city' },
    { label: town.email, also: 'stik kontakt contact', field: 'municipality.email' },
    { label: town.phone, also: 'stik kontakt contact', field: 'municipality.phone' },
    { label: town.taxNumber, also: 'id ddv vat', field: 'municipality.tax_number' },
    { label: town.registrationNumber, also: 'kolofon imprint', field: 'municipality.registration_number' },
    { label: town.representative, also: 'župan kolofon mayor imprint', field: 'municipality.representative' },
    { label: texts.arms, also: 'logotip logo slika', field: 'municipality.coat_of_arms' },
    { label: town.colours, also: 'videz tema theme color', field: 'colours.primary' },
  ],
}

const mapRoom: Room = {
  path: 'zemljevid',
  title: mapTexts.map,
  about: texts.mapAbout,
  settings: [
    { label: mapTexts.latitude, also: 'središče koordinate center', field: 'map.latitude' },
    { label: mapTexts.longitude, also: 'središče koordinate center', field: 'map.longitude' },
    { label: mapTexts.zoom, also: 'zoom', field: 'map.zoom' },
    { label: mapTexts.tiles, also: 'tiles ploščice podlaga ortofoto gurs wmts', field: 'map.tiles' },
    { label: mapTexts.attribution, also: 'avtor licenca copyright', field: 'map.attribution' },
  ],
}

const languageRoom: Room = {
  path: 'jeziki',
  title: texts.languages,
  about: texts.languagesAbout,
  settings: [{ label: town.languages, also: 'italijanščina madžarščina italian hungarian dvojezično', field: 'languages.it' }],
}

const termRoom: Room = {
  path: 'roki',
  title: texts.terms,
  about: texts.termsAbout,
  settings: [
    { label: town.callDays, also: 'rok poziv zup 67', field: 'terms.call_working_days' },
    { label: town.simpleMonths, also: 'rok odločba zup 222', field: 'terms.simple_months' },
    { label: town.specialMonths, also: 'rok odločba zup 222', field: 'terms.special_months' },
    { label: town.anewDays, also: 'rok pritožba appeal zup 251', field: 'terms.anew_days' },
    { label: town.supplementDays, also: 'rok deadline', field: 'terms.supplement_days' },
    { label: town.supplementMinDays, also: 'rok dopolnitev najkrajši', field: 'terms.supplement_min_days' },
    { label: town.extensions, also: 'rok podaljšanje', field: 'terms.extensions' },
    { label: town.hearingDays, also: 'rok seznanitev hearing zup 146', field: 'terms.hearing_days' },
    { label: town.lapseDays, also: 'rok predračun due', field: 'lapse_days' },
    { label: town.holdMinutes, also: 'stebriček odprto spuščen hold', field: 'hold_minutes' },
    { label: town.holdHours, also: 'stebriček odprto spuščen hold', field: 'hold_hours' },
  ],
}

const holidayRoom: Room = {
  path: 'prazniki',
  title: texts.holidays,
  about: texts.holidaysAbout,
  settings: [
    { label: holidays.closed, also: 'praznik most občinski holiday bridge', field: 'closed_days.0.day' },
    { label: holidays.state, also: 'praznik holiday delovni dnevi working days' },
  ],
}

const feeRoom: Room = {
  path: 'takse',
  title: texts.fees,
  about: texts.feesAbout,
  settings: [
    { label: texts.tariff, also: 'zut tarifa fee', field: 'administrative_fees.tariff.0.electronic_cents' },
    { label: texts.exemptions, also: 'oprostitev exemption', field: 'administrative_fees.exemptions.0.code' },
    { label: fees.iban, also: 'račun takse', field: 'administrative_fees.iban' },
    { label: fees.budgetUserCode, also: 'sklic reference pu', field: 'administrative_fees.budget_user_code' },
    { label: fees.accountCode, also: 'sklic reference konto', field: 'administrative_fees.account_code' },
    { label: fees.dueDays, also: 'rok plačilo', field: 'administrative_fees.due_days' },
    { label: fees.required, also: 'obvezno', field: 'administrative_fees.required' },
  ],
}

const moneyRoom: Room = {
  path: 'placila',
  title: texts.money,
  about: texts.moneyAbout,
  settings: [
    { label: town.iban, also: 'trr bančni račun bank account', field: 'money.iban' },
    { label: town.bank, also: 'banka', field: 'money.bank' },
    { label: town.bic, also: 'swift', field: 'money.bic' },
    { label: town.referenceModel, also: 'sklic si00 si11 si12', field: 'money.reference_model' },
    { label: town.budgetUserCode, also: 'pu', field: 'money.budget_user_code' },
    { label: town.accountCode, also: 'konto', field: 'money.account_code' },
    { label: town.purposeCode, also: 'upn qr', field: 'money.purpose_code' },
    { label: town.reminderDays, also: 'opomin opomnik', field: 'money.reminder_days' },
    { label: town.issueOnPayment, also: 'samodejno avtomatsko automatic', field: 'money.issue_on_payment' },
  ],
}

const invoiceRoom: Room = {
  path: 'racuni',
  title: texts.invoices,
  about: texts.invoicesAbout,
  settings: [
    { label: town.sendOnIssue, also: 'račun pošiljanje', field: 'invoices.send_on_issue' },
    { label: town.attachXml, also: 'eslog e-slog xml', field: 'invoices.attach_xml' },
    { label: town.vatPayer, also: 'davek vat', field: 'invoices.vat_payer' },
    { label: town.vatClause, also: 'davek vat 94 člen', field: 'invoices.vat_clause' },
    { label: town.budgetUsers, also: 'ujp', field: 'invoices.budget_users' },
    { label: texts.accounts, also: 'glavna knjiga ledger knjiženje' },
  ],
}

const privacyRoom: Room = {
  path: 'varstvo-podatkov',
  title: texts.privacy,
  about: texts.privacyAbout,
  settings: [
    { label: town.controller, also: 'gdpr', field: 'privacy.controller' },
    { label: town.officer, also: 'dpo gdpr', field: 'privacy.officer' },
    { label: town.officerContact, also: 'dpo gdpr', field: 'privacy.officer_contact' },
    { label: town.officerEmail, also: 'dpo', field: 'privacy.officer_email' },
    { label: town.legalBasisSl, also: 'odlok zakon gdpr', field: 'privacy.legal_basis.sl' },
    { label: town.processor, also: 'izvajalec gdpr', field: 'privacy.processor' },
    { label: town.grounds, also: 'zcpn zvop tablice kamera plate card camera', field: 'privacy.grounds.plate.sl' },
    { label: town.assessedOn, also: 'dpia 35', field: 'privacy.assessed_on' },
    { label: town.permitMonths, also: 'rok hrambe retention', field: 'retention.permit_months' },
    { label: town.passageMonths, also: 'rok hrambe retention', field: 'retention.passage_months' },
    { label: town.refusedHours, also: 'rok hrambe tablice retention', field: 'retention.refused_hours' },
  ],
}

const pageRoom: Room = {
  path: 'besedila',
  title: texts.pages,
  about: texts.pagesAbout,
  settings: [
    { label: town.welcome, also: 'naslovnica home', field: 'texts.home_welcome.sl' },
    { label: town.notice, also: 'naslovnica home zapora', field: 'texts.home_notice.sl' },
    { label: town.hours, also: 'delovni čas', field: 'texts.office_hours.sl' },
    { label: town.duty, also: 'telefon dežurni izpad', field: 'texts.duty.sl' },
    { label: town.termsNote, also: 'pogoji uporabe', field: 'texts.terms_note.sl' },
  ],
}

const noticeRoom: Room = {
  path: 'obvestila',
  title: texts.notices,
  about: texts.noticesAbout,
  settings: [
    ...Object.entries({ ...noticeTitles, ...signTitles }).map(([key, label]) => ({ label, field: `texts.${key}.sl` })),
    { label: town.noticePapers, also: 'pdf tisk print znak' },
  ],
}

const mailRoom: Room = {
  path: 'sporocila',
  title: texts.mails,
  about: texts.mailsAbout,
  settings: [
    { label: texts.mailWords, also: 'e-pošta sporočilo predloga template potrditev odobritev zavrnitev opomnik mail email besedilo' },
  ],
}

const signInRoom: Room = {
  path: 'prijava',
  title: texts.signIn,
  about: texts.signInAbout,
  permission: 'users:roles',
  settings: [{ label: texts.factorRule, also: 'varnost 2fa totp passkey vloge operaterji' }],
}

const addressRoom: Room = {
  path: 'naslovi',
  title: texts.addresses,
  about: texts.addressesAbout,
  permission: 'parking:write',
  settings: [{ label: texts.addressList, also: 'ulica hišna gurs register naslovov območje cona csv street' }],
}

const importRoom: Room = {
  path: 'uvoz',
  title: texts.imports,
  about: texts.importsAbout,
  permission: 'users:roles',
  settings: [{ label: texts.importFile, also: 'csv excel osebe uporabniki dovolilnice prenos migration' }],
}

const programRoom: Room = {
  path: 'programi',
  title: texts.programs,
  about: texts.programsAbout,
  settings: [{ label: texts.programKeys, also: 'api apds policija police redarstvo seznam vozil key bearer webhook obveščanje dogodki' }],
}

export const rooms: readonly Room[] = [
  townRoom,
  mapRoom,
  languageRoom,
  termRoom,
  holidayRoom,
  feeRoom,
  moneyRoom,
  invoiceRoom,
  privacyRoom,
  pageRoom,
  noticeRoom,
  mailRoom,
  signInRoom,
  addressRoom,
  importRoom,
  programRoom,
  ownRoom,
]

/** Slovenian words change their ends: the first letters of a longer word are enough. */
const stem = (word: string): string => word.slice(0, word.length > 6 ? -2 : word.length > 5 ? -1 : undefined)

export interface Searched {
  label: Text
  /** The title and sentence of the room, and other words. */
  around: string
}

/** By their own label first. Each typed word must begin a word of the label, or of what stands around it, in either language. */
export const searchSettings = <One extends Searched>(typed: string, all: readonly One[]): One[] => {
  const wanted = searchWords(typed).map(stem)
  if (wanted.length === 0) return []
  const has = (text: string, parts: readonly string[]): boolean => {
    const words = searchWords(text)
    return parts.every((part) => words.some((word) => word.startsWith(part)))
  }
  const labelOf = ({ label }: One): string => `${label.sl} ${label.en}`
  const byLabel = all.filter((one) => has(labelOf(one), wanted))
  const byMeaning = all.filter((one) => !byLabel.includes(one) && has(`${labelOf(one)} ${one.around}`, wanted))
  return [...byLabel, ...byMeaning]
}
