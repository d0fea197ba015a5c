import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'

/** The bollards, and how many of them need somebody. */
export const operatorResourcesSchema = z.object({
  devices: z.array(z.object({ code: z.string(), name: z.string(), zone: z.nullable(z.string()) })),
  /** Bollards with a fault, without a link, or held open. */
  attention: z.int(),
})
export type OperatorResources = z.output<typeof operatorResourcesSchema>

export const readOperatorResources = defineRead({
  name: 'read-operator-resources',
  path: 'v1/resources/operator',
  access: 'operator:resources',
  summary: 'Bollards for operators',
  output: operatorResourcesSchema,
  etag: true,
})
