import type { Catalogue } from '@dovolilnice/contract/locale'
import { hungarian as shared } from '@dovolilnice/contract/hungarian/hungarian'
import { hungarianAccount } from './account.ts'
import { hungarianAccountSettings } from './account-settings.ts'
import { hungarianEvents } from './events.ts'
import { hungarianForm } from './form.ts'
import { hungarianGuests } from './guests.ts'
import { hungarianHome } from './home.ts'
import { hungarianStatus } from './status.ts'

/** Hungarian sentences of the pages. Loaded by who reads in Hungarian, never by others. */
export const hungarian: Catalogue = {
  ...shared,
  ...hungarianAccount,
  ...hungarianAccountSettings,
  ...hungarianEvents,
  ...hungarianForm,
  ...hungarianGuests,
  ...hungarianHome,
  ...hungarianStatus,
}
