import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormButtons } from '../../../ui/form/form-layout.tsx'
import { OperationForm } from '../../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { Stacked } from '../../../ui/sheet.tsx'
import { texts } from './admin-texts.ts'
import { ChangesTable } from './changes-table.tsx'
import { EffectNotice } from './effect-notice.tsx'
import styles from './administration.module.css'
import type { PreviewedForm as Previewed } from './use-previewed-form.ts'
import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import type { changedSchema } from '@dovolilnice/contract/parking/parking-administration'

/** Every operation that first only looks at what it would do. */
export type PreviewedOperation = Operation & { output: typeof changedSchema }

/** An operation and the call that the checked values stand for. */
export interface PreviewedCall<Values extends FieldValues> {
  operation: PreviewedOperation
  callOf: (values: Values, preview: boolean) => OperationCall<PreviewedOperation>
}

/** Holds an operation and its call together: a call that the operation does not take does not compile. */
export const previewedCall = <O extends PreviewedOperation, Values extends FieldValues>(
  operation: O,
  callOf: (values: Values, preview: boolean) => OperationCall<O>,
): PreviewedCall<Values> => ({ operation, callOf })

interface FormProps<Values extends FieldValues> {
  previewed: Previewed<Values>
  children: ReactNode
  onCancel: () => void
  /** Begins anew after somebody else changed the record; it has been read anew by then. */
  onReload?: () => void
  leaveFreely?: boolean
}

type ConfirmationProps = Pick<Previewed<never>, 'effect' | 'changes' | 'save' | 'saving' | 'back'>

const Confirmation = ({ effect, changes, save, saving, back }: ConfirmationProps) => {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  if (effect === undefined) return null
  return (
    <div ref={place} tabIndex={-1} className={styles.confirmation}>
      <Stacked>
        {changes !== undefined && <ChangesTable changes={changes} />}
        <EffectNotice effect={effect} />
        <FormButtons>
          <Button look="plain" onClick={back}>
            {t(texts.back)}
          </Button>
          <Button busy={saving} onClick={save}>
            {t(texts.save)}
          </Button>
        </FormButtons>
      </Stacked>
    </div>
  )
}

/** A form in two steps: what is wanted, then what it does, and only then it is saved. What was typed stays in sight, at rest, while one looks. */
export const PreviewedForm = <Values extends FieldValues>({ previewed, children, onCancel, onReload, leaveFreely }: FormProps<Values>) => {
  const t = useTranslate()
  const client = useQueryClient()
  const { form, effect, conflict } = previewed
  const beginAnew = async (reload: () => void): Promise<void> => {
    await client.invalidateQueries()
    form.forget()
    reload()
  }
  return (
    <Stacked>
      {conflict && onReload && (
        <Notice tone="bad" role="alert" title={t(texts.conflict)}>
          <FormButtons>
            <Button small onClick={() => void beginAnew(onReload)}>
              {t(texts.loadFresh)}
            </Button>
          </FormButtons>
        </Notice>
      )}
      <div inert={effect !== undefined} className={effect === undefined ? undefined : styles.resting}>
        <OperationForm form={form} leaveFreely={leaveFreely} failureShown={conflict && onReload !== undefined}>
          {children}
          {effect === undefined && (
            <FormButtons>
              <Button look="plain" onClick={onCancel}>
                {t(texts.cancel)}
              </Button>
              <SubmitButton form={form}>{t(texts.look)}</SubmitButton>
            </FormButtons>
          )}
        </OperationForm>
      </div>
      {effect !== undefined && <Confirmation {...previewed} />}
    </Stacked>
  )
}
