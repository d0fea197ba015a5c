import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** Streets that one answer suggests. */
export const mostSuggestions = 8

/**
 * What the municipality's list of addresses says of an address that is being typed into the form. A POST, so that no log of addresses of the web
 * holds it; nothing of it is stored.
 */
export const placeAddress = defineOperation({
  name: 'place-address',
  method: 'POST',
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
