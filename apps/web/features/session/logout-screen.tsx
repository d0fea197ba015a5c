import { logOut } from '@dovolilnice/contract/session/operations'
import type { Text } from '@dovolilnice/contract/locale'
import { useEffect, useState } from 'react'
import { askOnce, call, isCallError, sendHeld, sessionStore, showSnackbar, signOut, t } from '../../platform/kit.ts'
import { Button, FrontCard } from '../../ui/kit.ts'
import { texts } from './texts.ts'

/** Who came by the identity provider is signed out there too, or the next person at this desk would be let in without a question. */
const leaveProvider = async (): Promise<void> => {
  const { beginProviderSignOut } = await import('@dovolilnice/contract/identity-provider/provider-sign-in')
  const answer = await call(beginProviderSignOut, {}, { quiet: true }).catch(() => undefined)
  if (typeof answer?.url === 'string') window.location.assign(answer.url)
}

/** Ends the session, or answers why it stays open. A session that is over already counts as ended. */
const endSession = async (): Promise<Text | undefined> => {
  // The page asks who is signed in when it loads; that answer, come later, would sign the person in again on this page.
  await askOnce()
  // A step that still waits is taken as the person who is leaving.
  if (!(await sendHeld())) return texts.stepRefused
  try {
    await call(logOut, {}, { quiet: true })
  } catch (error) {
    if (!isCallError(error) || error.status !== 401) return texts.signOutFailed
  }
  const byProvider = sessionStore.get().user?.signed_in_by === 'identity_provider'
  signOut()
  showSnackbar(texts.signedOut)
  if (byProvider) await leaveProvider()
  return undefined
}

export const LogoutScreen = () => {
  const [failed, setFailed] = useState<Text>()
  const leave = () => {
    setFailed(undefined)
    void endSession().then(setFailed)
  }
  useEffect(leave, [])
  if (failed === undefined) return <FrontCard title={t(texts.signingOut)}>{null}</FrontCard>
  return (
    <FrontCard title={t(texts.signingOut)} hint={<span role="alert">{t(failed)}</span>}>
      <Button label={t(texts.retry)} onClick={leave} />
    </FrontCard>
  )
}
