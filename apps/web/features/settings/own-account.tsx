import { readAccount } from '@dovolilnice/contract/users/read-account'
import { useOperation } from '../../platform/calls/query.ts'
import { Columns, Stacked } from '../../ui/sheet.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Part } from '../../ui/states/part.tsx'
import { EmailChange } from './email-change.tsx'
import { OwnData } from './own-data.tsx'
import { OwnPrivacy } from './own-privacy.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordChange } from './password-change.tsx'

/** Own data, address, password, second factor, devices and privacy. */
export const OwnAccount = () => {
  const account = useOperation(readAccount, {})
  return (
    <OperationView query={account}>
      {(own) => (
        <Stacked>
          <OwnData account={own} />
          <Columns least="24rem">
            <EmailChange account={own} />
            <PasswordChange />
          </Columns>
          <Part name="SecondFactorSheet" props={{}} />
          <Columns least="24rem">
            <OwnSessions />
            <OwnPrivacy />
          </Columns>
        </Stacked>
      )}
    </OperationView>
  )
}
