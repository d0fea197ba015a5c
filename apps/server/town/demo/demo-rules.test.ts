import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { applicationFormSchema } from '@dovolilnice/contract/applications/apply/application-form'
import { checkApplication, validityOfForm } from '@dovolilnice/contract/applications/apply/check-application'
import { feeOf } from '@dovolilnice/contract/money/fees/fee'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { validityOf } from '@dovolilnice/contract/parking/validity'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { type RunningServices, startServices } from '../../start-services.ts'
import { fixedClock } from '../../test/fixed-clock.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'
import { eventsWithoutWords } from '../../test/events-without-words.ts'
import { foundTown } from '../found-town.ts'
import type { Row } from '../../platform/database/db.ts'

type ApplicationRow = Row<'application'>
type DocumentRow = Row<'document'>
type PermitRow = Row<'permit'>

const log = { info: () => {}, error: (details: object, message: string) => console.error(message, details) }

/** The form as the applicant filled it in. */
const formOf = (row: ApplicationRow, documents: readonly DocumentRow[]) => ({
  ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
  consent: true,
  document_expires: Object.fromEntries(documents.flatMap(({ type, expires_on: day }) => (day === null ? [] : [[type, day]]))),
})

/** The longest permit that the kind's rule allows from that day. */
const longestEnd = ({ validity: rule }: PermitKind, from: string): string =>
  rule.rule === 'calendar_year' || rule.rule === 'replaced' ? validityOf(rule, from).valid_until : addDays(from, rule.maxDays)

const overlap = (a: PermitRow, b: PermitRow): boolean => a.valid_from < b.valid_until && b.valid_from < a.valid_until
const isOpen = ({ status }: PermitRow): boolean => status === 'issued' || status === 'suspended'

