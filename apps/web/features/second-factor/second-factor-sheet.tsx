import { listOwnFactors } from '@dovolilnice/contract/second-factor/list-own-factors'
import { makeRecoveryCodes } from '@dovolilnice/contract/second-factor/make-recovery-codes'
import type { OwnFactors } from '@dovolilnice/contract/second-factor/second-factor'
import { useCallback, useState } from 'react'
import { useAction, useOperation } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { canUsePasskeys } from '../../platform/passkeys.ts'
import { askWhoIsSignedIn } from '../../platform/session/session-store.ts'
import { useUser } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { FactorList } from './factor-list.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import styles from './second-factor.module.css'
import { texts } from './texts.ts'

/** Where passkeys can be added, when it is not here. */
const Elsewhere = ({ origin }: { origin: string | null }) => {
  const t = useTranslate()
  if (canUsePasskeys(origin)) return null
  const known = origin !== null && origin !== window.location.origin
  return <p className={styles.how}>{known ? t(texts.passkeysElsewhere, { origin }) : t(texts.noPasskeys)}</p>
}

interface ChangeProps {
  factors: OwnFactors
  onCodes: (codes: string[] | null) => void
}

const RecoveryCodes = ({ left, onCodes }: { left: number; onCodes: ChangeProps['onCodes'] }) => {
  const t = useTranslate()
  const renew = useAction(makeRecoveryCodes, { onDone: ({ recovery_codes: codes }) => onCodes(codes) })
  const ask = async () => {
    if (await confirm({ title: texts.newCodesAsk, text: texts.newCodesText, action: texts.newCodes })) renew.mutate({})
  }
  return (
    <>
      <p>{t(texts.codesLeft, { count: left })}</p>
      <FormButtons>
        <Button look="plain" busy={renew.isPending} onClick={() => void ask()}>
          {t(texts.newCodes)}
        </Button>
      </FormButtons>
    </>
  )
}

const Change = ({ factors, onCodes }: ChangeProps) => {
  const t = useTranslate()
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
        {canUsePasskeys(factors.passkey_origin) && <Button onClick={() => setAdding('passkey')}>{t(texts.addPasskey)}</Button>}
        {factors.totp === null && (
          <Button look="plain" onClick={() => setAdding('app')}>
            {t(texts.addApp)}
          </Button>
        )}
      </FormButtons>
      {(factors.totp !== null || factors.passkeys.length > 0) && <RecoveryCodes left={factors.recovery_codes} onCodes={onCodes} />}
      {adding === 'app' && <AddAppDialog onClose={close} onAdded={added} />}
      {adding === 'passkey' && <AddPasskeyDialog onClose={close} onAdded={added} />}
    </>
  )
}

/** Own second factors: what there is, and how to add, remove and replace it. */
export const SecondFactorSheet = () => {
  const t = useTranslate()
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
        <p className={styles.how}>{t(texts.how)}</p>
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
