import type { readSignInWays as ReadSignInWays } from '@dovolilnice/contract/session/sign-in-ways'
import { plainOperation } from '../../platform/calls/plain-operation.ts'
import { useOperation } from '../../platform/calls/query.ts'
import { canUsePasskeys } from '../../platform/passkeys.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { ProviderButton } from './provider-button.tsx'
import styles from './other-ways.module.css'

const readSignInWays = plainOperation<typeof ReadSignInWays>({
  name: 'read-sign-in-ways',
  method: 'GET',
  path: 'auth/ways',
  access: 'public',
})

/** What the sign-in offers beside the password; under the form, so that nothing moves when it comes. */
export const OtherWays = () => {
  const { data } = useOperation(readSignInWays, {}, { quiet: true })
  if (data === undefined) return null
  const passkeys = canUsePasskeys(data.passkey_origin)
  if (!passkeys && !data.identity_provider) return null
  return (
    <div className={styles.ways}>
      {data.identity_provider && <ProviderButton />}
      {passkeys && <PasskeyButton />}
    </div>
  )
}
