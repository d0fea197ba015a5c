import { z } from 'zod/mini'
import { fileErrors } from '../documents/file-errors.ts'
import { defineOperation } from '../operation.ts'

/** Rows of one file at most, and faults that an answer names. */
export const mostAddresses = 100_000
export const mostNamedFaults = 200

/**
 * Reads a list of streets and house numbers: the municipality's own, or the register of addresses (Register naslovov) of GURS. With `dry_run` it
 * only says what the file holds; otherwise the list replaces the one before. Rows with faults are left out.
 */
export const loadAddresses = defineOperation({
  name: 'load-addresses',
  method: 'POST',
  path: 'v1/admin/addresses/load',
  access: 'parking:write',
  summary: 'Loads streets and house numbers',
  multipart: true,
  files: 'tables',
  body: z.object({ dry_run: z.enum(['yes', 'no']) }),
  output: z.object({
    addresses: z.int(),
    streets: z.int(),
    /** Addresses that the list before did not have, and those that only it had. */
    added: z.int(),
    removed: z.int(),
    /** Rows of other municipalities. */
    skipped: z.int(),
    zones: z.array(z.object({ zone: z.string(), addresses: z.int() })),
    faults: z.array(z.object({ line: z.int(), note: z.string() })),
    faulty: z.int(),
  }),
  errors: fileErrors,
})
