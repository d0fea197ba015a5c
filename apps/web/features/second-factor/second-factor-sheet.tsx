import {
  addPasskey,
  beginPasskey,
  listOwnFactors,
  makeRecoveryCodes,
  removeOwnFactor,
} from '@dovolilnice/contract/second-factor/operations'
import { type OwnFactors, passkeyNameSchema } from '@dovolilnice/contract/second-factor/second-factor'
import { IconDeviceMobile, IconKey } from '@tabler/icons-react'
import { type ReactNode, useCallback, useState } from 'react'
import {
  askWhoIsSignedIn,
  call,
  canUsePasskeys,
  confirm,
  formatInstant,
  isCallError,
  makePasskey,
  saveFile,
  showSnackbar,
  t,
  useAction,
  useOperation,
  useUser,
} from '../../platform/kit.ts'
import { Button, Modal, Notice, OperationView, Sheet } from '../../ui/kit.ts'
import styles from './second-factor.module.css'
import { texts } from './texts.ts'
import { z } from 'zod/mini'
import { fieldsOf, FormButtons, OperationForm, useOperationForm } from '../../ui/form/kit.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'

interface FactorProps {
  icon: ReactNode
  name: string
  note?: string | undefined
  factor: { added_at: string; last_used_at: string | null }
  /** Absent: it cannot be removed now. */
  onRemove?: (() => void) | undefined
}

const Factor = ({ icon, name, note, factor, onRemove }: FactorProps) => {
  const { added_at: added, last_used_at: used } = factor
  const times = [
    note,
    t(texts.added, { at: formatInstant(added) }),
    used === null ? t(texts.unused) : t(texts.used, { at: formatInstant(used) }),
  ]
  return (
    <li className={styles.factor}>
      {icon}
      <span className={styles.about}>
        <strong>{name}</strong>
        <span className={styles.times}>{times.filter(Boolean).join(', ')}</span>
      </span>
      {onRemove !== undefined && (
        <Button label={t(texts.remove)} look="plain" small onClick={onRemove} aria-label={t(texts.removeOf, { name })} />
      )}
    </li>
  )
}

/** The person's ways of the second step; `changeable` shows how to remove one. */
const FactorList = ({ factors: { totp, passkeys }, changeable }: { factors: OwnFactors; changeable: boolean }) => {
  const remove = useAction(removeOwnFactor, { done: texts.removed })
  const ask = async (factor: string) => {
    if (await confirm({ title: texts.removeAsk, text: texts.removeText, action: texts.remove, danger: true }))
      remove.mutate({ body: { factor } })
  }
  const removal = (factor: string) => (changeable ? () => void ask(factor) : undefined)
  if (totp === null && passkeys.length === 0) return <p>{t(texts.none)}</p>
  return (
    <ul className={styles.factors}>
      {passkeys.map((passkey) => (
        <Factor
          key={passkey.id}
          icon={<IconKey size={24} stroke={1.5} aria-hidden />}
          name={passkey.name}
          note={passkey.synced ? t(texts.synced) : undefined}
          factor={passkey}
          onRemove={removal(passkey.id)}
        />
      ))}
      {totp !== null && (
        <Factor
          icon={<IconDeviceMobile size={24} stroke={1.5} aria-hidden />}
          name={t(texts.app)}
          factor={totp}
          onRemove={removal('totp')}
        />
      )}
    </ul>
  )
}

const formSchema = z.object({ name: passkeyNameSchema })
interface Named {
  name: string
}
const { TextField } = fieldsOf<Named>()

interface AddProps {
  onClose: () => void
  /** @param codes recovery codes to be shown once */
  onAdded: (codes: string[] | null) => void
}

/** The browser makes the passkey between the two calls; what it refuses is said without an error's number. */
const toCall = async ({ name }: Named) => {
  const begun = await call(beginPasskey, {}, { quiet: true })
  const passkey = await makePasskey(begun).catch((error: unknown) => {
    if (!isCallError(error)) showSnackbar(texts.passkeyFailed, { tone: 'bad', mode: 'multi-line' })
    throw error
  })
  return { body: { name, passkey } }
}

