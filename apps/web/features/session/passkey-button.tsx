import { beginPasskeySignIn, signInWithPasskey } from '@dovolilnice/contract/session/second-step'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { call, isCallError, provePasskey, sentenceOf, t } from '../../platform/kit.ts'
import { Button, Notice } from '../../ui/kit.ts'
import { enter } from './enter.ts'
import { texts } from './texts.ts'

/** Signs in with a passkey: without a password, or as the step after it. */
export const PasskeyButton = ({ secondStep = false }: { secondStep?: boolean }) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const use = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const begun = await call(beginPasskeySignIn, { body: { second_step: secondStep } }, { quiet: true })
      const { user } = await call(signInWithPasskey, { body: { proof: await provePasskey(begun) } }, { quiet: true })
      enter(user)
    } catch (error) {
      setFailure(isCallError(error) ? sentenceOf(error) : t(texts.passkeyUnused))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        label={t(texts.byPasskey)}
        look={secondStep ? 'filled' : 'plain'}
        wide
        autoFocus={secondStep}
        busy={busy}
        icon={IconKey}
        onClick={() => void use()}
      />
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </>
  )
}
