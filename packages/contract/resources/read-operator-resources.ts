import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { textSchema } from '../primitives/field-schemas.ts'
import { commandReasonCodes } from './command-reasons.ts'

/** The choices of the operators' screens, and the counts of waiting work. */
export const operatorResourcesSchema = z.object({
  devices: z.array(z.object({ code: z.string(), name: z.string(), zone: z.nullable(z.string()) })),
  /** Bollards with a fault, without a link, or held open. */
  attention: z.int(),
  command_reasons: z.array(z.object({ code: z.enum(commandReasonCodes), text: textSchema })),
})
export type OperatorResources = z.output<typeof operatorResourcesSchema>

export const readOperatorResources = defineOperation({
  name: 'read-operator-resources',
  method: 'GET',
  path: 'v1/resources/operator',
  access: 'operator:resources',
  summary: 'Gates and reasons for operators',
  output: operatorResourcesSchema,
  etag: true,
})
