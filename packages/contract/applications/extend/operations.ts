import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { groundsSchema } from '../../primitives/heard.ts'
import { steppedApplicationSchema } from '../application-step.ts'
import { seenVersion, stepErrors } from '../../history/seen-version.ts'

/**
 * A late supplement does not make the application complete: the order of dismissal stands, with its own remedy, and the party is told why. No act of
 * its own is issued, for nothing new is decided. `illegal_transition` where none waits.
 */
export const declineLateSupplement = defineOperation({
  name: 'decline-late-supplement',
  path: 'v1/admin/applications/{id}/late-supplement/decline',
  access: 'applications:decide',
  summary: 'Leaves a dismissal in spite of a late supplement',
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:decline_supplement', kind: 'change' },
})

/** A clerk gives more time for a supplement: grants the party's request that waits, or extends by hand before the term runs out. */
export const extendTerm = defineOperation({
  name: 'extend-term',
  path: 'v1/admin/applications/{id}/extension/grant',
  access: 'applications:conduct',
  summary: 'Gives more time for a supplement',
  body: z.object({ ...seenVersion, due_on: localDaySchema, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:extend_term', kind: 'change' },
})

/** Refuses the party's request for more time by an order, with reasons; the term stays as it is. `illegal_transition` where none waits. */
export const refuseExtension = defineOperation({
  name: 'refuse-extension',
  path: 'v1/admin/applications/{id}/extension/refuse',
  access: 'applications:decide',
  summary: 'Refuses more time for a supplement',
  body: z.object({ ...seenVersion, reason: groundsSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:refuse_extension', kind: 'change' },
})

/**
 * Takes a supplement that came before the order of dismissal was served (ZUP, art. 67): an order withdraws the dismissal, and the application is in
 * review again. `illegal_transition` where none came, or the order was served in the meantime.
 */
export const takeLateSupplement = defineOperation({
  name: 'take-late-supplement',
  path: 'v1/admin/applications/{id}/late-supplement',
  access: 'applications:decide',
  summary: 'Takes a late supplement and withdraws the dismissal',
  body: z.object(seenVersion),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:return', kind: 'change' },
})
