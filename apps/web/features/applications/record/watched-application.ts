import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { WatchedRecord } from '../../../ui/kit.ts'

/** The application as it is now, for forms that are filled in while others work on it too. */
export const watchedApplication = ({ id, number, version, history, email }: ApplicationDetails): WatchedRecord => ({
  topic: 'application',
  number,
  version,
  history,
  email,
  href: `/vloge/${id}`,
})
