import type { Device } from '@dovolilnice/contract/bollards/device'
import { writeHandover } from '@dovolilnice/contract/bollards/shift-handover'
import type { ShiftHandover } from '@dovolilnice/contract/bollards/shift-handover'
import { useState } from 'react'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../../ui/form/use-operation-form.ts'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { texts } from '../texts.ts'
import styles from '../bollards.module.css'
import { handoverTexts } from './handover-texts.ts'
import { openMatters } from './open-matters.ts'

const { TextAreaField } = fieldsOf<{ text: string }>()

const HandoverForm = ({ devices, onClose }: { devices: readonly Device[]; onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  // As they are when the dialog opens: what is read is what is sent.
  const [matters] = useState(() => openMatters(devices, t, locale))
  const form = useOperationForm<typeof writeHandover, { text: string }>(writeHandover, {
    defaults: { text: '' },
    toCall: ({ text }) => ({ body: { text, matters } }),
    done: handoverTexts.sent,
    onDone: onClose,
  })
  return (
    <OperationForm form={form} leaveFreely>
      <TextAreaField name="text" label={t(handoverTexts.text)} description={t(handoverTexts.textHint)} rows={4} maxLength={2000} />
      <p className={styles.will}>{t(matters.length === 0 ? handoverTexts.noMatters : handoverTexts.matters)}</p>
      <ul className={styles.failed}>
        {matters.map((matter) => (
          <li key={matter}>{matter}</li>
        ))}
      </ul>
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(texts.cancel)}
        </Button>
        <SubmitButton form={form}>{t(handoverTexts.send)}</SubmitButton>
      </FormButtons>
    </OperationForm>
  )
}

const Earlier = ({ handovers }: { handovers: readonly ShiftHandover[] }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (handovers.length === 0) return null
  return (
    <details>
      <summary>{t(handoverTexts.earlier)}</summary>
      <ul className={styles.failed}>
        {handovers.map(({ id, text, written_by_name: by, written_at: at, confirmed_by_name: reader, confirmed_at: read }) => (
          <li key={id}>
            <strong>
              {by}, {formatInstant(at, locale)}
            </strong>
            : {text} (
            {reader === null ? t(handoverTexts.notRead) : t(handoverTexts.readBy, { by: reader, at: formatInstant(read, locale) })})
          </li>
        ))}
      </ul>
    </details>
  )
}

interface DialogProps {
  /** The bollards as they stand; undefined: nothing is open. */
  devices: readonly Device[] | undefined
  handovers: readonly ShiftHandover[]
  onClose: () => void
}

/** A text and the open matters for the next operator. */
export const HandoverDialog = ({ devices, handovers, onClose }: DialogProps) => {
  const t = useTranslate()
  return (
    <Modal opened={devices !== undefined} onClose={onClose} size={560} title={t(handoverTexts.title)}>
      {devices && <HandoverForm devices={devices} onClose={onClose} />}
      <Earlier handovers={handovers} />
    </Modal>
  )
}
