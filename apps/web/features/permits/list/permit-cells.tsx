import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { PermitStatusBadge } from '../permit-status-badge.tsx'

/** How the cells of every list of permits look. */
export const permitCells = {
  status: ({ status }: PermitRow) => <PermitStatusBadge status={status} />,
}
