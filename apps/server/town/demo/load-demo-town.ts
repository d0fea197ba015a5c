import { credentialKey } from '@dovolilnice/contract/primitives/credential'
import type { Bar, Grant, Whitelist } from '@dovolilnice/contract/access/whitelist'
import { shownWindows } from '@dovolilnice/contract/parking/own-hours'
import { retentionYears } from '@dovolilnice/contract/privacy/retention'
import { addDays, addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { type CredentialRow, credentialsOf } from './people/credentials.ts'
import { type Device, makeDevices, makePassages, type PassageRow } from './gates/passages.ts'
import { makePermits, type Permit } from './records/permits.ts'
import { features } from '../../compose.ts'
import type { Row, Trx } from '../../platform/database/db.ts'
import { type Actor, drawZones, makeLots, pairsOf, type Town } from './town.ts'
import { createRandom, type Random } from './random.ts'
import type { Services } from '../../platform/http/context.ts'
import { finishPdf, startPdf } from '../../platform/pdf/pdf-document.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { followDemoFinality, issueDemoActs, makeHandoverOfActs, proposeDemoRestitution } from './records/acts.ts'
import { lodgeDemoAppeals } from './records/appeals.ts'
import { makeFees } from './records/money/administrative-fees.ts'
import { makeApplications } from './records/applications.ts'
import { makeBollardAlerts, makeBollardEvents, makeBollardNotes, makeCommands, makeHandovers } from './gates/bollard-archive.ts'
import { demoAccounts, makeApplicants, makeUsers, type UserRow } from './people/people.ts'
import { makeDocuments } from './records/documents.ts'
import { makeDemoTerms, makeHistory } from './records/history.ts'
import { judgeDemoDocuments } from './records/findings.ts'
import { makeExports, makeExportSchedules } from './records/exports.ts'
import { makeImports } from './records/imports.ts'
import { makeHost, makeOccasion, makePasses, makePrograms, makeVisits, makeVisitSettings, writeDemoNotes } from './gates/passes.ts'
import { insertRows } from './insert-rows.ts'
import { installCoinMachines } from './machines/coin-machines.ts'
import { fillDemoDrawer } from './records/money/counter.ts'
import { collectDemoFees } from './records/money/fee-calls.ts'
import { issueDemoInvoices, issueProFormas } from './records/money/invoices.ts'
import { makeMails } from './records/mails.ts'
import { closedDaysAfter, demoParameters } from './municipality.ts'
import { demoMapping, makePayments } from './records/money/payments.ts'
import { creditDemoRefund, proposeDemoRefunds } from './records/money/refunds.ts'

/** What a permit grants, as it stands today. */
const grantOf = ({ row, kind, lot }: Permit): Grant => ({
  permit: row.number,
  from: startOfLocalDay(row.valid_from).getTime(),
  until: startOfLocalDay(row.valid_until).getTime(),
  zone: lot.zone,
  isPass: false,
  windows: shownWindows(kind.time_windows, row),
  bar: row.status === 'issued' || row.status === 'mistaken' ? undefined : (row.status satisfies Bar),
})

/** The whitelist by which a gate of the demo town decided for the whole month, so that the reason on each line of its log is right. */
const demoWhitelists = (
  permits: readonly Permit[],
  credentials: readonly CredentialRow[],
  devices: readonly Device[],
  now: Date,
): Whitelist[] => {
  const grants = new Map<string, Grant[]>()
  const grantOfPermit = new Map(permits.map((permit) => [permit.row.id, grantOf(permit)]))
  for (const { kind, value_normalised, permit_id } of credentials) {
    const key = credentialKey(kind, value_normalised)
    grants.set(key, [...(grants.get(key) ?? []), grantOfPermit.get(permit_id)!])
  }
  return devices.map(({ code, zone, fail_mode }) => ({
    version: 1,
    device: code,
    zone,
    issuedAt: now.getTime(),
    expiresAt: Number.POSITIVE_INFINITY,
    failMode: fail_mode,
    workFree: undefined,
    openWindows: [],
    direction: 'both' as const,
    passbackMinutes: undefined,
    grants,
    keyOf: credentialKey,
  }))
}

/** Invented, in the shape of the chart of accounts of budget users. */
const roles = {
  receivables: '120000',
  unallocated: '284000',
  vat: '234000',
  administrative_fee: '7111002',
  bank: '110000',
  cash: '100000',
  card_terminal: '109100',
  card_online: '109200',
  cash_in_transit: '109000',
  cash_difference: '468000',
  machine_coins: '109300',
  machine_income: '7130005',
  card_fees: '402930',
  clearing_difference: '402999',
}

/** The income account of municipal fees, and of fees with VAT. */
const [municipalFees, taxedFees] = ['7111207', '7130002']

/** The accounts of the town: each kind of permit by whether its price has VAT in it. */
const ledgerAccountsOf = ({ kinds }: Town): Row<'ledger_account'>[] => [
  ...Object.entries(roles).map(([place, account]) => ({ place, account })),
  ...kinds.map(({ id, tariffs }) => ({
    place: `kind:${id}`,
    account: tariffs.some(({ vat_basis_points: rate }) => rate > 0) ? taxedFees : municipalFees,
  })),
]

const labels = [
  ['Sum zlorabe', 'Isto vozilo pri dveh stebričkih v dveh minutah.'],
  ['Pritožba', 'Imetnik je poklical, ker se stebriček ni spustil.'],
  ['Preverjeno', null],
  ['Opomba operaterja', 'Voznik je poklical: čaka na novo tablico. Napoten na občino.'],
] as const

/** The tags that clerks put on lines of the log: on refused ones of the last days. */
const makeAccessTags = (random: Random, passages: readonly PassageRow[], clerks: readonly Actor[]) =>
  passages
    .filter(({ event_name }) => event_name === 'refused')
    .slice(-12)
    .filter((_, index) => index % 3 !== 1)
    .map((line, index) => {
      const [label, remark] = labels[index % labels.length]!
      const at = new Date(line.received_at.getTime() + random.int(60, 3000) * 1000)
      return { id: random.id(at), access_log_id: line.id, label, remark, created_by: random.pick(clerks).id, created_at: at }
    })

const remarks = ['Takrat sem bila v službi, avto je stal doma.', null, 'Kartica je bila ta dan v avtu na servisu.'] as const

type Held = { row: Pick<Row<'permit'>, 'id' | 'user_id'> }

/** Passages of the last days that their holders say were not theirs; none is answered yet. */
const makePassageReports = (random: Random, passages: readonly PassageRow[], permits: readonly Held[]) => {
  const holders = new Map(permits.map(({ row }) => [row.id, row.user_id]))
  const own = passages.flatMap((line) => {
    const reported_by = holders.get(line.permit_id ?? '')
    return line.event_name === 'admitted' && reported_by != null ? [{ line, reported_by }] : []
  })
  return own.slice(-remarks.length).map(({ line, reported_by }, index) => {
    const at = new Date(line.received_at.getTime() + random.int(60, 3000) * 1000)
    return { id: random.id(at), access_log_id: line.id, reported_by, remark: remarks[index] ?? null, reported_at: at }
  })
}

/**
 * Numbers each year's records in the order of their making, `V-2026-000001`.
 * @returns the rows of the number series, so that the next one goes on from there
 */
const numberByYear = (prefix: string, rows: readonly { number: string; created_at: Date }[]) => {
  const last = new Map<number, number>()
  for (const row of rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())) {
    const year = Number(localDayOf(row.created_at).slice(0, 4))
    const serial = (last.get(year) ?? 0) + 1
    last.set(year, serial)
    row.number = `${prefix}-${year}-${String(serial).padStart(6, '0')}`
  }
  return [...last].map(([year, serial]) => ({ name: prefix, year, last: serial }))
}

