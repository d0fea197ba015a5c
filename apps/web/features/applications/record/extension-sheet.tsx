import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { extendTerm, refuseExtension } from '@dovolilnice/contract/applications/extend/operations'
import type { Extension } from '@dovolilnice/contract/applications/extension'
import { useState } from 'react'
import { formatDay, formatInstant, t, useMay } from '../../../platform/kit.ts'
import { Button, Sheet, StepDialog } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf } from '../../../ui/form/kit.ts'
import styles from './application-screen.module.css'
import { texts } from '../texts.ts'
import type { DialogProps } from './dialog-props.ts'
import { watchedApplication } from './watched-application.ts'

const { DayField, TextAreaField } = fieldsOf<BodyOf<typeof extendTerm>>()

/** Grants the request that waits, or extends by hand. */
const ExtendDialog = ({ application, onClose }: DialogProps) => (
  <StepDialog
    title={t(texts.extend)}
    operation={extendTerm}
    params={{ id: application.id }}
    record={watchedApplication(application)}
    defaults={{ version: application.version, due_on: '', reason: '' }}
    done={texts.extended}
    onClose={onClose}
  >
    <DayField
      name="due_on"
      label={t(texts.extendTo)}
      description={t(texts.extendHint, { day: formatDay(application.due_on) })}
      min={application.due_on ?? undefined}
    />
    <TextAreaField name="reason" label={t(texts.reason)} description={t(texts.extendReasonHint)} rows={3} maxLength={2000} />
  </StepDialog>
)

const RefuseDialog = ({ application, onClose }: DialogProps) => (
  <StepDialog
    title={t(texts.refuseExtension)}
    operation={refuseExtension}
    params={{ id: application.id }}
    record={watchedApplication(application)}
    defaults={{ version: application.version, reason: '' }}
    done={texts.extensionRefused}
    onClose={onClose}
  >
    <TextAreaField name="reason" label={t(texts.reason)} description={t(texts.refuseExtensionHint)} rows={3} maxLength={2000} />
  </StepDialog>
)

const dialogs = { extend: ExtendDialog, refuse: RefuseDialog }

const ExtensionLine = ({ extension: { asked_by_party: byParty, reason, asked_at, granted, due_on, answer } }: { extension: Extension }) => {
  const outcome =
    granted === null
      ? t(texts.extensionWaits)
      : granted
        ? t(texts.extendedTo, { day: formatDay(due_on) })
        : t(answer === null ? texts.extensionClosed : texts.extensionRefused)
  return (
    <li>
      <span className="soft">
        {formatInstant(asked_at)} · {t(byParty ? texts.askedByParty : texts.byHand)}
      </span>
      {reason !== null && <span>{reason}</span>}
      <span>
        {outcome}
        {answer !== null && ` ${answer}`}
      </span>
    </li>
  )
}

export const ExtensionSheet = ({ application }: { application: ApplicationDetails }) => {
  const may = useMay()
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const { extensions, status } = application
  const waits = extensions.some(({ granted }) => granted === null)
  if (status !== 'supplement_requested' && extensions.length === 0) return null
  const Dialog = open === undefined ? undefined : dialogs[open]
  const acts = status === 'supplement_requested' && may('applications:conduct')
  return (
    <Sheet title={t(texts.extensionTitle)} tone={waits && acts ? 'warning' : undefined}>
      {extensions.length === 0 && <p className="soft">{t(texts.noExtensions)}</p>}
      <ul className={styles.extensions}>
        {extensions.map((extension) => (
          <ExtensionLine key={extension.id} extension={extension} />
        ))}
      </ul>
      {acts && (
        <div className={styles.actions}>
          <Button label={t(texts.extend)} look={waits ? 'filled' : 'plain'} onClick={() => setOpen('extend')} />
          {waits && may('applications:decide') && (
            <Button label={t(texts.refuseExtension)} look="plain" danger onClick={() => setOpen('refuse')} />
          )}
        </div>
      )}
      {Dialog !== undefined && <Dialog application={application} onClose={() => setOpen(undefined)} />}
    </Sheet>
  )
}
