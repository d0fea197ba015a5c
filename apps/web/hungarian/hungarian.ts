import type { Catalogue } from '@dovolilnice/contract/locale'
import { hungarian as shared } from '@dovolilnice/contract/hungarian/hungarian'
import { hungarianAccount } from './account.ts'
import { hungarianAccountSettings } from './account-settings.ts'
import { hungarianForm } from './form.ts'
import { hungarianHome } from './home.ts'
import { hungarianStatus } from './status.ts'

/** Hungarian sentences of the pages. Loaded by who reads in Hungarian, never by others. */
export const hungarian: Catalogue = {
  ...shared,
  ...hungarianAccount,
  ...hungarianAccountSettings,
  ...hungarianForm,
  ...hungarianHome,
  ...hungarianStatus,
}
