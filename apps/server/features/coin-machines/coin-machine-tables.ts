import type { Generated } from 'kysely'
import type { OwnedTables } from '../../platform/privacy/owner.ts'

/** A coin machine with its newest report; amounts in cents. */
export interface CoinMachineTable {
  id: string
  code: string
  business_premise_name: string
  cashier_nr: string
  cashier_name: string
  latitude: number | null
  longitude: number | null
  active: Generated<boolean>
  version: Generated<number>
  key_hash: string | null
  /** By the machine's own clock. */
  last_update: Date | null
  heard_at: Date | null
  /** Faults, with a blank between them. */
  errors_str: Generated<string>
  coins: number | null
  chng: number | null
  oldchng: number | null
  pfill: number | null
}

/** One report of a machine. */
export interface MachineReportTable {
  machine_id: string
  id: string
  at: Date
  received_at: Date
  claimed_at: Date | null
  errors_str: string
  coins: number
  chng: number
  oldchng: number
  pfill: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    coin_machine: CoinMachineTable
    machine_report: MachineReportTable
  }
}

/** Machines say nothing about people. */
export const coinMachineTables: OwnedTables = {
  coin_machine: {
    id: 'impersonal',
    code: 'impersonal',
    business_premise_name: 'impersonal',
    cashier_nr: 'impersonal',
    cashier_name: 'impersonal',
    latitude: 'impersonal',
    longitude: 'impersonal',
    active: 'impersonal',
    version: 'impersonal',
    key_hash: 'impersonal',
    last_update: 'impersonal',
    heard_at: 'impersonal',
    errors_str: 'impersonal',
    coins: 'impersonal',
    chng: 'impersonal',
    oldchng: 'impersonal',
    pfill: 'impersonal',
  },
  machine_report: {
    machine_id: 'impersonal',
    id: 'impersonal',
    at: 'impersonal',
    received_at: 'impersonal',
    claimed_at: 'impersonal',
    errors_str: 'impersonal',
    coins: 'impersonal',
    chng: 'impersonal',
    oldchng: 'impersonal',
    pfill: 'impersonal',
  },
}
