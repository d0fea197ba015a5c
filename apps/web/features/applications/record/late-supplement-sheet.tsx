import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { declineLateSupplement } from '@dovolilnice/contract/applications/extend/decline-late-supplement'
import { takeLateSupplement } from '@dovolilnice/contract/applications/extend/take-late-supplement'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/query.ts'
import { confirm } from '../../../platform/confirm.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from './application-screen.module.css'
import { texts } from '../texts.ts'
import { watchedApplication } from './watched-application.ts'

const { TextAreaField } = fieldsOf<BodyOf<typeof declineLateSupplement>>()

const DeclineDialog = ({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <StepDialog
      title={t(texts.declineLateTitle)}
      operation={declineLateSupplement}
      params={{ id: application.id }}
      record={watchedApplication(application)}
      defaults={{ version: application.version, reason: '' }}
      submit={t(texts.declineLate)}
      done={texts.lateDeclined}
      onClose={onClose}
    >
      <TextAreaField name="reason" label={t(texts.declineLateReason)} description={t(texts.declineLateHint)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

/** A supplement that came before the order of dismissal was served, and the ways to answer it; nothing where none did. */
export const LateSupplementSheet = ({ application }: { application: ApplicationDetails }) => {
  const t = useTranslate()
  const locale = useLocale()
  const may = useMay()
  const client = useQueryClient()
  const [declining, setDeclining] = useState(false)
  const { mutate, isPending } = useAction(takeLateSupplement, { done: texts.lateTaken })
  const { id, version, late_supplement_at: at, status } = application
  if (at === null || status !== 'dismissed') return null
  const take = async () => {
    const asked = { title: texts.lateTitle, text: texts.takeLateText, action: texts.takeLate }
    if (await confirm(asked)) mutate({ params: { id }, body: { version } }, { onError: () => void client.invalidateQueries() })
  }
  return (
    <Sheet title={t(texts.lateTitle)} tone="warning">
      <p className={styles.soft}>{t(texts.lateText, { at: formatInstant(at, locale) })}</p>
      {may('applications:decide') && (
        <div className={styles.actions}>
          <Button busy={isPending} onClick={() => void take()}>
            {t(texts.takeLate)}
          </Button>
          <Button look="plain" danger onClick={() => setDeclining(true)}>
            {t(texts.declineLate)}
          </Button>
        </div>
      )}
      {declining && <DeclineDialog application={application} onClose={() => setDeclining(false)} />}
    </Sheet>
  )
}
