import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslate } from '../../platform/translate/translate.ts'
import { OperationForm, type Form } from '../form/form.tsx'
import { ClashChoices } from './clash-choices.tsx'
import { CollisionNotice } from './collision-notice.tsx'
import styles from './record.module.css'
import { texts } from './texts.ts'
import { useMerge } from './use-merge.ts'
import { isCollision, useCollision, type WatchedRecord } from './watched-record.tsx'

interface EditProps<Values extends FieldValues> {
  form: Form<Values>
  label: string
  record: WatchedRecord
  /** The record's fields now, as the form holds them; without what only the form knows (the reason, new files). */
  present: Record<string, unknown>
  onClose: () => void
  children: ReactNode
}

/** The frame of a form that changes a record which others may change meanwhile: nothing typed is lost, and nothing of theirs undone. */
export const EditRecord = <Values extends FieldValues>({ form: given, label, record, present, onClose, children }: EditProps<Values>) => {
  const t = useTranslate()
  // Here its fields go by their names alone.
  const form = given as unknown as Form
  const collision = useCollision(form, record)
  const { clashes, choices, choose, undecided, takeOver } = useMerge(form, record, present, collision)
  const proceed = (version: number, send: boolean) => {
    takeOver(version)
    if (send) void form.send()
  }
  return (
    <div className={styles.page}>
      <OperationForm form={form} label={label} failureShown={isCollision(form.failure)} submit={t(texts.save)} onCancel={onClose}>
        {children}
        {collision !== undefined && (
          <CollisionNotice
            collision={collision}
            record={record}
            text={t(texts.theirsStay)}
            action={t(collision.refused ? texts.proceed : texts.takeOver)}
            disabled={undecided}
            onProceed={() => proceed(collision.version, collision.refused)}
          >
            <ClashChoices clashes={clashes} choices={choices} onChoose={choose} />
          </CollisionNotice>
        )}
      </OperationForm>
    </div>
  )
}
