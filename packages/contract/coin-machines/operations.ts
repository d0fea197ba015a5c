import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../operation.ts'
import { idSchema, instantSchema, localDaySchema } from '../primitives/field-schemas.ts'
import { machineCodeSchema, machineFormSchema } from './machine-form.ts'
import { defineList, defineListOperation } from '../list.ts'
import { faultsText } from './machine-faults.ts'
import { seenVersion } from '../history/seen-version.ts'

/** A new coin machine. Its key is told this once; only its hash is stored. */
export const createMachine = defineOperation({
  name: 'create-coin-machine',
  path: 'v1/coin-machines/create',
  access: 'machines:administer',
  summary: 'Add a coin machine',
  body: z.extend(machineFormSchema, { code: machineCodeSchema }),
  output: z.object({ id: idSchema, code: z.string(), key: z.string() }),
  errors: ['duplicate'],
  audit: { action: 'coin_machine:create', kind: 'change' },
})

/** One machine with what it last said of itself; amounts in cents, null before its first report. */
const machineRowSchema = z.object({
  id: idSchema,
  /** Its name in topics, and its user name at the broker. */
  code: z.string(),
  business_premise_name: z.string(),
  cashier_nr: z.string(),
  cashier_name: z.string(),
  /** Its faults, with a blank between them; empty: none. */
  errors_str: z.string(),
  coins: z.nullable(z.int()),
  chng: z.nullable(z.int()),
  oldchng: z.nullable(z.int()),
  /** How full the box is, in percent. */
  pfill: z.nullable(z.int()),
  last_update: z.nullable(instantSchema),
  /** What its clock said then, where that cannot be true and `last_update` is the time of arrival. */
  claimed_at: z.nullable(instantSchema),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  active: z.boolean(),
  /** Whether it was given a key, so that it can report. */
  has_key: z.boolean(),
  version: z.int(),
})
export type MachineRow = z.output<typeof machineRowSchema>

const machineList = defineList({
  title: { sl: 'Parkomati', en: 'Coin machines' },
  row: machineRowSchema,
  columns: {
    business_premise_name: { title: { sl: 'Poslovni prostor', en: 'Premise' }, wide: true },
    cashier_nr: { title: { sl: 'Št.', en: 'No.' }, fixed: true },
    cashier_name: { title: { sl: 'Parkomat', en: 'Coin machine' }, fixed: true, wide: true },
    errors_str: { title: { sl: 'Napake', en: 'Faults' }, text: ({ errors_str: errors }, locale) => faultsText(errors, locale) },
    coins: { title: { sl: 'Kovanci', en: 'Coins' }, kind: 'money' },
    chng: { title: { sl: 'Drobiž', en: 'Change' }, kind: 'money' },
    oldchng: { title: { sl: 'Drobiž prej', en: 'Change before' }, kind: 'money' },
    pfill: { title: { sl: 'Polnost', en: 'Fill level' }, text: ({ pfill }) => (pfill === null ? '' : `${pfill} %`) },
    last_update: { title: { sl: 'Sporočilo', en: 'Last report' }, kind: 'instant' },
    claimed_at: { title: { sl: 'Napačna ura parkomata', en: 'Wrong clock of the machine' }, kind: 'instant', hidden: true },
    code: { title: { sl: 'Koda', en: 'Code' }, hidden: true },
  },
  sortable: ['cashier_nr', 'cashier_name', 'business_premise_name', 'coins', 'chng', 'pfill', 'last_update'],
  defaultSort: { key: 'cashier_nr', order: 'asc' },
  filters: z.object({
    /** A part of the number, the name, the premise or the code. */
    search: z.string().check(z.trim(), z.maxLength(80)),
    /** Only those that say they have a fault. */
    with_errors: z.boolean(),
    /** In use, or put out of use. */
    active: z.boolean(),
  }),
})

export const listMachines = defineListOperation(machineList, {
  name: 'list-coin-machines',
  path: 'v1/coin-machines',
  access: 'machines:read',
  summary: 'Coin machines and what they last reported',
})

/** So many local days, today included, the charts of a machine show. */
export const historyDays = 30

/** One local day of a machine; amounts in cents, null on a day without a report. */
const daySchema = z.object({
  day: localDaySchema,
  /** The most coins that were in the box. */
  coins: z.nullable(z.int()),
  /** The least change that it had. */
  chng: z.nullable(z.int()),
  /** The fullest that the box was, in percent. */
  pfill: z.nullable(z.int()),
  reports: z.int(),
  /** Reports with a fault. */
  faulty: z.int(),
})
export type MachineDay = z.output<typeof daySchema>

/** What a machine reported in the last days, for its charts and their tables. */
export const readMachineHistory = defineRead({
  name: 'read-coin-machine-history',
  path: 'v1/coin-machines/{id}/history',
  access: 'machines:read',
  summary: 'What a coin machine reported, by day',
  output: z.object({ days: z.array(daySchema) }),
})

/** Gives a machine a new key: the password of its account at the broker, and its key for reports by HTTP. The old one ends at once. */
export const renewMachineKey = defineOperation({
  name: 'renew-coin-machine-key',
  path: 'v1/coin-machines/{id}/key',
  access: 'machines:administer',
  summary: 'Give a coin machine a new key',
  output: z.object({ key: z.string() }),
  audit: { action: 'coin_machine:renew_key', kind: 'change' },
})

/** A report of a machine by HTTP: the same body as over the broker, with its key as `Authorization: Bearer KEY`. */
export const reportMachine = defineOperation({
  name: 'report-coin-machine',
  path: 'v1/coin-machines/{code}/report',
  access: 'public',
  summary: 'A coin machine reports',
  params: z.object({ code: z.string().check(z.maxLength(60)) }),
  signedBody: true,
  output: z.object({ id: idSchema }),
  errors: ['machine_key', 'body_too_large', 'quota_reached'],
  rate: { windowSeconds: 60, perAddress: 600 },
})

/** Changes what the town entered of a coin machine. One that is out of use may not report. */
export const updateMachine = defineOperation({
  name: 'update-coin-machine',
  path: 'v1/coin-machines/{id}/update',
  access: 'machines:administer',
  summary: 'Change a coin machine',
  body: z.extend(machineFormSchema, seenVersion),
  errors: ['conflict', 'duplicate'],
  audit: { action: 'coin_machine:update', kind: 'change' },
})
