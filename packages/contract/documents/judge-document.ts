import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { documentVerdicts } from './document-verdict.ts'

/** A clerk's finding; what does not meet says why. Null takes it back. */
export const judgementSchema = z
  .object({
    verdict: z.nullable(z.enum(documentVerdicts)),
    reason: z._default(z.string().check(z.trim(), z.maxLength(1000)), ''),
  })
  .check(z.refine(({ verdict, reason }) => verdict !== 'fails' || reason.length >= 3, { error: 'required', path: ['reason'] }))

/** Says whether a document of an undecided application proves what it was asked for. `illegal_transition` once it is decided. */
export const judgeDocument = defineOperation({
  name: 'judge-document',
  method: 'POST',
  path: 'v1/admin/documents/{id}/judge',
  access: 'applications:conduct',
  summary: 'Marks a document as meeting or not meeting, with the reason',
  params: idParams,
  body: judgementSchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'document:judge', kind: 'change' },
})
