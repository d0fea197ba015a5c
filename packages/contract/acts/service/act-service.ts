import { z } from 'zod/mini'
import type { Text } from '../../locale.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'
import { failedReasons, servedBy, serviceManners } from './service-manners.ts'
import type { ServiceManner } from './service-manners.ts'

/** What can be entered about an attempt of service: how it came to the party, that a notice was left, that it did not succeed. */
export const serviceResults = ['receipt', 'refusal', 'delivery', 'notice', 'failure'] as const
export type ServiceResult = (typeof serviceResults)[number]

export const serviceResultLabels: Readonly<Record<ServiceResult, Text>> = {
  receipt: { sl: 'Prevzeto s podpisom', en: 'Collected and signed for' },
  refusal: { sl: 'Prevzem odklonjen', en: 'Refused' },
  delivery: { sl: 'Dostavljeno', en: 'Delivered' },
  notice: { sl: 'Obvestilo puščeno oziroma objavljeno', en: 'Notice left or posted up' },
  failure: { sl: 'Vrnjeno, ni uspelo', en: 'Returned, did not succeed' },
}

const resultsOf: Readonly<Record<ServiceManner, readonly ServiceResult[]>> = {
  in_person: ['receipt', 'refusal', 'failure'],
  registered_post: ['receipt', 'notice', 'refusal', 'failure'],
  e_service: ['receipt', 'notice', 'failure'],
  public_notice: ['notice', 'failure'],
  ordinary: ['delivery', 'failure'],
}

/** An attempt of service as far as it decides what may be entered about it. */
export interface ServiceState {
  manner: ServiceManner
  notice_on: string | null
  served_by: string | null
  failed_on: string | null
  withdrawn_at: unknown
}

/** What may be entered now. After a notice the act may still be collected or come back; what is served or has failed is only withdrawn. */
export const openResults = ({ manner, notice_on, served_by, failed_on, withdrawn_at }: ServiceState): ServiceResult[] => {
  if (failed_on !== null || withdrawn_at !== null || (served_by !== null && served_by !== 'fiction')) return []
  return resultsOf[manner].filter((result) => result !== 'notice' || notice_on === null)
}

/** The ways in which an act may be served at once, when its service is first entered; undefined where it cannot be. */
export const resultAtOnce = (manner: ServiceManner): 'receipt' | 'delivery' | undefined => {
  const [first] = resultsOf[manner]
  return first === 'receipt' || first === 'delivery' ? first : undefined
}

/** An attempt to serve an act, as officials see it. */
export const actServiceSchema = z.object({
  id: idSchema,
  manner: z.enum(serviceManners),
  handed_over_on: localDaySchema,
  handed_over_by_name: z.string(),
  consignment: z.string(),
  notice_on: z.nullable(localDaySchema),
  fiction_days: z.int(),
  served_on: z.nullable(localDaySchema),
  served_by: z.nullable(z.enum(servedBy)),
  failed_on: z.nullable(localDaySchema),
  failed_reason: z.nullable(z.enum(failedReasons)),
  note: z.string(),
  withdrawn_by_name: z.nullable(z.string()),
  withdrawn_reason: z.nullable(z.string()),
  version: z.int(),
  /** What may be entered about it now. */
  results: z.array(z.enum(serviceResults)),
})
export type ActService = z.output<typeof actServiceSchema>

/** The number that the post or the system for service gave a consignment, and a remark. */
export const serviceTexts = {
  consignment: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  note: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
}
