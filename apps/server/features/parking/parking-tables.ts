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
import type { DeclaredTables } from '../../platform/privacy/owner.ts'
import {
  day,
  decimal,
  defineTable,
  flag,
  integer,
  json,
  text,
  texts,
  uuid,
  type TableOf,
  computedJson,
} from '../../platform/database/define-table.ts'

/** Named in Slovenian by `name`, in further languages by `names`; `title` is both, as a text of the product. */
const parkingLotTable = defineTable({
  id: uuid('impersonal'),
  code: text('impersonal'),
  name: text('impersonal'),
  names: json<FurtherNames>()('impersonal').byDefault(),
  title: computedJson<Text>('impersonal'),
  zone: text('impersonal'),
  capacity: integer('impersonal').orNull(),
  latitude: decimal('impersonal').orNull(),
  longitude: decimal('impersonal').orNull(),
  active: flag('impersonal').byDefault(),
  position: integer('impersonal').byDefault(),
  version: integer('impersonal').byDefault(),
})

/** A trigger adds a zone when a lot names a new one; lots belong to it by its name. */
const zoneTable = defineTable({
  id: uuid('impersonal').byDefault(),
  name: text('impersonal'),
  names: json<FurtherNames>()('impersonal').byDefault(),
  title: computedJson<Text>('impersonal'),
  outline: json<Outline>()('impersonal').orNull(),
  version: integer('impersonal').byDefault(),
})

const userTypeTable = defineTable({
  code: text('impersonal'),
  name: json<Text>()('impersonal'),
  applicant: text('impersonal').of<'person' | 'company' | 'any'>(),
  position: integer('impersonal').byDefault(),
  version: integer('impersonal').byDefault(),
})

const userTypeParkingLotTable = defineTable({
  user_type_code: text('impersonal'),
  parking_lot_id: uuid('impersonal'),
})

const permitKindTable = defineTable({
  id: uuid('impersonal'),
  code: text('impersonal'),
  name: json<Text>()('impersonal'),
  short_name: text('impersonal').byDefault(),
  description: json<Text>()('impersonal'),
  user_types: texts('impersonal'),
  documents: json<RequiredDocument[]>()('impersonal').byDefault(),
  validity: json<ValidityRule>()('impersonal'),
  openings: texts('impersonal').of<CredentialKind[]>().byDefault(),
  time_windows: json<TimeWindow[]>()('impersonal').byDefault(),
  max_vehicles: integer('impersonal').byDefault(),
  cap_per_holder: integer('impersonal').orNull(),
  one_open_per_plate: flag('impersonal').byDefault(),
  parks: flag('impersonal').byDefault(),
  // Null: as often as one comes.
  entries_a_day: integer('impersonal').orNull(),
  entries_a_month: integer('impersonal').orNull(),
  one_inside: flag('impersonal').byDefault(),
  // Empty: all.
  vehicle_classes: texts('impersonal').of<VehicleClass[]>().byDefault(),
  interim_days: integer('impersonal').orNull(),
  interim_months: integer('impersonal').byDefault(),
  device: json<NonNullable<PermitKind['device']>>()('impersonal').orNull(),
  procedure: text('impersonal').of<Procedure>().byDefault(),
  administrative_fees: texts('impersonal').byDefault(),
  active: flag('impersonal').byDefault(),
  position: integer('impersonal').byDefault(),
  version: integer('impersonal').byDefault(),
})

const tariffTable = defineTable({
  id: uuid('impersonal'),
  permit_kind_id: uuid('impersonal'),
  period: text('impersonal').of<TariffPeriod>(),
  price_cents: integer('impersonal'),
  vat_basis_points: integer('impersonal').byDefault(),
  pro_rata: text('impersonal').of<ProRata>().byDefault(),
  second_cents: integer('impersonal').orNull(),
  third_cents: integer('impersonal').orNull(),
  valid_from: day('impersonal'),
  valid_until: day('impersonal').orNull(),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    parking_lot: TableOf<typeof parkingLotTable.columns>
    zone: TableOf<typeof zoneTable.columns>
    user_type: TableOf<typeof userTypeTable.columns>
    user_type_parking_lot: TableOf<typeof userTypeParkingLotTable.columns>
    permit_kind: TableOf<typeof permitKindTable.columns>
    tariff: TableOf<typeof tariffTable.columns>
  }
}

/** Settings of the town, without personal data. */
export const parkingTables = {
  parking_lot: parkingLotTable,
  zone: zoneTable,
  user_type: userTypeTable,
  user_type_parking_lot: userTypeParkingLotTable,
  permit_kind: permitKindTable,
  tariff: tariffTable,
} satisfies DeclaredTables