/** Whose complete applications are let through at once. */
const interimKind = 'resident_temporary'

const seed = 20_261

/** Of these applicants the first ones have accounts: with the staff, forty-two people. */
const applicantCount = 84
const userCount = 42

const withRole = (users: readonly UserRow[], ...roles: string[]) => users.filter(({ role }) => roles.includes(role))

/** Lots, gates, people and parameters: what a town has before anyone applies. */
const settle = async (trx: Trx, { clock, capabilities }: Services): Promise<{ town: Town; users: UserRow[] }> => {
  const now = clock.now()
  const random = createRandom(seed)
  const kinds = await capabilities.listPermitKinds(trx)
  const userTypes = await trx.selectFrom('user_type').select('code').orderBy('position').execute()
  const lots = makeLots(random, now)
  const pairs = pairsOf(
    userTypes.map(({ code }) => code),
    lots,
  )
  const applicants = makeApplicants(random, applicantCount)
  const users = makeUsers(random, now, await hashPassword(demoAccounts[0]!.password), applicants, userCount)
  const values = { ...demoParameters, closed_days: closedDaysAfter(localDayOf(now)) }
  const parameters = Object.entries(values).map(([key, value]) => ({ key, value, updated_at: now }))
  await insertRows(trx, 'parameter', parameters)
  await insertRows(trx, 'parking_lot', lots)
  await drawZones(trx)
  await insertRows(trx, 'user_type_parking_lot', pairs)
  await insertRows(trx, 'app_user', users)
  const clerks = withRole(users, 'admin')
  const operators = withRole(users, 'operator')
  return { town: { random, now, today: localDayOf(now), kinds, lots, pairs, applicants, clerks, operators }, users }
}

