import { checkPlate, looksLikePhone, type PlateAnswer } from '@dovolilnice/contract/access/operations'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { shortReason } from '@dovolilnice/contract/access/short-reasons'
import { localDaySchema, timeOfDaySchema } from '@dovolilnice/contract/primitives/field-schemas'
import { pastInstantOn } from '@dovolilnice/contract/primitives/local-day'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { z } from 'zod/mini'
import { isCode } from '@dovolilnice/contract/primitives/credential'
import { formatPhone, normalisePhone } from '@dovolilnice/contract/primitives/phone'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatInstant, formatRecentInstant, pageLocale, t } from '../../../platform/kit.ts'
import { Button, Plate, StatusBadge } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormRow, OperationForm, SubmitButton, TimeField, useOperationForm } from '../../../ui/form/kit.ts'
import { passTexts } from '../passes/texts.ts'
import { texts } from '../texts.ts'
import styles from './plate-check.module.css'

/** `at`: the day of a moment that has passed; empty: now. */
interface Values {
  plate: BodyOf<typeof checkPlate>['plate']
  at: string
  time: string
}
const { DayField, TextField } = fieldsOf<Values>()
const schema = z
  .object({ plate: checkPlate.body.shape.plate, at: z.optional(localDaySchema), time: z.optional(timeOfDaySchema) })
  .check(z.refine(({ at, time }) => at === undefined || time !== undefined, { error: 'required', path: ['time'] }))

/** A plate in the form in which it is stored; a phone number stays as it was typed. */
export const tidied = (text: string): string => (looksLikePhone(text) ? text.trim() : formatPlate(text))

/** What is typed, in the form in which the answer repeats it. */
const asAsked = (text: string): string => (looksLikePhone(text) && !isCode(text.trim()) ? normalisePhone(text) : undefined) ?? tidied(text)

interface CheckProps {
  /** Called to lower the bollard at which the vehicle was refused, for what was checked. */
  onLower: (device: string, asked: string) => void
  mayLower: (device: string) => boolean
  /** Called to let the plate in that no bollard lets in; absent for who may not. */
  onPass: ((plate: string) => void) | undefined
}

/** In one line: whether it may pass now at all, or where and why not. */
const Summary = ({ items, asked }: { items: PlateAnswer['items']; asked: string }) => {
  const open = items.filter(({ allowed }) => allowed)
  const first = items.find(({ reason }) => reason !== 'other_zone') ?? items[0]
  if (first === undefined) return <p>{t(texts.pastNone)}</p>
  const shown = open[0] ?? first
  const [none, all, some] =
    first.listed_at === null ? [texts.mayNot, texts.mayAll, texts.maySome] : [texts.thenNot, texts.thenAll, texts.thenSome]
  const head = open.length === 0 ? none : open.length === items.length ? all : some
  return (
    <p className={styles.summary} data-tone={open.length === 0 ? 'bad' : 'good'}>
      <Plate plate={asked} /> <strong>{t(head, { gates: open.map(({ device_name: name }) => name).join(', ') })}</strong>{' '}
      {(shown.allowed ? reasonSentence : shortReason)(shown.reason, shown.reason_details, pageLocale())}
    </p>
  )
}

const LastRefusal = ({ answer, asked, onLower, mayLower }: CheckProps & { answer: PlateAnswer; asked: string }) => {
  if (answer.last_refusal === null) return null
  const { device_code: code, device_name: gate, at } = answer.last_refusal
  return (
    <>
      <p className={styles.last}>{t(texts.lastRefusedAt, { gate, instant: formatRecentInstant(at) })}</p>
      {mayLower(code) && <Button label={t(texts.lowerAt, { gate })} small onClick={() => onLower(code, asked)} />}
    </>
  )
}

/** What the gates would do now, in the line that is kept for it; each gate by itself, with the reason as it may be read out on the phone, folded. */
const Verdicts = ({ answer, onPass, ...props }: CheckProps & { answer: PlateAnswer }) => {
  const isPhone = answer.asked.startsWith('+')
  const asked = isPhone ? formatPhone(answer.asked) : answer.asked
  const said = { phone: asked, plate: asked, instant: answer.at === null ? '' : formatInstant(answer.at) }
  const isNow = answer.at === null
  const title = t(isPhone ? (isNow ? texts.ifPhone : texts.thenPhone) : isNow ? texts.ifPlate : texts.thenPlate, said)
  return (
    <section aria-label={title} role="status" className={styles.answer}>
      <h3 className="visually-hidden">{title}</h3>
      <Summary items={answer.items} asked={asked} />
      <details hidden={answer.items.length === 0}>
        <summary>{t(texts.eachGate)}</summary>
        <ul className={styles.verdicts}>
          {answer.items.map(({ device_code: code, device_name: name, allowed, reason, reason_details: details, listed_at: listed }) => (
            <li key={code}>
              <span className={styles.gate}>{name}</span>
              <StatusBadge tone={allowed ? 'good' : 'bad'}>
                {t(listed === null ? (allowed ? texts.wouldOpen : texts.wouldRefuse) : allowed ? texts.openedThen : texts.refusedThen)}
              </StatusBadge>
              <span>
                {reasonSentence(reason, details, pageLocale())}
                {listed !== null && ` ${t(texts.byListOf, { instant: formatInstant(listed) })}`}
              </span>
            </li>
          ))}
        </ul>
      </details>
      {isNow && <LastRefusal {...props} onPass={onPass} answer={answer} asked={asked} />}
      {isNow && onPass !== undefined && !isPhone && answer.items.every(({ allowed }) => !allowed) && (
        <Button label={t(passTexts.give)} small onClick={() => onPass(asked)} />
      )}
    </section>
  )
}

/** For the operator on the phone with a driver: would the gates open to this plate or phone now, or have opened then, and why not. */
export const PlateCheck = (props: CheckProps) => {
  const [answer, setAnswer] = useState<PlateAnswer>()
  const form = useOperationForm<typeof checkPlate, Values>(checkPlate, {
    schema,
    defaults: { plate: '', at: '', time: '' },
    toCall: ({ plate, at, time }) => ({
      body: { plate, ...(at && { at: pastInstantOn(at, readTime(time) ?? 0, new Date()).toISOString() }) },
    }),
    onDone: (output) => {
      setAnswer(output)
      // What stood there is no start: emptied for the next call it is not wrong.
      form.reset({ plate: '', at: '', time: '' }, { keepValues: true })
    },
  })
  const typed = useWatch({ control: form.control, name: 'plate' })
  return (
    <div className={styles.check}>
      <OperationForm form={form} leaveFreely label={t(texts.checkPlate)}>
        <div className={styles.line}>
          <TextField name="plate" label={t(texts.checkPlate)} autoCapitalize="characters" maxLength={24} tidy={tidied} />
          <SubmitButton label={t(texts.check)} form={form} />
          <details className={styles.past}>
            <summary>{t(texts.pastMoment)}</summary>
            <p>{t(texts.pastHint)}</p>
            <FormRow>
              <DayField name="at" label={t(texts.day)} optional />
              <TimeField<Values> name="time" label={t(texts.pastTime)} />
            </FormRow>
          </details>
        </div>
      </OperationForm>
      {/* An answer beside another plate, or none, would be taken for that one's. */}
      {answer?.asked === asAsked(typed) && <Verdicts {...props} answer={answer} />}
    </div>
  )
}
