import { defineListOperation } from '../list.ts'
import { permitHolderList } from './permit-holder-list.ts'

/** The holders of permits, for the dashboard's table. */
export const listPermitHolders = defineListOperation(permitHolderList, {
  name: 'list-permit-holders',
  path: 'v1/resources/permit-holders',
  access: 'holders:read',
  summary: 'Holders of permits',
  audit: { action: 'permit_holder:list', kind: 'read' },
})
