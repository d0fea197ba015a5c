import { createPermit } from '@dovolilnice/contract/permits/issue/operations'
import { IssueAtOffice } from './issue-at-office.tsx'

/** The office issues a permit to whoever stands there. */
export const NewPermitScreen = () => <IssueAtOffice operation={createPermit} defaults={{ app_user_uuid: '' }} />
