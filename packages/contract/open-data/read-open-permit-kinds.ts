import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { dataSetHead, openDataRate, settledMaxAge } from './data-set.ts'
import { openPermitKindSchema } from './open-permit-kind.ts'

/** Kinds of permit with hours, prices and who may apply. */
export const readOpenPermitKinds = defineOperation({
  name: 'read-open-permit-kinds',
  method: 'GET',
  path: 'open-data/permit-kinds.json',
  access: 'public',
  summary: 'Kinds of permit with hours, prices and who may apply',
  output: z.object({ ...dataSetHead, permit_kinds: z.array(openPermitKindSchema) }),
  openData: { maxAge: settledMaxAge },
  rate: openDataRate,
})
