import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'

export interface DialogProps {
  application: ApplicationDetails
  onClose: () => void
}