/** Last night's run of the retention, which found nothing in a town this young. */
const makeRetentionRun = ({ random, now, today }: Town): Partial<Row<'retention_run'>> => ({
  ...{ id: random.id(now), status: 'done', at: now, ended_at: now, until: addMonths(today, -12 * retentionYears) },
  ...{ records: {}, tables: {}, unusual: {} },
})

/** A month at the gates. */
const watchGates = async (
  trx: Trx,
  town: Town,
  account: string,
  waiting: Row<'application'> | undefined,
  ...[permits, credentials]: [Parameters<typeof makePassages>[1], Parameters<typeof makePassages>[2]]
) => {
  const devices = makeDevices(town.lots)
  await insertRows(
    trx,
    'device',
    devices.map(({ zone, ...device }) => device),
  )
  const passages = makePassages(town, permits, credentials, devices, demoWhitelists(permits, credentials, devices, town.now))
  await insertRows(trx, 'access_log', passages)
  await insertRows(trx, 'passage_report', makePassageReports(town.random, passages, permits))
  await insertRows(trx, 'access_tag', makeAccessTags(town.random, passages, town.clerks))
  const host = makeHost(town, account)
  await insertRows(trx, 'host', [host])
  const occasion = makeOccasion(town)
  await insertRows(trx, 'occasion', [occasion])
  const passes = makePasses(town, host, occasion, waiting)
  await insertRows(trx, 'pass', passes)
  const year = Number(town.today.slice(0, 4))
  await insertRows(
    trx,
    'number_series',
    Object.entries({ PR: passes.length, OB: 2, OP: 1 }).map(([name, last]) => ({ name, year, last })),
  )
  const commands = makeCommands(town, devices, town.operators)
  await insertRows(trx, 'device_command', commands)
  await insertRows(trx, 'bollard_note', makeBollardNotes(commands))
  await insertRows(trx, 'bollard_alert', makeBollardAlerts(town, devices, town.operators))
  await insertRows(trx, 'shift_handover', makeHandovers(town, town.operators))
  await insertRows(trx, 'bollard_event', makeBollardEvents(town, devices, passages))
  return passages
}

/** Papers need fonts, documents a reader: a second of the processor in which the database makes its tables. */
export const readTools = async (): Promise<void> => {
  const pdf = startPdf({ title: '', author: '', locale: 'sl', now: new Date(0) })
  await Promise.all([finishPdf(pdf, null), import('../../features/documents/reading/program/read-pdf.ts')])
}

/**
 * Loads the demo town, Lipograd, into an empty database: a municipality that does not exist, with all that happened in it until now. The
 * same every time but for the time. The kinds of permit are those of the catalogue.
 */
