import { EmptyScreen } from '../../ui/states/empty-screen.tsx'

export const ExportsScreen = () => <EmptyScreen />
