import { useMay } from '../../../platform/session/use-session.ts'
import { OwnPermits } from './own-permits.tsx'
import { StaffPermits } from './staff-permits.tsx'

/** Staff sees everyone's permits, a person their own. */
export const PermitsScreen = () => (useMay()('permits:read') ? <StaffPermits /> : <OwnPermits />)
