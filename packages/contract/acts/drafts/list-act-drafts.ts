import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { actKindLabels, actKinds } from '../act-kinds.ts'
import { actDraftSchema } from './act-draft.ts'

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
