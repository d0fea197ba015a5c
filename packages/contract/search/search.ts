import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'
import { textSchema, idSchema } from '../primitives/field-schemas.ts'

/** The shortest searched text in characters, not counting blanks and hyphens. */
export const shortestSearch = 2
/** The most results of each group. */
export const mostFound = 8

/** The kinds of records that are searched, each called as the screen of their list, in the order of the answer. The server's features give them. */
export const searchGroups = ['applications', 'appeals', 'permits', 'users', 'invoices', 'payments', 'refunds'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** A found record of any kind, with the words by which people recognise it. */
export const searchHitSchema = z.object({
  group: z.enum(searchGroups),
  id: idSchema,
  /** Number and name. */
  title: z.string(),
  /** What distinguishes it from others with the same name: plates, an e-mail address, an amount. */
  about: textSchema,
  /** How it stands, and until when: `Veljavna do 23. 11. 2027`. */
  state: z.optional(textSchema),
})
export type SearchHit = z.output<typeof searchHitSchema>

/**
 * Looks for a number, name, street or address, plate, e-mail address, phone number, tag, payment reference or amount, however it is written: two letters at the
 * beginning of a word, three and more anywhere. Where nothing is found, names and streets with one typo are. Groups that the caller may not read are left out. Each search is audited.
 */
export const search = defineRead({
  name: 'search',
  path: 'v1/admin/search',
  access: 'admin:resources',
  summary: 'Finds applications, appeals, permits, people, invoices, payments and refunds',
  query: z.object({ q: z.string({ error: 'required' }).check(z.trim(), z.minLength(shortestSearch), z.maxLength(120)) }),
  output: z.object({
    /** By group; in each group the best match first. */
    hits: z.array(searchHitSchema),
    /** Nothing is written as it was typed: the hits differ by one typo. */
    similar: z.boolean(),
  }),
  audit: { action: 'search:find', kind: 'read' },
})
