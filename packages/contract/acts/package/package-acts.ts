import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { chosenActsSchema } from '../print/chosen-acts.ts'

/**
 * Acts for a document system or for the state’s system of electronic service, as a ZIP file: each paper as it is stored, and `akti.xml` that
 * describes them (docs/acts.xsd). Nothing is sent anywhere.
 */
export const packageActs = defineOperation({
  name: 'package-acts',
  method: 'POST',
  path: 'v1/admin/acts/package',
  access: 'applications:conduct',
  summary: 'Acts with their metadata, as a ZIP file',
  body: z.object({ ids: chosenActsSchema }),
  errors: ['not_found'],
  audit: { action: 'act:package', kind: 'read', everyTime: true },
})
