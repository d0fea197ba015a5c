import type { Catalogue } from '@dovolilnice/contract/locale'
import { italian as shared } from '@dovolilnice/contract/italian/italian'
import { italianAccount } from './account.ts'
import { italianAccountSettings } from './account-settings.ts'
import { italianEvents } from './events.ts'
import { italianForm } from './form.ts'
import { italianGuests } from './guests.ts'
import { italianHome } from './home.ts'
import { italianNotices } from './notices.ts'
import { italianParts } from './parts.ts'
import { italianPay } from './pay.ts'
import { italianPermits } from './permits.ts'
import { italianSession } from './session.ts'
import { italianShell } from './shell.ts'
import { italianStatus } from './status.ts'
import { italianSteps } from './steps.ts'

/** Italian sentences of the pages. Loaded by who reads in Italian, never by others. */
export const italian: Catalogue = {
  ...shared,
  ...italianAccount,
  ...italianAccountSettings,
  ...italianEvents,
  ...italianForm,
  ...italianGuests,
  ...italianHome,
  ...italianNotices,
  ...italianParts,
  ...italianPay,
  ...italianPermits,
  ...italianSession,
  ...italianShell,
  ...italianStatus,
  ...italianSteps,
}
