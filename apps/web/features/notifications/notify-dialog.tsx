import { notificationFormSchema, type NotificationResult } from '@dovolilnice/contract/notifications/notification'
import { longSnackbar, showSnackbar, t, useAction, useResources, useZones } from '../../platform/kit.ts'
import { Button, Modal, Notice, Stacked } from '../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormButtons, OperationForm, useOperationForm } from '../../ui/form/kit.ts'
import { texts } from './texts.ts'
import styles from './notifications.module.css'
import type { WrittenLocale } from '@dovolilnice/contract/locale'
import { placeholderFields, placeholderMeanings, placeholders } from '@dovolilnice/contract/notifications/placeholders'
import { type MouseEvent, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sendPermitNotification } from '@dovolilnice/contract/notifications/send-permit-notification'
import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { z } from 'zod/mini'

interface PreviewProps {
  preview: NotificationResult
  busy: boolean
  onBack: () => void
  onSend: () => void
}

const Samples = ({ samples }: Pick<NotificationResult, 'samples'>) => (
  <div>
    <h3 className={styles.text}>{t(texts.samples)}</h3>
    {samples.map(({ email, subject, text }) => (
      <div key={email} className={styles.sample}>
        <strong>{subject}</strong>
        <span className="soft"> {email}</span>
        <p>{text}</p>
      </div>
    ))}
  </div>
)

const NotifyPreview = ({ preview, busy, onBack, onSend }: PreviewProps) => {
  const { recipients, permits, unreached, samples } = preview
  return (
    <Stacked>
      <Notice
        role="status"
        tone={recipients === 0 ? 'warning' : 'neutral'}
        title={t(recipients === 0 ? texts.nobody : texts.count, { count: recipients })}
      >
        {recipients > 0 && t(texts.permitsCount, { count: permits })} {unreached > 0 && t(texts.unreached, { count: unreached })}
      </Notice>
      {samples.length > 0 && <Samples samples={samples} />}
      <FormButtons>
        <Button label={t(texts.back)} look="plain" onClick={onBack} />
        {recipients > 0 && <Button label={t(texts.send, { count: recipients })} busy={busy} onClick={onSend} />}
      </FormButtons>
    </Stacked>
  )
}

