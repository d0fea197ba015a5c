import type { Text } from '@dovolilnice/contract/locale'
import type { RequiredDocument, TariffPeriod, TimeWindow, ValidityRule } from '@dovolilnice/contract/parking/permit-kind'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import type { Generated } from 'kysely'
import type { Json } from './json.ts'

export interface ParkingLotTable {
  id: string
  code: string
  name: string
  zone: string
  capacity: number | null
  latitude: number | null
  longitude: number | null
  active: Generated<boolean>
  position: Generated<number>
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
  description: Json<Text>
  user_types: string[]
  documents: Json<RequiredDocument[]>
  validity: Json<ValidityRule>
  openings: CredentialKind[]
  time_windows: Json<TimeWindow[]>
  max_vehicles: number
  cap_per_holder: number | null
  one_open_per_plate: boolean
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
  valid_from: string
  valid_until: string | null
}

export interface ParameterTable {
  key: string
  value: Json<unknown>
  updated_at: Date
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    parking_lot: ParkingLotTable
    user_type: UserTypeTable
    user_type_parking_lot: UserTypeParkingLotTable
    permit_kind: PermitKindTable
    tariff: TariffTable
    parameter: ParameterTable
  }
}
