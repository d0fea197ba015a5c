import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { importSchema } from './import.ts'

/** The newest fifty imports. */
export const readImports = defineOperation({
  name: 'read-imports',
  method: 'GET',
  path: 'v1/admin/imports',
  access: 'users:roles',
  summary: 'Imports and how far they are',
  output: z.object({ imports: z.array(importSchema) }),
})
