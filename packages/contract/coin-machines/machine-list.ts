import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { faultsText } from './machine-faults.ts'

/** One machine with what it last said of itself; amounts in cents, null before its first report. */
export const machineRowSchema = z.object({
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

export const machineList = defineList({
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

/** The telemetry of all coin machines. */
export const listMachines = defineListOperation(machineList, {
  name: 'list-coin-machines',
  path: 'v1/coin-machines',
  access: 'machines:read',
  summary: 'Coin machines and what they last reported',
})
