import { defineOperation, defineRead } from '../operation.ts'
import { proFormaSchema } from './pro-forma.ts'
import { z } from 'zod/mini'

/** Makes the pro-forma of an approved application, whose id is in the path, and mails it. One that waits is cancelled and replaced. */
export const createProForma = defineOperation({
  name: 'create-pro-forma',
  method: 'GET',
  path: 'v1/admin/invoices/pro-forma/{id}/create',
  access: 'invoices:write',
  summary: 'Makes the pro-forma of an application; a waiting one is replaced',
  output: proFormaSchema,
  errors: ['illegal_transition', 'no_account'],
  changesState: true,
  audit: { action: 'pro_forma:issue', kind: 'change' },
})

/** All pro-formas of an application, the newest first. `can_issue`: one may be made now. */
export const listApplicationProFormas = defineRead({
  name: 'list-application-pro-formas',
  path: 'v1/admin/applications/{id}/pro-formas',
  access: 'invoices:read',
  summary: 'The pro-formas of an application',
  output: z.object({ pro_formas: z.array(proFormaSchema), can_issue: z.boolean() }),
})

/** The stored PDF of a pro-forma, by its own id or by its application's; of several the newest. */
export const readProFormaPdf = defineRead({
  name: 'read-pro-forma-pdf',
  path: 'v1/admin/invoices/proxy/pro-forma/{id}',
  access: 'invoices:read',
  summary: 'A pro-forma as a PDF, by its id or its application’s',
  audit: { action: 'pro_forma:read', kind: 'read' },
})
