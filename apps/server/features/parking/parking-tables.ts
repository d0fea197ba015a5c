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
import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../../platform/database/db.ts'
import type { OwnedTables } from '../../platform/privacy/owner.ts'

/** Named in Slovenian by `name`, in further languages by `names`; `title` is both, as a text of the product. */
export interface ParkingLotTable {
  id: string
  code: string
  name: string
  names: ColumnType<FurtherNames, string | undefined, string>
  title: ColumnType<Text, never, never>
  zone: string
  capacity: number | null
  latitude: number | null
  longitude: number | null
  active: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

/** A trigger adds a zone when a lot names a new one; lots belong to it by its name. */
export interface ZoneTable {
  id: Generated<string>
  name: string
  names: ColumnType<FurtherNames, string | undefined, string>
  title: ColumnType<Text, never, never>
  outline: ColumnType<Outline | null, string | null | undefined, string | null>
  version: Generated<number>
}

export interface UserTypeTable {
  code: string
  name: Json<Text>
  applicant: 'person' | 'company' | 'any'
  position: Generated<number>
  version: Generated<number>
}

export interface UserTypeParkingLotTable {
  user_type_code: string
  parking_lot_id: string
}

export interface PermitKindTable {
  id: string
  code: string
  name: Json<Text>
  short_name: Generated<string>
  description: Json<Text>
  user_types: string[]
  documents: Json<RequiredDocument[]>
  validity: Json<ValidityRule>
  openings: CredentialKind[]
  time_windows: Json<TimeWindow[]>
  max_vehicles: number
  cap_per_holder: number | null
  one_open_per_plate: boolean
  parks: Generated<boolean>
  /** Null: as often as one comes. */
  entries_a_day: Generated<number | null>
  entries_a_month: Generated<number | null>
  one_inside: Generated<boolean>
  /** Empty: all. */
  vehicle_classes: Generated<VehicleClass[]>
  interim_days: Generated<number | null>
  interim_months: Generated<number>
  device: ColumnType<PermitKind['device'], string | null | undefined, string | null>
  procedure: Generated<Procedure>
  administrative_fees: Generated<string[]>
  active: Generated<boolean>
  position: Generated<number>
  version: Generated<number>
}

export interface TariffTable {
  id: string
  permit_kind_id: string
  period: TariffPeriod
  price_cents: number
  vat_basis_points: number
  pro_rata: Generated<ProRata>
  second_cents: number | null
  third_cents: number | null
  valid_from: string
  valid_until: string | null
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    parking_lot: ParkingLotTable
    zone: ZoneTable
    user_type: UserTypeTable
    user_type_parking_lot: UserTypeParkingLotTable
    permit_kind: PermitKindTable
    tariff: TariffTable
  }
}

/** Settings of the town, without personal data. */
export const parkingTables: OwnedTables = {
  parking_lot: {
    id: 'impersonal',
    code: 'impersonal',
    name: 'impersonal',
    names: 'impersonal',
    title: 'impersonal',
    zone: 'impersonal',
    capacity: 'impersonal',
    latitude: 'impersonal',
    longitude: 'impersonal',
    active: 'impersonal',
    position: 'impersonal',
    version: 'impersonal',
  },
  zone: { id: 'impersonal', name: 'impersonal', names: 'impersonal', title: 'impersonal', outline: 'impersonal', version: 'impersonal' },
  user_type: {
    code: 'impersonal',
    name: 'impersonal',
    applicant: 'impersonal',
    position: 'impersonal',
    version: 'impersonal',
  },
  user_type_parking_lot: {
    user_type_code: 'impersonal',
    parking_lot_id: 'impersonal',
  },
  permit_kind: {
    id: 'impersonal',
    code: 'impersonal',
    name: 'impersonal',
    short_name: 'impersonal',
    description: 'impersonal',
    user_types: 'impersonal',
    documents: 'impersonal',
    validity: 'impersonal',
    openings: 'impersonal',
    time_windows: 'impersonal',
    max_vehicles: 'impersonal',
    cap_per_holder: 'impersonal',
    one_open_per_plate: 'impersonal',
    parks: 'impersonal',
    entries_a_day: 'impersonal',
    entries_a_month: 'impersonal',
    one_inside: 'impersonal',
    vehicle_classes: 'impersonal',
    interim_days: 'impersonal',
    interim_months: 'impersonal',
    device: 'impersonal',
    procedure: 'impersonal',
    administrative_fees: 'impersonal',
    active: 'impersonal',
    position: 'impersonal',
    version: 'impersonal',
  },
  tariff: {
    id: 'impersonal',
    permit_kind_id: 'impersonal',
    period: 'impersonal',
    price_cents: 'impersonal',
    vat_basis_points: 'impersonal',
    pro_rata: 'impersonal',
    second_cents: 'impersonal',
    third_cents: 'impersonal',
    valid_from: 'impersonal',
    valid_until: 'impersonal',
  },
}
