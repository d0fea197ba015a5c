import type { AdministrativeFees } from '@dovolilnice/contract/money/fees/administrative-fee'
import * as contract from '@dovolilnice/contract/resources/operations'
import { groundsSchema, startingGrounds, startingRetention } from '@dovolilnice/contract/resources/privacy-settings'
import { startingTerms } from '@dovolilnice/contract/resources/term-settings'
import type { Db } from '../../platform/database/db.ts'
import { OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'
import { type ClosedDay, closedDaysSchema } from '@dovolilnice/contract/holidays/holidays'
import type { Locale } from '@dovolilnice/contract/locale'
import { privacyNotice } from '@dovolilnice/contract/notices/notice-texts'
import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { asStored, requireSeen } from '../../platform/audit/conflict-error.ts'
import { lockKeys } from '../../platform/database/session.ts'
import { announce, notify } from '../../platform/database/notify.ts'
import { type Context, implement } from '../../platform/http/context.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

/**
 * The fees that a town starts from: an application on paper (tariff number 1 of ZUT, which an electronic one does not pay) and the decision (number 3).
 * Amounts and grounds are the town's to check and to change.
 */
const startingFees: AdministrativeFees = {
  tariff: [
    {
      tariff_number: '1',
      name: { sl: 'vloga', en: 'application' },
      valid_from: '2020-01-01',
      electronic_cents: 0,
      paper_cents: 450,
    },
    {
      tariff_number: '3',
      name: { sl: 'odločba', en: 'decision' },
      valid_from: '2020-01-01',
      electronic_cents: 1810,
      paper_cents: 1810,
    },
  ],
  exemptions: [
    {
      code: 'social_assistance',
      name: { sl: 'Prejemnik denarne socialne pomoči ali varstvenega dodatka', en: 'Recipient of social assistance or income support' },
    },
    { code: 'public_body', name: { sl: 'Državni organ, občina ali javni zavod', en: 'State body, municipality or public institution' } },
    { code: 'humanitarian', name: { sl: 'Humanitarna ali invalidska organizacija', en: 'Humanitarian or disability organisation' } },
    { code: 'by_law', name: { sl: 'Druga oprostitev po zakonu', en: 'Another exemption by law' } },
  ],
  iban: '',
  budget_user_code: '',
  account_code: '7111002',
  due_days: 8,
  required: false,
}

/** What a municipality starts from before it has set anything about itself. */
const startingParameters: contract.Parameters = {
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
    officer_contact: '',
    legal_basis: { sl: 'Odlok o ureditvi prometa v starem mestnem jedru', en: 'Municipal ordinance on traffic in the old town' },
    processor: '',
    grounds: startingGrounds,
    assessed_on: '',
  },
  retention: startingRetention,
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
export const readParameters = async (db: Db): Promise<contract.Parameters> => {
  const rows = await db.selectFrom('parameter').select(['key', 'value']).where('key', 'in', sections).execute()
  const starting = new Map<string, unknown>(Object.entries(startingParameters))
  const stored = rows.map(({ key, value }) => [key, storedOver(starting.get(key), value)])
  return contract.parametersSchema.parse({ ...startingParameters, ...Object.fromEntries(stored) })
}

/** With the data-protection notice, as everyone reads it. */
export const withNotice = (parameters: contract.Parameters): contract.PublicParameters => ({
  ...parameters,
  notice: privacyNotice(parameters),
})

const auditValue = (key: string, value: unknown): unknown => {
  // A coat of arms would fill the audit trail with its picture.
  if (key === 'coat_of_arms' && typeof value === 'string') return value.slice(0, 40)
  if (key === 'cameras') return groundsSchema.shape.cameras.parse(value).map(({ device_code: code, ground }) => `${code}: ${ground}`)
  if (key !== 'closed_days') return value
  return closedDaysSchema.parse(value).map(({ day, name }) => `${day} ${name}`)
}

const auditValues = (values: Record<string, unknown>): object => JSON.parse(JSON.stringify(values, auditValue))

/**
 * The price and the administrative fee of an application are told apart by their references. With SI11 those differ by the two codes alone.
 * @throws OperationError `validation` at the sub-account that was sent
 */
const requireOwnReference = (
  body: contract.ParameterChanges,
  { money, administrative_fees: fees }: contract.Parameters,
  locale: Locale,
): void => {
  if (money.reference_model !== 'SI11' || fees.account_code !== money.account_code) return
  if (fees.budget_user_code !== '' && fees.budget_user_code !== money.budget_user_code) return
  const path = body.administrative_fees === undefined ? 'money.account_code' : 'administrative_fees.account_code'
  throw invalidField(path, 'same_account_code', locale)
}

/**
 * The finality of an act is reckoned by the closed days at each step of its service, so the days behind us stay as they are.
 * @throws OperationError `validation` at each day that was added, or at the list where a day was removed
 */
const requirePastDays = (wanted: readonly ClosedDay[], stored: readonly ClosedDay[], { locale, now }: Context): void => {
  const today = localDayOf(now)
  const has = (list: readonly ClosedDay[], day: string): boolean => list.some((one) => one.day === day)
  const refusal = (path: string, days: readonly string[]) =>
    fieldError(path, 'closed_day_past', locale, { days: days.map((day) => dayInWords(day, locale)).join(', ') })
  const removed = stored.map(({ day }) => day).filter((day) => day < today && !has(wanted, day))
  const fields = wanted.flatMap(({ day }, index) => (day < today && !has(stored, day) ? [refusal(`closed_days.${index}.day`, [day])] : []))
  if (removed.length > 0) fields.push(refusal('closed_days', removed))
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

export const handleUpdateParameters = implement(contract.updateParameters, async ({ body: { seen = {}, ...body } }, context) => {
  const { trx, now } = context
  await lockKeys(trx, ['parameters'])
  const stored = await readParameters(trx)
  const before: Record<string, unknown> = stored
  // An IBAN is shown in groups, for instance.
  for (const [key, value] of Object.entries(seen))
    requireSeen(
      asStored(contract.parameterChangesSchema, { [key]: before[key] }),
      asStored(contract.parameterChangesSchema, { [key]: value }),
    )
  if (body.closed_days !== undefined) requirePastDays(body.closed_days, stored.closed_days, context)
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue
    const row = { value: JSON.stringify(value), updated_at: now }
    await trx
      .insertInto('parameter')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
  }
  const after = await readParameters(trx)
  if (body.money !== undefined || body.administrative_fees !== undefined) {
    requireOwnReference(body, after, context.locale)
    await context.capabilities.placeAdministrativeFees(trx, after, now)
  }
  // Gates are told them with their lists.
  if (body.closed_days !== undefined) await notify(trx, 'whitelist')
  await announce(trx, 'parameters')
  context.record({ before: auditValues(Object.fromEntries(Object.keys(body).map((key) => [key, before[key]]))), after: auditValues(body) })
  return after
})

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof resourceTables> {}
}

/** Settings of the town: its own name and address, no person's. */
export const resourceTables = {
  parameter: defineTable({
    key: column.text('impersonal'),
    value: column.json<unknown>()('impersonal'),
    updated_at: column.instant('impersonal'),
  }),
}
