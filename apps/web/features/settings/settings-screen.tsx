import { useMay, useUser } from '../../platform/session/use-session.ts'
import { Part } from '../../ui/states/part.tsx'
import { OwnAccount } from './own-account.tsx'
import { PasswordChange } from './password-change.tsx'
import { RoomsIndex } from './rooms/rooms-index.tsx'
import { useEmailConfirmation } from './use-email-confirmation.ts'

/**
 * The index of the rooms for whoever sets what the municipality says about itself, otherwise one's own account. Whoever has a temporary password
 * sees only how to change it, and whoever lacks a second factor that the role needs, only how to add one.
 */
export const SettingsScreen = () => {
  const { reset, second_factor_due: due } = useUser()
  const may = useMay()
  useEmailConfirmation()
  if (reset) return <PasswordChange />
  if (due === 'required') return <Part name="SecondFactorSheet" props={{}} />
  return may('parameters:write') ? <RoomsIndex /> : <OwnAccount />
}
