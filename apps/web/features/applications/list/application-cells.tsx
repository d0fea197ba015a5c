import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import { ApplicationStatusBadge } from '../application-status-badge.tsx'

/** How the cells of every list of applications look. */
export const applicationCells = { status: ({ status }: ApplicationRow) => <ApplicationStatusBadge status={status} /> }
