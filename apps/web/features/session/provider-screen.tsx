import { finishProviderSignIn } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call, sentenceOf, t } from '../../platform/kit.ts'
import { ButtonLink, FrontCard } from '../../ui/kit.ts'
import { enter } from './enter.ts'
import { texts } from './texts.ts'
import { takeWayOn } from './way-on.ts'

const isAnswer = (query: string): boolean => /[?&](code|error)=/.test(query)

/** Where the identity provider sends the browser back. Its answer is used once and leaves the address bar. */
export const ProviderScreen = () => {
  const navigate = useNavigate()
  const begun = useRef(false)
  const [failure, setFailure] = useState<string>()
  const finish = useEffectEvent(async () => {
    if (begun.current) return
    begun.current = true
    const answer = window.location.search
    if (!isAnswer(answer)) return setFailure(t(texts.noProviderAnswer))
    const redirect = takeWayOn()
    await navigate({ to: '/prijava/racun-obcine', search: { redirect }, replace: true })
    // The guard of this page leads on from here.
    await call(finishProviderSignIn, { body: { answer } }, { quiet: true }).then(
      ({ user }) => enter(user),
      (error: unknown) => setFailure(sentenceOf(error)),
    )
  })
  useEffect(() => void finish(), [])
  if (failure === undefined)
    return (
      <FrontCard title={t(texts.byProvider)} hint={t(texts.signingIn)}>
        {null}
      </FrontCard>
    )
  return (
    <FrontCard title={t(texts.byProvider)} hint={<span role="alert">{failure}</span>}>
      <ButtonLink label={t(texts.backToLogin)} to="/prijava" />
    </FrontCard>
  )
}
