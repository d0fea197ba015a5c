import type { Text } from '@dovolilnice/contract/locale'
import type { Operation, OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import { useEffect, useRef, type ReactNode, useEffectEvent, useId, useLayoutEffect } from 'react'
import type { DeepPartial, FieldValues } from 'react-hook-form'
import type { z } from 'zod/mini'
import { holdsSteps, holdStep, sessionStore, t, toldCall, useMedia, useStore } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { KeyCap, keyName } from '../keys/kbd.tsx'
import { keepTyped } from '../form/kept-values.ts'
import { FormButtons, SubmitButton, OperationForm, useOperationForm, type BodyOf, type Form } from '../form/form.tsx'
import { Modal } from '../overlays/modal.tsx'
import { NoEmail } from '../person/person-chooser.tsx'
import { CollisionNotice } from './collision-notice.tsx'
import { isSavedMeanwhile, SavedMeanwhile, useInsistence } from './saved-meanwhile.tsx'
import { texts } from './texts.ts'
import { useCollision, type WatchedRecord } from './watched-record.tsx'
import { IconX } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { IconButton } from '../buttons/icon-button.tsx'
import { InDialog, lastDialog } from '../overlays/in-dialog.ts'
import { texts as overlayTexts } from '../overlays/texts.ts'
import { useBackCloses } from '../overlays/use-back-closes.ts'
import { unbrokenWords } from '../vehicles/unbroken.tsx'
import styles from './record.module.css'

/**
 * A step in the place of the facts, which nobody reaches meanwhile (`data-under-side`): the document beside it stays in sight and can be turned
 * while one writes about it. Escape closes it from anywhere.
 */
const SidePanel = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    const opener = document.activeElement
    element.show()
    const covered = document.querySelectorAll<HTMLElement>('[data-under-side]')
    for (const one of covered) one.inert = true
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus()
    return () => {
      const now = document.activeElement
      const isHere = now === document.body || element.contains(now)
      element.close()
      for (const one of covered) one.inert = false
      lastDialog.closed = performance.now()
      // Whoever looked at the document meanwhile stays there.
      if (!isHere) return
      const back =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected ? opener : document.getElementById('main')
      back?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isCovered = document.querySelector('dialog:modal, :popover-open') !== null
      if (event.key === 'Escape' && !event.defaultPrevented && !isCovered) close()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  useBackCloses(true, onClose)
  return createPortal(
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.side}
      aria-labelledby={id}
      // It opens under the pointer and the finger that opened it: a double click, or a key that is held down, must not take the step.
      onClickCapture={(event) =>
        event.detail > 1 && event.target instanceof Element && event.target.closest('[type="submit"]') && event.preventDefault()
      }
      onKeyDownCapture={(event) =>
        event.repeat && event.key === 'Enter' && event.target instanceof HTMLButtonElement && event.preventDefault()
      }
    >
      <div className={styles.sideHead}>
        <h2 id={id}>{unbrokenWords(title)}</h2>
        <IconButton quiet label={t(overlayTexts.close)} icon={<IconX size={20} />} onClick={onClose} />
      </div>
      <InDialog value>{children}</InDialog>
    </dialog>,
    document.body,
  )
}

interface StepFrame {
  title: string
  /** The number or name of what the step is taken with, said in the title; of a `record` its number. */
  subject?: string
  params?: Record<string, string>
  /** What the step is about, where operation, parameters and record do not say it. */
  about?: string
  /** The record as it is now, where its version is sent. */
  record?: WatchedRecord
  /** What the form is checked by, where it is not the operation's body. */
  schema?: z.ZodMiniType
  /** What its button says, where that is not the title. */
  submit?: string
  /** The dialog only asks: the focus begins at its step, so that Enter takes it. */
  asksOnly?: boolean
  /** The way out, where its usual word could be taken for the step. */
  cancel?: Text
  danger?: boolean
  done: Text
  /** On a desk it stands in the place of the facts, with the document in sight. */
  side?: boolean
  /** Whose matter it is: the step waits ten seconds in which it can be undone. It is the last thing the clerk has to do with the dialog. */
  undoFor?: string
  onClose: () => void
  children?: ReactNode
}

/**
 * What the step is taken with; one of them must be given, because what was typed for one record is kept under it and must never come back
 * in the dialog of another. A dialog that makes something new is `about` that: `new`.
 */
type Subject = { params: Record<string, string> } | { record: WatchedRecord } | { about: string }

/** Values at first: an empty text stands for what is still to be filled in or chosen. */
type Unfilled<Values> = { [Field in keyof Values]: Values[Field] | '' }

/** What the form of an `update-…` begins with is whole: a field that is missing in it would be sent empty. */
type Whole<O extends Operation, Values> = O['name'] extends `update-${string}` ? { [Field in keyof Values]-?: unknown } : unknown

interface OwnProps<O extends Operation, Values extends FieldValues> extends StepFrame {
  operation: O
  /** `version` among them is the one that the clerk looks at. */
  defaults: NoInfer<Unfilled<Values> & Whole<O, Values>>
  /**
   * The call, where it is not the values as they are; only what it takes says that the values are not the operation's body. `began`: what the form
   * began with, to be sent where others may save the same values; undefined when the person saves over theirs.
   */
  toCall?: (values: Values, began: DeepPartial<Values> | undefined) => OperationCall<O> | Promise<OperationCall<O>>
  onDone?: (output: OperationOutput<O>) => void
}

type StepProps<O extends Operation, Values extends FieldValues> = OwnProps<O, Values> & Subject