// A night in autumn, when a permit was revoked that was paid in cash, and a leap day just after the calendar year's permits ended.
describe.each(['2026-11-22T23:05:00Z', '2028-02-29T12:00:00Z'])('the demo town founded at %s', (now) => {
  let dataDir: string
  let running: RunningServices
  let resources: Resources
  let applications: ApplicationRow[]
  let permits: PermitRow[]
  let documents: DocumentRow[]
  let plates: { permit_id: string; value_normalised: string }[]
  const kindOf = (id: string): PermitKind => resources.permit_kinds.find((kind) => kind.id === id)!

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-demo-rules-'))
    const config = { ...readConfig({ NODE_ENV: 'test' }), dataDir, logLevel: 'error' as const }
    running = await startServices(config, fixedClock(now), log, await openTestDatabase())
    const { database, capabilities } = running.services
    await foundTown(running.services)
    const db = database.kysely
    resources = {
      permit_kinds: await capabilities.listPermitKinds(db),
      user_types: await db.selectFrom('user_type').selectAll().execute(),
      parking_lots: await capabilities.listParkingLots(db),
      user_type_parking_lots: await db.selectFrom('user_type_parking_lot').selectAll().execute(),
    }
    applications = await db.selectFrom('application').selectAll().orderBy('number').execute()
    documents = await db.selectFrom('document').selectAll().execute()
    permits = await db.selectFrom('permit').selectAll().orderBy('number').execute()
    plates = await db.selectFrom('permit_credential').select(['permit_id', 'value_normalised']).where('kind', '=', 'plate').execute()
  })
  afterAll(async () => {
    await running.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('has applications that the form would have taken, with the days and the price that follow from it', () => {
    const faults = applications.flatMap((row) => {
      const kind = kindOf(row.permit_kind_id)
      const own = documents.filter(({ application_id: id }) => id === row.id)
      const form = formOf(row, own)
      const sentOn = localDayOf(row.created_at)
      const parsed = applicationFormSchema.safeParse(form)
      if (!parsed.success) return [`${row.number}: ${parsed.error.message}`]
      const broken = checkApplication(parsed.data, { resources, documents: own.map(({ type }) => type), today: sentOn })
      const { valid_from, valid_until } = validityOfForm(kind, parsed.data)
      const facts = { period: row.period, count: row.period_count, pricedOn: sentOn, days: row, hours: ownWindow(row) }
      const lines = feeOf(kind, { ...facts, wantsDevice: row.wants_device })
      return [
        ...broken.map((one) => `${row.number} ${kind.code}: ${JSON.stringify(one)}`),
        ...(valid_from === row.valid_from && valid_until === row.valid_until ? [] : [`${row.number} ${kind.code}: days ${valid_until}`]),
        ...(isDeepStrictEqual(lines, row.fee_lines) ? [] : [`${row.number}: fee ${row.fee_cents}`]),
      ]
    })
    expect(faults).toEqual([])
  })

  it('has permits within the rule of their kind, none from before its issue', () => {
    const faults = permits.flatMap((permit) => {
      const kind = kindOf(permit.permit_kind_id)
      const longest = longestEnd(kind, permit.valid_from)
      const chained = permit.replaces_permit_id !== null
      const own = plates.filter(({ permit_id: id }) => id === permit.id)
      return [
        ...(permit.valid_until > longest ? [`${permit.number} ${kind.code}: ${permit.valid_until} > ${longest}`] : []),
        ...(kind.validity.rule === 'calendar_year' && permit.valid_until !== longest
          ? [`${permit.number} ${kind.code}: ${permit.valid_until}`]
          : []),
        ...(!chained && permit.valid_from < localDayOf(permit.issued_at) ? [`${permit.number}: issued after it began`] : []),
        ...(own.length === 0 || own.length > kind.max_vehicles ? [`${permit.number}: ${own.length} vehicles`] : []),
        ...(kind.user_types.includes(permit.user_type_code) ? [] : [`${permit.number} ${kind.code}: ${permit.user_type_code}`]),
        ...(resources.user_type_parking_lots.some(
          (pair) => pair.parking_lot_id === permit.parking_lot_id && pair.user_type_code === permit.user_type_code,
        )
          ? []
          : [`${permit.number}: lot`]),
      ]
    })
    expect(faults).toEqual([])
  })

  it('has no more open permits for a household, a holder or a plate than their kind allows', () => {
    const open = permits.filter(isOpen)
    const platesOf = ({ id }: PermitRow) =>
      plates.filter(({ permit_id: permit }) => permit === id).map(({ value_normalised: plate }) => plate)
    const zoneOf = ({ parking_lot_id: id }: PermitRow) => resources.parking_lots.find((lot) => lot.id === id)!.zone
    const faults = open.flatMap((permit) => {
      const kind = kindOf(permit.permit_kind_id)
      const others = open.filter((other) => other !== permit && overlap(permit, other))
      const ofHolder = others.filter(
        (other) => other.permit_kind_id === kind.id && (other.email === permit.email || other.street === permit.street),
      )
      const ofPlate = others.filter(
        (other) =>
          kind.one_open_per_plate &&
          kindOf(other.permit_kind_id).one_open_per_plate &&
          zoneOf(other) === zoneOf(permit) &&
          platesOf(other).some((plate) => platesOf(permit).includes(plate)),
      )
      return [
        ...(kind.cap_per_holder !== null && ofHolder.length >= kind.cap_per_holder ? [`${permit.number} ${kind.code}: cap`] : []),
        ...ofPlate.map((other) => `${permit.number} and ${other.number}: plate`),
      ]
    })
    expect(faults).toEqual([])
  })

  it('has documents with Slovenian names that are asked for, valid when the permit began', () => {
    for (const { file_name: name, type, application_id: id, expires_on: day } of documents) {
      const application = applications.find((one) => one.id === id)!
      const asked = kindOf(application.permit_kind_id).documents.find((document) => document.type === type)
      expect(asked, `${application.number} ${type}`).toBeDefined()
      expect(name).toMatch(/^[a-z0-9-]+\.(pdf|png)$/)
      expect(name.startsWith(type.replaceAll('_', '-').slice(0, 12)), name).toBe(false)
      expect(day === null || day >= application.valid_from).toBe(true)
    }
  })
  it('records only events that can be read in words', async () => {
    expect(await eventsWithoutWords(running.services.database.kysely)).toEqual([])
  })
})
