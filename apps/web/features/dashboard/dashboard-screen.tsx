import { useMay } from '../../platform/session/use-session.ts'
import { OwnDashboard } from './own-dashboard.tsx'
import { StaffDashboard } from './staff-dashboard.tsx'

/** Where the day begins: for staff the town's figures and passages, for everyone else their own things. */
export const DashboardScreen = () => (useMay()('admin:resources') ? <StaffDashboard /> : <OwnDashboard />)
