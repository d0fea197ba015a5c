import { z } from 'zod/mini'

/** A public id: UUIDv7, so that ids sort by their time. */
export const idSchema = z.uuid({ error: 'invalid' })

/** The `{id}` of a path. A value that is no id finds nothing. */
export const idParams = z.object({ id: idSchema })

/** An instant on the wire: ISO 8601 in UTC. A `Date`, as the database gives it, is written as one. The calendar has no year 0. */
export const instantSchema = z.pipe(
  z.transform((value: string | Date) => (value instanceof Date ? value.toISOString() : value)),
  z.iso.datetime({ error: 'invalid' }).check(z.refine((instant) => instant >= '0001', 'invalid')),
)
