import type { Capabilities } from './platform/http/context.ts'
import type { Feature } from './platform/http/feature.ts'
import { eventsFeature } from './features/events/events.feature.ts'
import { readHistory } from './features/events/read-history.ts'
import { issuePermit } from './features/permits/issue-permit.ts'
import { permitsFeature } from './features/permits/permits.feature.ts'
import { readParameters } from './features/resources/parameters.ts'
import { listPermitKinds } from './features/resources/permit-kinds.ts'
import { resourcesFeature } from './features/resources/resources.feature.ts'
import { sendPasswordLink } from './features/session/send-password-link.ts'
import { sessionFeature } from './features/session/session.feature.ts'

/** Every feature of the product. */
export const features: readonly Feature[] = [sessionFeature, resourcesFeature, eventsFeature, permitsFeature]

/** What features offer one another: the only way from one to the next. */
export const capabilities: Capabilities = {
  sendPasswordLink,
  readParameters,
  listPermitKinds,
  issuePermit,
  readHistory,
}
