import { EmptyScreen } from '../../ui/empty-screen.tsx'

export const ApplicationsScreen = () => <EmptyScreen />
