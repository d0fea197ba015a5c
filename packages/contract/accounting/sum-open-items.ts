import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { openItemAges, openItemKinds } from './open-item.ts'

/** How much is open, by kind and age; ages without an item are left out. */
export const sumOpenItems = defineOperation({
  name: 'sum-open-items',
  method: 'GET',
  path: 'v1/admin/accounting/open-items/sums',
  access: 'accounting:read',
  summary: 'Open items by kind and age',
  output: z.object({
    sums: z.array(z.object({ kind: z.enum(openItemKinds), age: z.enum(openItemAges), count: z.int(), cents: z.int() })),
  }),
})
