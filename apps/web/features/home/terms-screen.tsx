import { EmptyScreen } from '../../ui/empty-screen.tsx'

export const TermsScreen = () => <EmptyScreen />
