import { RetentionList } from './retention-list.tsx'

/** What the person in charge of data protection looks after. */
export const DataProtectionScreen = () => <RetentionList />
