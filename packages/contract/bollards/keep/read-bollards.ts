import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { instantSchema } from '../../primitives/ids.ts'
import { setUpShape } from '../device.ts'
import { gatesLinkSchema } from '../gates-link.ts'
import { gateStandings } from './gate-standing.ts'

/** A bollard as an administrator keeps it. */
const keptBollardSchema = z.object({
  ...setUpShape,
  /** Which one it is among those in use, from 1; null: out of use. */
  place: z.nullable(z.int()),
  active: z.boolean(),
  out_of_use_since: z.nullable(instantSchema),
  version: z.int(),
  standing: z.enum(gateStandings),
  /** Whether nothing needs the account of its gate any more: it is closed and has handed over its events. */
  account_may_go: z.boolean(),
  /** When its gate was heard last. */
  heard_at: z.nullable(instantSchema),
  /** When a hold that its gate reports ends by itself; null: not held. */
  held_until: z.nullable(instantSchema),
  /** Credentials on the list that its gate has; null: it has none. */
  list_entries: z.nullable(z.int()),
})
export type KeptBollard = z.output<typeof keptBollardSchema>

/** All bollards, those in use first; and how gates reach the town. */
export const readBollards = defineOperation({
  name: 'read-bollards',
  method: 'GET',
  path: 'v1/admin/bollards',
  access: 'parking:read',
  summary: 'Bollards as they are set up, also those out of use',
  output: z.object({
    bollards: z.array(keptBollardSchema),
    link: gatesLinkSchema,
    /** The address of the broker that runs inside the server, which makes the accounts of gates itself; null: the town has a broker of its own, or none runs. */
    embedded_broker: z.nullable(z.string()),
  }),
})
