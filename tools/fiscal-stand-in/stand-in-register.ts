import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import type { SentInvoice } from './message-schema.ts'

const stateSchema = z.object({
  /** Premises by tax number and mark; true while open. */
  premises: z.record(z.string(), z.boolean()),
  /** Registered invoices by tax number, year and number, with what was registered. */
  invoices: z.record(z.string(), z.object({ eor: z.string(), content: z.string(), subsequent: z.boolean() })),
})

/** What the stand-in remembers, also after a restart. */
export interface Register {
  premiseIsOpen(taxNumber: number, premise: string): boolean
  setPremise(taxNumber: number, premise: string, open: boolean): void
  /** Whether a message of this id came before; notes it. */
  isRepeated(messageId: string): boolean
  /** The EOR of an invoice; the same for the same invoice sent again. Undefined for another invoice of a number that is taken. */
  register(invoice: SentInvoice): string | undefined
  invoices(): { number: string; eor: string; subsequent: boolean }[]
}

const numberOf = ({ InvoiceIdentifier: of }: SentInvoice): string => `${of.BusinessPremiseID}-${of.ElectronicDeviceID}-${of.InvoiceNumber}`

/** A number may come again in another year. */
const keyOf = (invoice: SentInvoice): string => `${invoice.TaxNumber} ${invoice.IssueDateTime.slice(0, 4)}/${numberOf(invoice)}`

/** The same invoice, whether it is sent at once or subsequently. */
const contentOf = ({ SubsequentSubmit, ...invoice }: SentInvoice): string => JSON.stringify(invoice)

export const openRegister = (folder: string): Register => {
  const path = join(folder, 'register.json')
  const state = existsSync(path) ? stateSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : { premises: {}, invoices: {} }
  const seen = new Set<string>()
  const keep = () => writeFileSync(path, JSON.stringify(state), { mode: 0o600 })
  return {
    premiseIsOpen: (taxNumber, premise) => state.premises[`${taxNumber}/${premise}`] === true,
    setPremise: (taxNumber, premise, open) => {
      state.premises[`${taxNumber}/${premise}`] = open
      keep()
    },
    isRepeated: (messageId) => {
      const id = messageId.toLowerCase()
      if (seen.has(id)) return true
      seen.add(id)
      return false
    },
    register: (invoice) => {
      const key = keyOf(invoice)
      const content = contentOf(invoice)
      const known = state.invoices[key]
      if (known) return known.content === content ? known.eor : undefined
      const eor = randomUUID()
      state.invoices[key] = { eor, content, subsequent: invoice.SubsequentSubmit === true }
      keep()
      return eor
    },
    invoices: () =>
      Object.entries(state.invoices).map(([key, { eor, subsequent }]) => ({ number: key.slice(key.indexOf('/') + 1), eor, subsequent })),
  }
}