/** What a text may name of each holder, with what it becomes; pressed, it is put where the cursor stands in the field. */
const Placeholders = ({ field, language }: { field: string; language: WrittenLocale }) => {
  const { setValue } = useFormContext()
  const insert = (event: MouseEvent<HTMLButtonElement>, placeholder: string): void => {
    const area = event.currentTarget.form?.elements.namedItem(field)
    if (!(area instanceof HTMLTextAreaElement)) return
    area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end')
    setValue(field, area.value, { shouldDirty: true })
    area.focus()
  }
  return (
    <div role="group" aria-label={t(texts.placeholders)} className={styles.placeholders}>
      <p>{t(texts.placeholders)}</p>
      <ul>
        {placeholderFields.map((name) => {
          const placeholder = placeholders[language][name]
          return (
            <li key={name}>
              <Button look="plain" small aria-label={t(texts.insert, { placeholder })} onClick={(event) => insert(event, placeholder)}>
                {placeholder}
              </Button>
              <span>{t(placeholderMeanings[name])}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type Body = BodyOf<typeof sendPermitNotification>

/** The contract's words, with the parts of the audience side by side. One permit is not chosen here: the dialog is opened with it. */
interface Values {
  to: Exclude<Body['audience']['to'], 'permit'>
  zone: string
  street: string
  lot: string
  kind: string
  english: boolean
  subject: Required<Body['subject']>
  text: Required<Body['text']>
}

const { CheckboxField, SelectField, TextAreaField, TextField } = fieldsOf<Values>()

export interface NotifyProps {
  /** To the holder of this one. */
  permit?: PermitDetails
  /** What the list is narrowed by now. */
  filters?: Record<string, unknown>
  onClose: () => void
}

const audienceOf = ({ to, zone, street, lot, kind }: Values, { permit, filters = {} }: NotifyProps): Body['audience'] => {
  if (permit !== undefined) return { to: 'permit', permit_uuid: permit.id }
  switch (to) {
    case 'list':
      return { to, filters }
    case 'zone':
      return { to, zone }
    case 'street':
      return { to, street }
    case 'lot':
      return { to, parking_lot_id: lot }
    case 'kind':
      return { to, permit_kind_id: kind }
  }
}

const bodyOf = (values: Values, props: NotifyProps): Body => {
  const audience = audienceOf(values, props)
  const words = ({ sl, en }: Values['subject']) => ({ sl, en: values.english ? (en ?? '') : '' })
  return { audience, subject: words(values.subject ?? {}), text: words(values.text ?? {}) }
}

/** Checked as the contract checks it; what is wrong with the audience belongs to the field of what was chosen. */
const schemaFor = (props: NotifyProps): z.ZodMiniType =>
  z.custom<Values>().check(
    z.superRefine((values, context) => {
      const parsed = notificationFormSchema.safeParse(bodyOf(values, props), { reportInput: true })
      for (const issue of parsed.error?.issues ?? [])
        context.addIssue({ ...issue, path: issue.path[0] === 'audience' ? [values.to] : issue.path })
    }),
  )

const Audience = () => {
  const zones = useZones()
  const resources = useResources()
  const to = useWatch<Values, 'to'>({ name: 'to' })
  return (
    <>
      <SelectField
        name="to"
        label={t(texts.to)}
        options={[
          { value: 'zone', label: t(texts.toZone) },
          { value: 'street', label: t(texts.toStreet) },
          { value: 'lot', label: t(texts.toLot) },
          { value: 'kind', label: t(texts.toKind) },
          { value: 'list', label: t(texts.toList) },
        ]}
      />
      {to === 'zone' && <SelectField name="zone" label={t(texts.zone)} options={zones.map((zone) => ({ value: zone, label: zone }))} />}
      {to === 'street' && <TextField name="street" label={t(texts.streetName)} description={t(texts.streetHint)} maxLength={120} />}
      {to === 'lot' && (
        <SelectField
          name="lot"
          label={t(texts.lot)}
          options={resources?.parking_lots.map(({ id, name }) => ({ value: id, label: t(name) })) ?? []}
        />
      )}
      {to === 'kind' && (
        <SelectField
          name="kind"
          label={t(texts.kindOfPermit)}
          options={resources?.permit_kinds.map(({ id, name }) => ({ value: id, label: t(name) })) ?? []}
        />
      )}
    </>
  )
}

const English = () => {
  const english = useWatch<Values, 'english'>({ name: 'english' })
  return (
    <>
      <CheckboxField name="english" label={t(texts.english)} />
      {english && (
        <>
          <TextField name="subject.en" label={t(texts.englishSubject)} maxLength={160} optional />
          <TextAreaField name="text.en" label={t(texts.englishText)} rows={6} maxLength={4000} optional />
          <Placeholders field="text.en" language="en" />
        </>
      )}
    </>
  )
}

const emptyValues: Values = {
  to: 'zone',
  zone: '',
  street: '',
  lot: '',
  kind: '',
  english: false,
  subject: { sl: '', en: '' },
  text: { sl: '', en: '' },
}

interface Written {
  preview: NotificationResult
  values: Values
  /** Once they are sent, nothing of them is kept. */
  forget: () => void
}

interface WriteProps extends NotifyProps {
  onPreview: (written: Written) => void
}

const WriteForm = ({ onPreview, ...props }: WriteProps) => {
  const form = useOperationForm<typeof sendPermitNotification, Values>(sendPermitNotification, {
    defaults: emptyValues,
    about: props.permit?.id,
    preview: true,
    schema: schemaFor(props),
    toCall: (values) => ({ body: { ...bodyOf(values, props), preview: true } }),
    onDone: (preview, values) => onPreview({ preview, values, forget: form.forget }),
  })
  return (
    <OperationForm form={form} leaveFreely submit={t(texts.preview)} onCancel={props.onClose}>
      {props.permit === undefined && <Audience />}
      <TextField name="subject.sl" label={t(texts.subject)} maxLength={160} />
      <TextAreaField name="text.sl" label={t(texts.text)} description={t(texts.textHint)} rows={5} maxLength={4000} />
      <Placeholders field="text.sl" language="sl" />
      <English />
    </OperationForm>
  )
}

/** Writes to holders in two steps: the words, then who gets them and how they read. Nothing goes before the second. */
export const NotifyDialog = (props: NotifyProps) => {
  const { permit, onClose } = props
  const [written, setWritten] = useState<Written>()
  const send = useAction(sendPermitNotification, {
    onDone: () => {
      written?.forget()
      showSnackbar(texts.sent, { ...longSnackbar, tone: 'good' })
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} size={720} title={permit === undefined ? t(texts.title) : t(texts.titleOne, { number: permit.number })}>
      {written === undefined ? (
        <WriteForm {...props} onPreview={setWritten} />
      ) : (
        <NotifyPreview
          preview={written.preview}
          busy={send.isPending}
          onBack={() => setWritten(undefined)}
          onSend={() => send.mutate({ body: { ...bodyOf(written.values, props), expected_recipients: written.preview.recipients } })}
        />
      )}
    </Modal>
  )
}
