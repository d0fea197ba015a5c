import { z } from 'zod/mini'
import { instantSchema } from '../primitives/ids.ts'

/** The licence of everything under `/api/open-data/`. */
export const openDataLicence = { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const

/** The version of the shape of the answers: `docs/open-data.md` says what may change within one. */
export const openDataSchemaVersion = '1.0' as const

/** Seconds for which caches may give zones, kinds and prices without asking: they change some times a year. */
export const settledMaxAge = 300

/** How often one address may read open data: a page that draws a map needs some calls, a portal one an hour. */
export const openDataRate = { windowSeconds: 60, perAddress: 120 } as const

export const publisherSchema = z.object({ name: z.string(), email: z.string(), phone: z.string(), url: z.string() })

/** What every data set begins with. */
export const dataSetHead = {
  schema_version: z.literal(openDataSchemaVersion),
  /** Counts up from 1 each time the content changes. */
  version: z.int(),
  changed_at: instantSchema,
  publisher: publisherSchema,
  licence: z.object({ name: z.string(), url: z.string() }),
  /** True in a demonstration: the town and everything in it is invented. */
  demonstration: z.boolean(),
}
