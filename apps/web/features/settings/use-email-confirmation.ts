import { confirmOwnEmail } from '@dovolilnice/contract/users/confirm-own-email'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAction } from '../../platform/calls/query.ts'
import { askWhoIsSignedIn } from '../../platform/session/session-store.ts'
import { texts } from './texts.ts'

/** The link mailed to a new address leads here with its token (`?potrditev=`): it is used once and leaves the address bar. */
export const useEmailConfirmation = (): void => {
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
