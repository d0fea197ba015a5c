import type { VehicleClass } from '@dovolilnice/contract/parking/vehicle-class'
import type { FurtherNames } from '@dovolilnice/contract/names/further-names'
import type { Procedure } from '@dovolilnice/contract/parking/procedure'
import type { Text } from '@dovolilnice/contract/locale'
import type {
  PermitKind,
  ProRata,
  RequiredDocument,
  TariffPeriod,
  TimeWindow,
  ValidityRule,
} from '@dovolilnice/contract/parking/permit-kind'
import type { Outline } from '@dovolilnice/contract/zones/outline'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof parkingTables> {}
}

/** Settings of the town, without personal data. */
export const parkingTables = {
  /** Named in Slovenian by `name`, in further languages by `names`; `title` is both, as a text of the product. */
  parking_lot: defineTable({
    id: column.uuid('impersonal'),
    code: column.text('impersonal'),
    name: column.text('impersonal'),
    names: column.json<FurtherNames>()('impersonal').byDefault(),
    title: column.computedJson<Text>('impersonal'),
    zone: column.text('impersonal'),
    capacity: column.integer('impersonal').orNull(),
    latitude: column.decimal('impersonal').orNull(),
    longitude: column.decimal('impersonal').orNull(),
    active: column.flag('impersonal').byDefault(),
    position: column.integer('impersonal').byDefault(),
    version: column.integer('impersonal').byDefault(),
  }),
  /** A trigger adds a zone when a lot names a new one; lots belong to it by its name. */
  zone: defineTable({
    id: column.uuid('impersonal').byDefault(),
    name: column.text('impersonal'),
    names: column.json<FurtherNames>()('impersonal').byDefault(),
    title: column.computedJson<Text>('impersonal'),
    outline: column.json<Outline>()('impersonal').orNull(),
    version: column.integer('impersonal').byDefault(),
  }),
  user_type: defineTable({
    code: column.text('impersonal'),
    name: column.json<Text>()('impersonal'),
    applicant: column.text('impersonal').of<'person' | 'company' | 'any'>(),
    position: column.integer('impersonal').byDefault(),
    version: column.integer('impersonal').byDefault(),
  }),
  user_type_parking_lot: defineTable({
    user_type_code: column.text('impersonal'),
    parking_lot_id: column.uuid('impersonal'),
  }),
  permit_kind: defineTable({
    id: column.uuid('impersonal'),
    code: column.text('impersonal'),
    name: column.json<Text>()('impersonal'),
    short_name: column.text('impersonal').byDefault(),
    description: column.json<Text>()('impersonal'),
    user_types: column.texts('impersonal'),
    documents: column.json<RequiredDocument[]>()('impersonal').byDefault(),
    validity: column.json<ValidityRule>()('impersonal'),
    openings: column.texts('impersonal').of<CredentialKind[]>().byDefault(),
    time_windows: column.json<TimeWindow[]>()('impersonal').byDefault(),
    max_vehicles: column.integer('impersonal').byDefault(),
    cap_per_holder: column.integer('impersonal').orNull(),
    one_open_per_plate: column.flag('impersonal').byDefault(),
    parks: column.flag('impersonal').byDefault(),
    // Null: as often as one comes.
    entries_a_day: column.integer('impersonal').orNull(),
    entries_a_month: column.integer('impersonal').orNull(),
    one_inside: column.flag('impersonal').byDefault(),
    // Empty: all.
    vehicle_classes: column.texts('impersonal').of<VehicleClass[]>().byDefault(),
    interim_days: column.integer('impersonal').orNull(),
    interim_months: column.integer('impersonal').byDefault(),
    device: column.json<NonNullable<PermitKind['device']>>()('impersonal').orNull(),
    procedure: column.text('impersonal').of<Procedure>().byDefault(),
    administrative_fees: column.texts('impersonal').byDefault(),
    active: column.flag('impersonal').byDefault(),
    position: column.integer('impersonal').byDefault(),
    version: column.integer('impersonal').byDefault(),
  }),
  tariff: defineTable({
    id: column.uuid('impersonal'),
    permit_kind_id: column.uuid('impersonal'),
    period: column.text('impersonal').of<TariffPeriod>(),
    price_cents: column.integer('impersonal'),
    vat_basis_points: column.integer('impersonal').byDefault(),
    pro_rata: column.text('impersonal').of<ProRata>().byDefault(),
    second_cents: column.integer('impersonal').orNull(),
    third_cents: column.integer('impersonal').orNull(),
    valid_from: column.day('impersonal'),
    valid_until: column.day('impersonal').orNull(),
  }),
}
