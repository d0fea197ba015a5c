import { readAccount } from '@dovolilnice/contract/users/read-account'
import { useOperation } from '../../platform/calls/query.ts'
import { useMay, useUser } from '../../platform/session/use-session.ts'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { Part } from '../../ui/states/part.tsx'
import { Columns, Stacked } from '../../ui/sheet.tsx'
import { EmailChange } from './email-change.tsx'
import { Municipality } from './municipality.tsx'
import { OwnData } from './own-data.tsx'
import { OwnPrivacy } from './own-privacy.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { PasswordChange } from './password-change.tsx'
import { useEmailConfirmation } from './use-email-confirmation.ts'

/**
 * Own data, address, password, devices and privacy. Administrators also set what the municipality says about itself. Whoever has a temporary password sees only how to change it, and
 * whoever lacks a second factor that the role needs, only how to add one.
 */
export const SettingsScreen = () => {
  const { reset, second_factor_due: due } = useUser()
  const account = useOperation(readAccount, {})
  const may = useMay()
  useEmailConfirmation()
  if (reset) return <PasswordChange />
  if (due === 'required') return <Part name="SecondFactorSheet" props={{}} />
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
          {may('users:roles') && <Part name="SignInPolicySheet" props={{}} />}
          {may('parameters:write') && <Municipality />}
        </Stacked>
      )}
    </OperationView>
  )
}
