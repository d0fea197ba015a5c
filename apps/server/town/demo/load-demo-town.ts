import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { makePassageReports } from './gates/passage-reports.ts'
import { makeAccessTags } from './gates/access-tags.ts'
import { issueDemoActs } from './records/acts.ts'
import { recordDemoRequests } from './records/subject-requests.ts'
import { lodgeDemoAppeals } from './records/appeals.ts'
import { makeFees } from './records/money/administrative-fees.ts'
import { makeApplications } from './records/applications.ts'
import { makeBollardEvents, makeBollardNotes, makeCommands, makeHandovers } from './gates/bollard-archive.ts'
import { credentialsOf } from './people/credentials.ts'
import { demoAccounts } from './people/demo-accounts.ts'
import { demoWhitelists } from './gates/demo-whitelist.ts'
import { makeDevices } from './gates/devices.ts'
import { makeDocuments } from './records/documents.ts'
import { makeHistory } from './records/history.ts'
import { judgeDemoDocuments } from './records/findings.ts'
import { makeExportSchedules } from './records/export-schedules.ts'
import { makeExports } from './records/exports.ts'
import { makeImports } from './records/imports.ts'
import { insertRows } from './insert-rows.ts'
import { installCoinMachines } from './machines/coin-machines.ts'
import { makeLots, pairsOf } from './lots.ts'
import { drawZones } from './zones.ts'
import { fillDemoDrawer } from './records/money/counter.ts'
import { collectDemoFees } from './records/money/fee-calls.ts'
import { issueDemoInvoices } from './records/money/invoices.ts'
import { makeMails } from './records/mails.ts'
import { demoParameters } from './municipality.ts'
import { numberByYear } from './number-by-year.ts'
import { makePassages } from './gates/passages.ts'
import { makeApplicants, makeUsers } from './people/people.ts'
import type { UserRow } from './people/people.ts'
import { ledgerAccountsOf } from './records/money/ledger-accounts.ts'
import { demoMapping } from './records/money/demo-mapping.ts'
import { makePayments } from './records/money/payments.ts'
import { creditDemoRefund, proposeDemoRefunds } from './records/money/refunds.ts'
import { proposeDemoRestitution } from './records/restitutions.ts'
import { makePermits } from './records/permits.ts'
import { issueProFormas } from './records/money/pro-formas.ts'
import { makeDemoTerms } from './records/terms.ts'
import { createRandom } from './random.ts'
import type { Town } from './town.ts'

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
  const parameters = Object.entries(demoParameters).map(([key, value]) => ({ key, value, updated_at: now }))
  await insertRows(trx, 'parameter', parameters)
  await insertRows(trx, 'parking_lot', lots)
  await drawZones(trx)
  await insertRows(trx, 'user_type_parking_lot', pairs)
  await insertRows(trx, 'app_user', users)
  const clerks = withRole(users, 'admin')
  const operators = withRole(users, 'operator')
  return { town: { random, now, today: localDayOf(now), kinds, lots, pairs, applicants, clerks, operators }, users }
}

/** A month at the gates. */
const watchGates = async (
  trx: Trx,
  town: Town,
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
  const commands = makeCommands(town, devices, town.operators)
  await insertRows(trx, 'device_command', commands)
  await insertRows(trx, 'bollard_note', makeBollardNotes(commands))
  await insertRows(trx, 'shift_handover', makeHandovers(town, town.operators))
  await insertRows(trx, 'bollard_event', makeBollardEvents(town, devices, passages))
  return passages
}

/**
 * Loads the demo town, Lipograd, into an empty database: a municipality that does not exist, with all that happened in it until now. The
 * same every time but for the time. The kinds of permit are those of the catalogue.
 */
export const loadDemoTown = async (trx: Trx, services: Services): Promise<void> => {
  const { town, users } = await settle(trx, services)
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
  const passages = await watchGates(trx, town, permits, credentials)
  await installCoinMachines(trx, town)
  await insertRows(trx, 'event', makeHistory(town, users, applications, permits, passages))
  await insertRows(trx, 'mail', makeMails(town, applications, proFormas))
  await issueDemoActs(trx, services, town, applications, permits)
  await lodgeDemoAppeals(trx, services, town)
  await proposeDemoRestitution(trx, town)
  await recordDemoRequests(trx, town)
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
}
