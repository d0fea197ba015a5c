import { confirmOwnEmail } from '@dovolilnice/contract/users/own-account'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { askWhoIsSignedIn, useAction, useMay, useUser } from '../../platform/kit.ts'
import { texts } from './texts.ts'
import { Part } from '../../ui/kit.ts'
import { OwnAccount } from './own-account.tsx'
import { PasswordChange } from './password-change.tsx'
import { RoomsIndex } from './rooms/rooms-index.tsx'

/** The link mailed to a new address leads here with its token (`?potrditev=`): it is used once and leaves the address bar. */
const useEmailConfirmation = (): void => {
  const { potrditev: token } = useSearch({ from: '/inside/nastavitve' })
  const navigate = useNavigate()
  const used = useRef('')
  const action = useAction(confirmOwnEmail, { done: texts.emailConfirmed, onDone: () => void askWhoIsSignedIn() })
  const use = useEffectEvent((given: string) => {
    if (used.current === given) return
    used.current = given
    void navigate({ to: '/nastavitve', replace: true })
    action.mutate({ body: { token: given } })
  })
  useEffect(() => {
    if (typeof token === 'string') use(token)
  }, [token])
}

/** Whoever has a temporary password sees only how to change it, who lacks a second factor that the role needs only how to add one. */
export const SettingsScreen = () => {
  const { reset, second_factor_due: due } = useUser()
  const may = useMay()
  useEmailConfirmation()
  if (reset) return <PasswordChange />
  if (due === 'required') return <Part name="SecondFactorSheet" props={{}} />
  return may('parameters:write') ? <RoomsIndex /> : <OwnAccount />
}
