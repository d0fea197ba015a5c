import { z } from 'zod/mini'
import { directions, failModeSchema, passbacks } from '../../access/whitelist.ts'
import { timeWindowSchema } from '../../parking/permit-kind.ts'
import { isApart } from '../../parking/window-days.ts'
import { deviceCodePattern } from '../../devices/device-kind.ts'
import { lineSchema, reasonSchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import { seenVersion } from '../../history/seen-version.ts'
import { defineOperation, defineRead } from '../../operation.ts'
import { bollardTimesSchema } from '../bollard-times.ts'
import { gatesLinkSchema, setUpShape } from '../device.ts'
import { agentSchema } from '../gate-state.ts'
import { gateStandings } from './gate-standing.ts'

/** The `{code}` of a path. One that is no code finds nothing. */
const bollardParams = z.object({ code: z.string().check(z.maxLength(40)) })

const fields = {
  name: lineSchema.check(z.maxLength(80)),
  /** The lot whose zone it guards; null: the whole old town, open to the permits of every zone. */
  parking_lot_id: z.nullable(idSchema),
  latitude: z.number({ error: 'required' }).check(z.minimum(-90), z.maximum(90)),
  longitude: z.number({ error: 'required' }).check(z.minimum(-180), z.maximum(180)),
  /** What the gate does when it can no longer decide. */
  fail_mode: failModeSchema,
  /** When it is lowered for everybody; absent: as it was. */
  open_windows: z.optional(z.array(timeWindowSchema).check(z.maxLength(6), z.refine(isApart, 'windows_overlap'))),
  /** Which way it lets vehicles; absent: as it was. */
  direction: z.optional(z.enum(directions)),
  /** Of an entry: whether who entered may enter again before leaving, and for how long one who was not seen to leave counts as inside. */
  passback: z.optional(z.enum(passbacks)),
  passback_minutes: z.optional(z.int().check(z.minimum(1), z.maximum(720))),
  /** Which one it is in lists and on the map, from 1; a number beyond the last means the last. */
  place: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(1000)),
}

/** A bollard as an administrator changes it. */
const bollardFormSchema = z.object({ ...fields, ...seenVersion })

/** Its code is set when it is made and never changes: it is part of the gate's topics, folders and account. */
export const newBollardFormSchema = z.object({
  code: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.regex(deviceCodePattern, 'device_code')),
  ...fields,
})

/** A step with a bollard that is explained in the trail. */
const bollardStepSchema = z.object({ ...seenVersion, reason: reasonSchema })

/** A new bollard. Its gate has an account at the embedded broker and a list from then on. */
export const createBollard = defineOperation({
  name: 'create-bollard',
  path: 'v1/admin/bollards/create',
  access: 'parking:write',
  summary: 'Put a new bollard into use',
  body: newBollardFormSchema,
  output: z.object({ code: z.string() }),
  errors: ['duplicate'],
  audit: { action: 'bollard:create', kind: 'change' },
})

/** A bollard as an administrator keeps it. */
const keptBollardSchema = z.object({
  ...setUpShape,
  direction: z.enum(directions),
  passback: z.enum(passbacks),
  passback_minutes: z.int(),
  /** Which one it is among those in use, from 1; null: out of use. */
  place: z.nullable(z.int()),
  active: z.boolean(),
  out_of_use_since: z.nullable(instantSchema),
  version: z.int(),
  /** Null: those of its driver. */
  times: z.nullable(bollardTimesSchema),
  standing: z.enum(gateStandings),
  /** Whether nothing needs the account of its gate any more: it is closed and has handed over its events. */
  account_may_go: z.boolean(),
  /** When its gate was heard last. */
  heard_at: z.nullable(instantSchema),
  /** When a hold that its gate reports ends by itself; null: not held. */
  held_until: z.nullable(instantSchema),
  /** The machine that speaks for it; null: not heard yet, or it does not say. */
  agent: z.nullable(agentSchema),
  two_agents: z.boolean(),
  /** When its agent was enrolled, when its key was ended, and until when a code waits; null: never, or none. */
  enrolled_at: z.nullable(instantSchema),
  revoked_at: z.nullable(instantSchema),
  enrol_code_until: z.nullable(instantSchema),
  /** Whether a broker of the town's own has heard of the key as it is now: until then the one before opens the link. */
  broker_told: z.boolean(),
  /** Credentials on the list that its gate has; null: it has none. */
  list_entries: z.nullable(z.int()),
})
export type KeptBollard = z.output<typeof keptBollardSchema>

/** All bollards, those in use first; and how gates reach the town. */
export const readBollards = defineRead({
  name: 'read-bollards',
  path: 'v1/admin/bollards',
  access: 'parking:read',
  summary: 'Bollards as they are set up, also those out of use',
  output: z.object({
    bollards: z.array(keptBollardSchema),
    link: gatesLinkSchema,
    /** The address of the broker that runs inside the server, which makes the accounts of gates itself; null: the town has a broker of its own, or none runs. */
    embedded_broker: z.nullable(z.string()),
    /** Whether agents are enrolled with a code: the broker runs inside the server, or it was said how gates reach the town's own. */
    enrols: z.boolean(),
  }),
})

/** Takes a bollard out of use: its gate gets an empty list, its hold is ended, it takes no more commands. Its history stays. */
export const retireBollard = defineOperation({
  name: 'retire-bollard',
  path: 'v1/admin/bollards/{code}/retire',
  access: 'parking:write',
  summary: 'Take a bollard out of use',
  params: bollardParams,
  body: bollardStepSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'bollard:retire', kind: 'change' },
})

/** Puts a bollard back into use, as the last one, with a list of the permits of now. */
export const returnBollard = defineOperation({
  name: 'return-bollard',
  path: 'v1/admin/bollards/{code}/return',
  access: 'parking:write',
  summary: 'Put a bollard back into use',
  params: bollardParams,
  body: bollardStepSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'duplicate', 'illegal_transition'],
  audit: { action: 'bollard:return', kind: 'change' },
})

/** Changes a bollard in use. Another lot or fail mode gives its gate another list. */
export const updateBollard = defineOperation({
  name: 'update-bollard',
  path: 'v1/admin/bollards/{code}/update',
  access: 'parking:write',
  summary: 'Change a bollard',
  params: bollardParams,
  body: bollardFormSchema,
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'duplicate', 'illegal_transition'],
  audit: { action: 'bollard:update', kind: 'change' },
})
