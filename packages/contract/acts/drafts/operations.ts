import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { idSchema } from '../../primitives/field-schemas.ts'
import { seenVersion } from '../../history/seen-version.ts'
import { defineList, defineListOperation } from '../../list.ts'
import { actKindLabels, actKinds } from '../act-kinds.ts'
import { actDraftSchema, draftTexts, preparedActSchema } from './act-draft.ts'
import { atOnceShape, heardShape } from '../../primitives/heard.ts'
import { groundShape, provisionalShape, takingGrounds } from '../suspension-ground.ts'

export const discardActDraft = defineOperation({
  name: 'discard-act-draft',
  path: 'v1/admin/acts/drafts/{id}/discard',
  access: 'applications:conduct',
  summary: 'Discards a draft that is not needed',
  body: z.object(seenVersion),
  errors: ['conflict'],
  audit: { action: 'act:discard', kind: 'change' },
})

/** Issues a prepared act. `second_person` when who prepared it and who issues it changed one another's account lately. */
export const issueActDraft = defineOperation({
  name: 'issue-act-draft',
  path: 'v1/admin/acts/drafts/{id}/issue',
  access: 'applications:decide',
  summary: 'Issues a prepared act',
  body: z.object(seenVersion),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['conflict', 'illegal_transition', 'second_person', 'payment_not_demanded', 'payment_basis_missing'],
  audit: { action: 'act:enact', kind: 'change' },
})

const actDraftList = defineList({
  title: { sl: 'Osnutki aktov', en: 'Drafts of acts' },
  row: actDraftSchema,
  columns: {
    kind: { title: { sl: 'Akt', en: 'Act' }, labels: actKindLabels, fixed: true },
    record_number: { title: { sl: 'Vloga ali dovolilnica', en: 'Application or permit' } },
    party: { title: { sl: 'Stranka', en: 'Party' }, wide: true },
    prepared_by_name: { title: { sl: 'Pripravil', en: 'Prepared by' } },
    created_at: { title: { sl: 'Pripravljen', en: 'Prepared' }, kind: 'instant' },
    reason: { title: { sl: 'Razlogi', en: 'Reasons' }, hidden: true },
  },
  sortable: ['created_at', 'kind'],
  defaultSort: { key: 'created_at', order: 'asc' },
  filters: z.object({ kind: z.enum(actKinds) }),
})

/** The acts that wait to be issued, the oldest first. */
export const listActDrafts = defineListOperation(actDraftList, {
  name: 'list-act-drafts',
  path: 'v1/admin/acts/drafts',
  access: 'applications:read',
  summary: 'Acts that wait to be issued',
  audit: { action: 'act:list', kind: 'read' },
})

export const prepareAct = defineOperation({
  name: 'prepare-act',
  path: 'v1/admin/acts/drafts/create',
  access: 'applications:conduct',
  summary: 'Prepares an act that somebody who may decide issues',
  body: preparedActSchema,
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'illegal_transition', 'duplicate'],
  audit: { action: 'act:draft', kind: 'change' },
})

export const previewActDraft = defineRead({
  name: 'preview-act-draft',
  path: 'v1/admin/acts/drafts/{id}/pdf',
  access: 'applications:read',
  summary: 'Shows a draft as it would be issued (PDF)',
  audit: { action: 'act:preview', kind: 'read' },
})

export const previewAct = defineOperation({
  name: 'preview-act',
  path: 'v1/admin/acts/preview',
  access: 'applications:conduct',
  summary: 'Shows an act as it would be issued, before it is (PDF)',
  body: preparedActSchema,
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:preview', kind: 'read' },
})

/** Changes what a draft says. Without a ground a suspension or revocation begins as the draft says. */
export const updateActDraft = defineOperation({
  name: 'update-act-draft',
  path: 'v1/admin/acts/drafts/{id}/update',
  access: 'applications:conduct',
  summary: 'Changes what a draft says',
  body: z.object({
    ...seenVersion,
    ...draftTexts,
    ...groundShape,
    ...provisionalShape,
    ground: z.optional(z.enum(takingGrounds)),
    ...heardShape,
    ...atOnceShape,
  }),
  output: z.object({ version: z.int() }),
  errors: ['conflict'],
  audit: { action: 'act:draft', kind: 'change' },
})
