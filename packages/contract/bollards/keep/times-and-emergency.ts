import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { seenVersion } from '../../history/seen-version.ts'
import { permitCredentialSchema } from '../../primitives/credential.ts'
import { lineSchema, idSchema, instantSchema } from '../../primitives/field-schemas.ts'
import type { BollardTimes } from '../bollard-times.ts'

const seconds = (least: number, most: number) => z.number({ error: 'required' }).check(z.minimum(least), z.maximum(most))

/** The times of a bollard as a person sets them, in seconds where nothing else is said; within them nobody is hurt sooner than with the ordinary ones. */
export const timesFormSchema = z.object({
  clear: seconds(1, 60),
  warn: seconds(0, 30),
  motor: seconds(2, 60),
  passage: seconds(5, 600),
  stuck_minutes: seconds(1, 120),
  vehicle: seconds(0.05, 5),
  chatter_edges: z.int({ error: 'required' }).check(z.minimum(3), z.maximum(50)),
  chatter: seconds(0.5, 10),
  emergency_minutes: seconds(1, 720),
})
export type TimesForm = z.output<typeof timesFormSchema>

const ms = (value: number): number => Math.round(value * 1000)

/** A command to raise waits for a clear way as long as for a vehicle that does not come, and for the warning. */
export const timesOfForm = (form: TimesForm): BollardTimes => ({
  clearMs: ms(form.clear),
  warnMs: ms(form.warn),
  motorMs: ms(form.motor),
  passageMs: ms(form.passage),
  raiseMs: ms(20 + form.clear + form.warn + form.motor),
  stuckMs: ms(60 * form.stuck_minutes),
  vehicleMs: ms(form.vehicle),
  chatterEdges: form.chatter_edges,
  chatterMs: ms(form.chatter),
  proveAfterMs: null,
  emergencyMs: ms(60 * form.emergency_minutes),
})

export const formOfTimes = (times: BollardTimes): TimesForm => ({
  clear: times.clearMs / 1000,
  warn: times.warnMs / 1000,
  motor: times.motorMs / 1000,
  passage: times.passageMs / 1000,
  stuck_minutes: times.stuckMs / 60_000,
  vehicle: times.vehicleMs / 1000,
  chatter_edges: times.chatterEdges,
  chatter: times.chatterMs / 1000,
  emergency_minutes: times.emergencyMs / 60_000,
})

/** Sets the times of a bollard; its gate takes them while it runs. */
export const updateBollardTimes = defineOperation({
  name: 'update-bollard-times',
  path: 'v1/admin/bollards/{code}/times',
  access: 'bollards:administer',
  summary: 'Set the times of a bollard',
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  body: z.extend(timesFormSchema, seenVersion),
  output: z.object({ code: z.string() }),
  errors: ['not_found', 'conflict', 'illegal_transition'],
  audit: { action: 'bollard:set_times', kind: 'change' },
})

/** Those who always lower every bollard, whatever is broken and without a list. */
export const readEmergencyCredentials = defineRead({
  name: 'read-emergency-credentials',
  path: 'v1/admin/bollards/emergency',
  access: 'bollards:administer',
  summary: 'Credentials that always lower every bollard',
  output: z.object({
    items: z.array(z.extend(permitCredentialSchema, { id: idSchema, label: z.string(), created_at: instantSchema })),
  }),
})

export const emergencyFormSchema = z.extend(permitCredentialSchema, {
  /** Whose it is. */
  label: lineSchema.check(z.maxLength(80)),
})

export const addEmergencyCredential = defineOperation({
  name: 'add-emergency-credential',
  path: 'v1/admin/bollards/emergency/add',
  access: 'bollards:administer',
  summary: 'Let a credential always lower every bollard',
  body: emergencyFormSchema,
  output: z.object({ id: idSchema }),
  errors: ['duplicate'],
  audit: { action: 'bollard:add_emergency', kind: 'change' },
})

export const removeEmergencyCredential = defineOperation({
  name: 'remove-emergency-credential',
  path: 'v1/admin/bollards/emergency/{id}/remove',
  access: 'bollards:administer',
  summary: 'Let a credential lower no bollard by itself any more',
  audit: { action: 'bollard:remove_emergency', kind: 'change' },
})
