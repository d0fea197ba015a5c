import { forgetExpired } from '../features/privacy/retention/forget-expired.ts'
import type { Services } from '../platform/http/context.ts'

/** Does what the retention does in one night, also where it would ask first. @returns how many records, by name */
export const forgetPast = (services: Services): Promise<Record<string, number>> => forgetExpired(services)
