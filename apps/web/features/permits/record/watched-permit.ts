import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import type { WatchedRecord } from '../../../ui/kit.ts'

/** The permit as it is now, for forms that are filled in while others work on it too. */
export const watchedPermit = ({ id, number, version, history, email }: PermitDetails): WatchedRecord => ({
  topic: 'permit',
  number,
  version,
  history,
  email,
  href: `/dovolilnice/${id}`,
})
