import { checkPlate, looksLikePhone, type PlateAnswer } from '@dovolilnice/contract/access/operations'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { shortReason } from '@dovolilnice/contract/access/short-reasons'
import { isCode } from '@dovolilnice/contract/primitives/credential'
import { formatPhone, normalisePhone } from '@dovolilnice/contract/primitives/phone'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatRecentInstant } from '../../../platform/translate/short-format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf, SubmitButton, OperationForm } from '../../../ui/form/form.tsx'
import { useOperationForm, type BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { Plate } from '../../../ui/vehicles/plate.tsx'
import { passTexts } from '../passes/texts.ts'
import { texts } from '../texts.ts'
import styles from './plate-check.module.css'

type Values = BodyOf<typeof checkPlate>
const { TextField } = fieldsOf<Values>()

/** A plate in the form in which it is stored; a phone number stays as it was typed. */
export const tidied = (text: string): string => (looksLikePhone(text) ? text.trim() : formatPlate(text))

/** What is typed, in the form in which the answer repeats it. */
const asAsked = (text: string): string => (looksLikePhone(text) && !isCode(text.trim()) ? normalisePhone(text) : undefined) ?? tidied(text)

interface CheckProps {
  /** Called to lower the bollard at which the vehicle was refused, for what was checked. */
  onLower: (device: string, asked: string) => void
  /** Whether the bollard may be lowered now. */
  mayLower: (device: string) => boolean
  /** Called to let the plate in that no bollard lets in; absent for who may not. */
  onPass: ((plate: string) => void) | undefined
}

/** In one line: whether it may pass now at all, or where and why not. */
const Summary = ({ items, asked }: { items: PlateAnswer['items']; asked: string }) => {
  const t = useTranslate()
  const locale = useLocale()
  const open = items.filter(({ allowed }) => allowed)
  const first = items.find(({ reason }) => reason !== 'other_zone') ?? items[0]
  if (first === undefined) return null
  const shown = open[0] ?? first
  const head = open.length === 0 ? texts.mayNot : open.length === items.length ? texts.mayAll : texts.maySome
  return (
    <p className={styles.summary} data-tone={open.length === 0 ? 'bad' : 'good'}>
      <Plate plate={asked} /> <strong>{t(head, { gates: open.map(({ device_name: name }) => name).join(', ') })}</strong>{' '}
      {(shown.allowed ? reasonSentence : shortReason)(shown.reason, shown.reason_details, locale)}
    </p>
  )
}

const LastRefusal = ({ answer, asked, onLower, mayLower }: CheckProps & { answer: PlateAnswer; asked: string }) => {
  const t = useTranslate()
  const locale = useLocale()
  if (answer.last_refusal === null) return null
  const { device_code: code, device_name: gate, at } = answer.last_refusal
  return (
    <>
      <p className={styles.last}>{t(texts.lastRefusedAt, { gate, instant: formatRecentInstant(at, locale) })}</p>
      {mayLower(code) && (
        <Button small onClick={() => onLower(code, asked)}>
          {t(texts.lowerAt, { gate })}
        </Button>
      )}
    </>
  )
}

/** What the gates would do now, in the line that is kept for it; each gate by itself, with the reason as it may be read out on the phone, folded. */
const Verdicts = ({ answer, onPass, ...props }: CheckProps & { answer: PlateAnswer }) => {
  const t = useTranslate()
  const locale = useLocale()
  const isPhone = answer.asked.startsWith('+')
  const asked = isPhone ? formatPhone(answer.asked) : answer.asked
  const title = isPhone ? t(texts.ifPhone, { phone: asked }) : t(texts.ifPlate, { plate: asked })
  return (
    <section aria-label={title} role="status" className={styles.answer}>
      <h3 className="visually-hidden">{title}</h3>
      <Summary items={answer.items} asked={asked} />
      <details>
        <summary>{t(texts.eachGate)}</summary>
        <ul className={styles.verdicts}>
          {answer.items.map(({ device_code: code, device_name: name, allowed, reason, reason_details: details }) => (
            <li key={code}>
              <span className={styles.gate}>{name}</span>
              <StatusBadge tone={allowed ? 'good' : 'bad'}>{t(allowed ? texts.wouldOpen : texts.wouldRefuse)}</StatusBadge>
              <span>{reasonSentence(reason, details, locale)}</span>
            </li>
          ))}
        </ul>
      </details>
      <LastRefusal {...props} onPass={onPass} answer={answer} asked={asked} />
      {onPass !== undefined && !isPhone && answer.items.every(({ allowed }) => !allowed) && (
        <Button small onClick={() => onPass(asked)}>
          {t(passTexts.give)}
        </Button>
      )}
    </section>
  )
}

/** For the operator on the phone with a driver: would the gates open to this plate or phone now, and why not. */
export const PlateCheck = (props: CheckProps) => {
  const t = useTranslate()
  const [answer, setAnswer] = useState<PlateAnswer>()
  const form = useOperationForm(checkPlate, {
    defaults: { plate: '' },
    onDone: (output) => {
      setAnswer(output)
      // What stood there is no start: emptied for the next call it is not wrong.
      form.reset({ plate: '' }, { keepValues: true })
    },
  })
  const typed = useWatch({ control: form.control, name: 'plate' })
  return (
    <div className={styles.check}>
      <OperationForm form={form} leaveFreely label={t(texts.checkPlate)}>
        <div className={styles.line}>
          <TextField name="plate" label={t(texts.checkPlate)} autoCapitalize="characters" maxLength={24} tidy={tidied} />
          <SubmitButton form={form}>{t(texts.check)}</SubmitButton>
        </div>
      </OperationForm>
      {/* An answer beside another plate, or none, would be taken for that one's. */}
      {answer?.asked === asAsked(typed) && <Verdicts {...props} answer={answer} />}
    </div>
  )
}
