import { beginPasskeyConfirmation, confirmByFactor } from '@dovolilnice/contract/second-factor/operations'
import type { OwnFactors } from '@dovolilnice/contract/second-factor/second-factor'
import { confirmIdentity } from '@dovolilnice/contract/users/own-account'
import { z } from 'zod/mini'
import { call, canUsePasskeys, isCallError, provePasskey, showSnackbar, t } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, PasswordField, useOperationForm } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'

type Values = BodyOf<typeof confirmIdentity>
const { TextField } = fieldsOf<{ code: string }>()

const ByPassword = () => {
  const form = useOperationForm(confirmIdentity, { defaults: { password: '' } })
  return (
    <OperationForm form={form} label={t(texts.confirm)} leaveFreely submit={t(texts.confirm)}>
      <p>{t(texts.confirmHow)}</p>
      <PasswordField<Values> name="password" label={t(texts.password)} autoComplete="current-password" />
    </OperationForm>
  )
}

const ByCode = () => {
  const form = useOperationForm<typeof confirmByFactor, { code: string }>(confirmByFactor, { defaults: { code: '' } })
  return (
    <OperationForm form={form} label={t(texts.confirmByCode)} leaveFreely submit={t(texts.confirm)}>
      <TextField name="code" label={t(texts.anyCode)} description={t(texts.anyCodeHow)} autoComplete="one-time-code" />
    </OperationForm>
  )
}

/** The browser proves the passkey between the two calls; what it refuses is said without an error's number. */
const toProof = async () => {
  const begun = await call(beginPasskeyConfirmation, {}, { quiet: true })
  const proof = await provePasskey(begun).catch((error: unknown) => {
    if (!isCallError(error)) showSnackbar(texts.passkeyUnused, { tone: 'bad', mode: 'multi-line' })
    throw error
  })
  return { body: { proof } }
}

const ByPasskey = () => {
  // Nothing is typed: what the body needs is made by the browser when it is sent.
  const form = useOperationForm<typeof confirmByFactor, object>(confirmByFactor, { defaults: {}, schema: z.object({}), toCall: toProof })
  return <OperationForm form={form} label={t(texts.confirmByPasskey)} leaveFreely submit={t(texts.confirmByPasskey)} />
}

/** Who one is, once more, before factors are changed: by a factor where there is one, otherwise by the password in a session that is not new. */
export const ConfirmIdentity = ({ factors: { totp, passkeys, passkey_origin: origin } }: { factors: OwnFactors }) => {
  if (totp === null && passkeys.length === 0) return <ByPassword />
  return (
    <>
      <p>{t(texts.confirmByFactorHow)}</p>
      {passkeys.length > 0 && canUsePasskeys(origin) && <ByPasskey />}
      <ByCode />
    </>
  )
}
