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

/** Streets that one answer suggests. */
export const mostSuggestions = 8

/**
 * What the municipality's list of addresses says of an address that is being typed into the form. A POST, so that no log of addresses of the web
 * holds it; nothing of it is stored.
 */
export const placeAddress = defineOperation({
  name: 'place-address',
  path: 'v1/addresses/place',
  access: 'public',
  summary: 'The zone of an address, and streets whose names begin alike',
  body: z.object({
    street: z.string().check(z.trim(), z.minLength(2), z.maxLength(160)),
    post_code: z._default(z.string().check(z.trim(), z.maxLength(12)), ''),
  }),
  output: z.object({
    /** False where the municipality has loaded no list: then there is nothing to ask. */
    loaded: z.boolean(),
    /** Streets by name, written as the list has them. */
    streets: z.array(z.string()),
    /** The house, where the list has exactly one such; its zone is empty where it lies in none. */
    house: z.nullable(z.object({ post_code: z.string(), zone: z.string() })),
  }),
  rate: { windowSeconds: 600, perAddress: 600 },
})

/** What the loaded list holds, and the streets whose names begin with the searched letters. */
export const readAddresses = defineOperation({
  name: 'read-addresses',
  path: 'v1/admin/addresses',
  access: 'parking:read',
  summary: 'The loaded streets and house numbers',
  body: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(80)), '') }),
  output: z.object({
    addresses: z.int(),
    streets: z.int(),
    /** At most fifty, by name. */
    found: z.array(
      z.object({ street: z.string(), settlement: z.string(), post_code: z.string(), numbers: z.string(), zones: z.array(z.string()) }),
    ),
  }),
})
