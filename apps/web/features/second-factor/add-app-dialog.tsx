import styles from './second-factor.module.css'
import { beginTotp, confirmTotp } from '@dovolilnice/contract/second-factor/operations'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { useEffect } from 'react'
import { t, useAction } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, OperationForm, useOperationForm } from '../../ui/form/kit.ts'
import { Modal, QrPicture, ScreenLoading } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof confirmTotp>>()

interface AddProps {
  onClose: () => void
  /** @param codes recovery codes to be shown once */
  onAdded: (codes: string[] | null) => void
}

const inFours = (key: string): string => key.replaceAll(/.{4}(?=.)/g, '$& ')

const FirstCode = ({ begun, onClose, onAdded }: AddProps & { begun: OperationOutput<typeof beginTotp> }) => {
  const form = useOperationForm(confirmTotp, {
    defaults: { code: '' },
    done: texts.appAdded,
    onDone: ({ recovery_codes: codes }) => onAdded(codes),
  })
  return (
    <OperationForm form={form} leaveFreely submit={t(texts.useApp)} onCancel={onClose}>
      <p>{t(texts.scan)}</p>
      <QrPicture rows={begun.qr} label={t(texts.qr)} />
      <p>
        {t(texts.typeKey)} <span className={styles.key}>{inFours(begun.key)}</span>
      </p>
      <TextField
        name="code"
        label={t(texts.code)}
        description={t(texts.codeHow)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
    </OperationForm>
  )
}

/** Takes an authenticator app into use: its key is shown this once, and its first code proves that it was read. */
export const AddAppDialog = ({ onClose, onAdded }: AddProps) => {
  const begin = useAction(beginTotp)
  const { mutate, data, isError } = begin
  useEffect(() => mutate({}), [mutate])
  useEffect(() => {
    if (isError) onClose()
  }, [isError, onClose])
  return (
    <Modal opened onClose={onClose} size={520} title={t(texts.addApp)}>
      {data === undefined ? <ScreenLoading /> : <FirstCode begun={data} onClose={onClose} onAdded={onAdded} />}
    </Modal>
  )
}
