import { EmptyScreen } from '../../ui/empty-screen.tsx'

export const ApplicationStatusScreen = () => <EmptyScreen />