const AddPasskeyDialog = ({ onClose, onAdded }: AddProps) => {
  const form = useOperationForm<typeof addPasskey, Named>(addPasskey, {
    defaults: { name: '' },
    schema: formSchema,
    toCall,
    done: texts.passkeyAdded,
    onDone: ({ recovery_codes: codes }) => onAdded(codes),
  })
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.addPasskey)}>
      <OperationForm form={form} leaveFreely submit={t(texts.make)} onCancel={onClose}>
        <p>{t(texts.passkeyHow)}</p>
        <TextField name="name" label={t(texts.passkeyName)} description={t(texts.passkeyNameHow)} maxLength={60} autoFocus />
      </OperationForm>
    </Modal>
  )
}

/** The recovery codes, this once. Only the button closes it: an Escape too many would lose them. */
const RecoveryCodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const text = `${codes.join('\n')}\n`
  const copy = () => void navigator.clipboard.writeText(text).then(() => showSnackbar(texts.copied, { tone: 'good' }))
  return (
    <Modal
      opened
      size={560}
      title={t(texts.codes)}
      buttons={
        <>
          {window.isSecureContext && <Button label={t(texts.copy)} look="plain" onClick={copy} />}
          <Button
            label={t(texts.save)}
            look="plain"
            onClick={() => saveFile(new File([text], t(texts.fileName), { type: 'text/plain' }))}
          />
          <Button label={t(texts.kept)} onClick={onClose} />
        </>
      }
    >
      <p>{t(texts.codesHow)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Modal>
  )
}

/** Where passkeys can be added, when it is not here. */
const Elsewhere = ({ origin }: { origin: string | null }) => {
  if (canUsePasskeys(origin)) return null
  const known = origin !== null && origin !== window.location.origin
  return <p className="how">{known ? t(texts.passkeysElsewhere, { origin }) : t(texts.noPasskeys)}</p>
}

interface ChangeProps {
  factors: OwnFactors
  onCodes: (codes: string[] | null) => void
}

const RecoveryCodes = ({ left, onCodes }: { left: number; onCodes: ChangeProps['onCodes'] }) => {
  const renew = useAction(makeRecoveryCodes, { onDone: ({ recovery_codes: codes }) => onCodes(codes) })
  const ask = async () => {
    if (await confirm({ title: texts.newCodesAsk, text: texts.newCodesText, action: texts.newCodes })) renew.mutate({})
  }
  return (
    <>
      <p>{t(texts.codesLeft, { count: left })}</p>
      <FormButtons>
        <Button label={t(texts.newCodes)} look="plain" busy={renew.isPending} onClick={() => void ask()} />
      </FormButtons>
    </>
  )
}

const Change = ({ factors, onCodes }: ChangeProps) => {
  const [adding, setAdding] = useState<'app' | 'passkey'>()
  const close = useCallback(() => setAdding(undefined), [])
  const added = (codes: string[] | null) => {
    close()
    onCodes(codes)
  }
  return (
    <>
      <Elsewhere origin={factors.passkey_origin} />
      <FormButtons>
        {canUsePasskeys(factors.passkey_origin) && (
          <Button label={t(texts.addPasskey)} name="second_factor" onClick={() => setAdding('passkey')} />
        )}
        {factors.totp === null && <Button label={t(texts.addApp)} name="second_factor" look="plain" onClick={() => setAdding('app')} />}
      </FormButtons>
      {(factors.totp !== null || factors.passkeys.length > 0) && <RecoveryCodes left={factors.recovery_codes} onCodes={onCodes} />}
      {adding === 'app' && <AddAppDialog onClose={close} onAdded={added} />}
      {adding === 'passkey' && <AddPasskeyDialog onClose={close} onAdded={added} />}
    </>
  )
}

export const SecondFactorSheet = () => {
  const { second_factor_due: due } = useUser()
  const query = useOperation(listOwnFactors, {}, { quiet: true })
  const [codes, setCodes] = useState<string[] | null>(null)
  // Only now, or the settings would take this sheet, and the codes with it, off the screen.
  const kept = () => {
    setCodes(null)
    void askWhoIsSignedIn()
  }
  return (
    <Sheet title={t(texts.title)} tone={due === 'no' ? undefined : 'warning'}>
      {due === 'no' ? (
        <p className="how">{t(texts.how)}</p>
      ) : (
        <Notice tone="warning">{t(due === 'required' ? texts.due : texts.asked)}</Notice>
      )}
      <OperationView query={query}>
        {(factors) => (
          <>
            <FactorList factors={factors} changeable={factors.confirmed_until !== null} />
            {factors.confirmed_until === null ? <ConfirmIdentity factors={factors} /> : <Change factors={factors} onCodes={setCodes} />}
          </>
        )}
      </OperationView>
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={kept} />}
    </Sheet>
  )
}