/** The same for any operation; methods, because here the values go by no names. */
interface AnyStep extends StepFrame {
  operation: Operation
  defaults: object
  toCall?(values: FieldValues, began: object | undefined): object | Promise<object>
  onDone?(output: unknown): void
}

const firstField = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])'

/**
 * At a desk the keyboard begins in the first field, not at the cross; on a phone a field with the focus would cover half of it with keys. Many a
 * desk has a finger as its main pointer: a screen that is touched, a tablet with keys, a session from afar.
 */
const useFirstField = (asksOnly: boolean) => {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = fields.current
    if (asksOnly || box === null || !matchMedia('(any-pointer: fine)').matches) return
    const before = document.activeElement
    /** Answers whether the first field is there. Whoever went elsewhere while a part was on the way stays there. */
    const begin = (): boolean => {
      const first = box.querySelector<HTMLElement>(`${firstField}, [data-loading]`)
      if (first?.matches('[data-loading]')) return false
      if (document.activeElement === before) first?.focus()
      return true
    }
    if (begin()) return
    const watch = new MutationObserver(() => begin() && watch.disconnect())
    watch.observe(box, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [asksOnly])
  return fields
}

const StepForm = ({
  operation,
  params,
  about,
  defaults,
  record,
  schema,
  toCall,
  title,
  submit = title,
  cancel = texts.cancel,
  asksOnly = false,
  danger,
  done,
  subject = record?.number,
  undoFor,
  onClose,
  onDone,
  children,
}: AnyStep) => {
  const { insists, insist } = useInsistence()
  const form: Form = useOperationForm<Operation, FieldValues>(operation, {
    defaults,
    params,
    about: about ?? record?.href,
    schema,
    done,
    ...(toCall && { toCall: (values) => toCall(values, insists.current ? undefined : form.formState.defaultValues) }),
    onDone: (output) => {
      onClose()
      onDone?.(output)
    },
  })
  const holds = useStore(holdsSteps)
  const hold = form.handleSubmit(async (values) => {
    const input = toCall === undefined ? { params, body: values } : await toCall(values, form.formState.defaultValues)
    const person = sessionStore.get().user?.id
    const keep = () => keepTyped(form.keptAs, person, { values, defaults: form.formState.defaultValues })
    form.forget()
    onClose()
    // The answer comes while another record is on the screen, and leads away from it nowhere: it names its own.
    const step = `${title}: ${[subject, undoFor].filter(Boolean).join(' · ')}.`
    // What was typed stands in the dialog when it is opened again.
    const send = toldCall({ operation, input, step, done: t(done), onRefused: keep })
    holdStep({ record: record?.href ?? about ?? '', text: `${title}: ${undoFor}`, send, undo: keep })
  })
  const fields = useFirstField(asksOnly)
  const collision = useCollision(form, record)
  // What the server will refuse, it refuses here.
  const sent: Form = undoFor === undefined || !holds || collision !== undefined ? form : { ...form, send: hold }
  // From anywhere in the dialog, which has the focus itself where it has no field.
  const sendByKey = useEffectEvent((event: KeyboardEvent) => {
    if (keyName(event) !== 'Mod+Enter') return
    // A button that has the focus is not pressed besides.
    event.preventDefault()
    void sent.send()
  })
  useEffect(() => {
    const dialog = fields.current?.closest('dialog')
    dialog?.addEventListener('keydown', sendByKey)
    return () => dialog?.removeEventListener('keydown', sendByKey)
  }, [fields])
  const proceed = (version: number) => {
    form.setValue('version', version)
    void form.send()
  }
  return (
    <OperationForm form={sent} leaveFreely failureShown={collision?.refused === true || isSavedMeanwhile(form.failure)}>
      {record?.email === null && <NoEmail email={null} />}
      {/* Without a box of its own: what is in it is laid out by the form. */}
      <div ref={fields} style={{ display: 'contents' }}>
        {children}
      </div>
      {collision !== undefined && (
        <CollisionNotice
          collision={collision}
          record={record}
          text={t(record === undefined && collision.changes.length === 0 ? texts.savedMeanwhileText : texts.typedStays)}
          action={t(texts.proceed)}
          onProceed={() => proceed(collision.version)}
        />
      )}
      <FormButtons>
        <Button look="plain" onClick={onClose}>
          {t(cancel)}
          <KeyCap press="Escape" />
        </Button>
        <SubmitButton form={form} danger={danger} data-autofocus={asksOnly || undefined}>
          {submit}
          <KeyCap press={asksOnly ? 'Enter' : 'Mod+Enter'} />
        </SubmitButton>
      </FormButtons>
      <SavedMeanwhile failure={form.failure} onInsist={() => void insist(form)} />
    </OperationForm>
  )
}

/** One step with a record and what it must be told; it closes when the step is taken. */
export const StepDialog = <O extends Operation, Values extends FieldValues = BodyOf<O>>(props: StepProps<O, Values>) => {
  const { title, record, subject = record?.number, side = false, undoFor, onClose } = props
  const beside = useMedia('(min-width: 1280px)') && side
  const about = [subject, undoFor].filter(Boolean).join(' · ')
  const heading = about === '' ? title : `${title}: ${about}`
  const form = <StepForm {...props} />
  return beside ? (
    <SidePanel title={heading} onClose={onClose}>
      {form}
    </SidePanel>
  ) : (
    <Modal opened onClose={onClose} size={600} title={heading}>
      {form}
    </Modal>
  )
}