export const loadDemoTown = async (trx: Trx, founding: Services): Promise<void> => {
  const { town, users } = await settle(trx, founding)
  // Read once: each paper asks for them, and nobody changes them meanwhile.
  const parameters = await founding.capabilities.readParameters(trx)
  const services = { ...founding, capabilities: { ...founding.capabilities, readParameters: async () => parameters } }
  const applications = makeApplications(town)
  const permits = makePermits(town, applications)
  const applicationRows = applications.map(({ row }) => row)
  const permitRows = permits.map(({ row }) => row)
  await insertRows(trx, 'number_series', [...numberByYear('V', applicationRows), ...numberByYear('D', permitRows)])
  await insertRows(trx, 'application', applicationRows)
  const fees = makeFees(applications)
  await insertRows(trx, 'administrative_fee', fees)
  const proFormas = await issueProFormas(trx, services, applications)
  await insertRows(trx, 'document', await makeDocuments(town.random, services.storage, applications))
  await insertRows(trx, 'permit', permitRows)
  const credentials = permits.flatMap((permit) => credentialsOf(town.random, permit))
  await insertRows(trx, 'permit_credential', credentials)
  // One kind lets a complete application through until it is decided.
  const interim = { interim_days: 30 }
  await trx.updateTable('permit_kind').set(interim).where('code', '=', interimKind).execute()
  const waiting = await trx
    .selectFrom('application as a')
    .innerJoin('permit_kind as k', 'k.id', 'a.permit_kind_id')
    .selectAll('a')
    .where('k.code', '=', interimKind)
    .where('a.status', 'in', ['submitted', 'in_review'])
    .orderBy('a.number', 'desc')
    .executeTakeFirst()
  const passages = await watchGates(trx, town, withRole(users, 'host')[0]?.id ?? '', waiting, permits, credentials)
  const { program, webhook, deliveries } = makePrograms(town)
  await insertRows(trx, 'program', [program])
  await insertRows(trx, 'webhook', [webhook])
  await insertRows(trx, 'webhook_delivery', deliveries)
  await insertRows(trx, 'visit_settings', [makeVisitSettings(town)])
  await insertRows(trx, 'visit', await makeVisits(town, services.storage))
  for (const warden of withRole(users, 'warden')) await writeDemoNotes(trx, services, town, warden)
  await services.capabilities.storeMisuse(trx, town.now, startOfLocalDay(addDays(town.today, -30)))
  await installCoinMachines(trx, town)
  await insertRows(trx, 'event', makeHistory(town, users, applications, permits, passages))
  await insertRows(trx, 'mail', makeMails(town, applications, proFormas))
  await issueDemoActs(trx, services, town, applications, permits)
  await lodgeDemoAppeals(trx, services, town)
  await followDemoFinality(trx, services, town)
  await proposeDemoRestitution(trx, town)
  await insertRows(trx, 'retention_run', [makeRetentionRun(town)])
  await issueDemoInvoices(trx, services, town, applications)
  const { statements, payments, allocations } = makePayments(town, applications, fees)
  await insertRows(trx, 'statement_mapping', [demoMapping(town)])
  await insertRows(trx, 'ledger_account', ledgerAccountsOf(town))
  await insertRows(trx, 'bank_statement', statements)
  await insertRows(trx, 'payment', payments)
  await insertRows(trx, 'payment_allocation', allocations)
  await fillDemoDrawer(trx, town, applications)
  await collectDemoFees(trx, services, town)
  await proposeDemoRefunds(trx, town, payments)
  await creditDemoRefund(trx, services, town)
  await makeDemoTerms(trx, services, town, applications)
  await insertRows(trx, 'export_schedule', makeExportSchedules(town))
  await insertRows(trx, 'data_export', await makeExports(town, services.storage, permitRows))
  await judgeDemoDocuments(trx, town, applications)
  const { imports, rows } = makeImports(town, withRole(users, 'root')[0]?.id ?? '')
  await insertRows(trx, 'data_import', imports)
  await insertRows(trx, 'data_import_row', rows)
  await insertRows(trx, 'act_handover', [makeHandoverOfActs(town, withRole(users, 'root')[0])])
  for (const { demo } of features) await demo?.(trx, town, services)
}
