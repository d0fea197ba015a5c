import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'

/** What each dialog over an application is given. */
export interface DialogProps {
  application: ApplicationDetails
  onClose: () => void
}
