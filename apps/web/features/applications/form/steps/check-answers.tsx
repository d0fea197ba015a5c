import { periodLabels } from '@dovolilnice/contract/parking/period-labels'
import type { Resources } from '@dovolilnice/contract/resources/operations'
import { useWatch } from 'react-hook-form'
import { defineTexts, formatDay, t } from '../../../../platform/kit.ts'
import type { ApplicationValues } from '../form-values.ts'
import { useLaterTexts } from '../sections/later-texts.ts'
import { isDay } from '../terms/price-day.ts'
import type { StepName } from './step.tsx'
import { Facts } from '../../../../ui/kit.ts'
import styles from './steps.module.css'

const answerTexts = defineTexts({
  answers: { sl: 'Preverite odgovore', en: 'Check your answers' },
  change: { sl: 'Spremeni', en: 'Change' },
  address: { sl: 'Naslov', en: 'Address' },
  hours: { sl: 'Ura', en: 'Hours' },
  device: { sl: 'Kartica ali daljinski upravljalnik', en: 'Card or remote control' },
  yes: { sl: 'Da', en: 'Yes' },
  missing: { sl: 'Ni izpolnjeno', en: 'Not filled in' },
  notAttached: { sl: 'Ni priloženo', en: 'Not attached' },
  validUntil: { sl: 'Dokazilo velja do', en: 'Document valid until' },
})

interface Answer {
  label: string
  /** What was answered; empty where nothing was. */
  value: string
  optional?: boolean
}
interface AnsweredStep {
  step: StepName
  title: string
  answers: Answer[]
}

const joined = (...parts: string[]): string => parts.filter((part) => part.trim() !== '').join(', ')

const usePlaceAnswers = (values: ApplicationValues, resources: Resources): Answer[] => {
  const texts = useLaterTexts()
  const kind = resources.permit_kinds.find(({ id }) => id === values.permit_kind_id)
  const lot = resources.parking_lots.find(({ id }) => id === values.parking_lot_id)
  const counted = kind?.validity.rule === 'periods' && kind.validity.maxDays > 1
  const byHour = values.period === 'hour'
  return [
    { label: t(texts.lot), value: lot === undefined ? '' : t(lot.name) },
    { label: t(texts.start), value: isDay(values.valid_from) ? formatDay(values.valid_from) : values.valid_from },
    { label: t(texts.period), value: values.period === '' ? '' : t(periodLabels[values.period]) },
    ...(counted ? [{ label: t(byHour ? texts.days : texts.count), value: String(values.period_count) }] : []),
    ...(byHour ? [{ label: t(answerTexts.hours), value: joined(values.from_time, values.until_time).replace(', ', ' – ') }] : []),
    ...(values.wants_device === true ? [{ label: t(answerTexts.device), value: t(answerTexts.yes) }] : []),
  ]
}

const usePersonAnswers = (values: ApplicationValues): Answer[] => {
  const texts = useLaterTexts()
  const company = values.applicant_type === 'company'
  return [
    { label: t(company ? texts.companyName : texts.name), value: values.name },
    ...(company ? [{ label: t(texts.taxNumber), value: values.tax_number }] : []),
    { label: t(answerTexts.address), value: joined(values.street, `${values.post_code} ${values.city}`) },
    { label: t(texts.email), value: values.email },
    { label: t(texts.phone), value: values.phone },
  ]
}

const useAnswers = (resources: Resources): AnsweredStep[] => {
  const texts = useLaterTexts()
  const values = useWatch({ compute: (now: ApplicationValues) => now })
  const kind = resources.permit_kinds.find(({ id }) => id === values.permit_kind_id)
  const userType = resources.user_types.find(({ code }) => code === values.user_type_code)
  const documents = kind?.documents ?? []
  const lastDay = (day = ''): string => (isDay(day) ? `${t(answerTexts.validUntil)} ${formatDay(day)}` : '')
  return [
    {
      step: 'kdo',
      title: t(texts.who),
      answers: [
        { label: t(texts.applicantType), value: t(values.applicant_type === 'company' ? texts.company : texts.person) },
        { label: t(texts.userType), value: userType === undefined ? '' : t(userType.name) },
      ],
    },
    { step: 'vrsta', title: t(texts.kindLegend), answers: [{ label: t(texts.kindLegend), value: kind === undefined ? '' : t(kind.name) }] },
    { step: 'podatki', title: t(texts.applicant), answers: usePersonAnswers(values) },
    { step: 'kje', title: t(texts.where), answers: usePlaceAnswers(values, resources) },
    { step: 'vozila', title: t(texts.vehicles), answers: [{ label: t(texts.plate), value: joined(...values.plates).toUpperCase() }] },
    ...(documents.length === 0
      ? []
      : [
          {
            step: 'dokazila' as const,
            title: t(texts.documents),
            answers: documents.map(({ type, name, required }) => ({
              label: t(name),
              value: joined(...(values.document[type] ?? []).map((file) => file.name), lastDay(values.document_expires?.[type])),
              optional: !required,
            })),
          },
        ]),
  ]
}

type Change = (step: StepName) => void

const Answered = ({ step, title, answers, onChange }: AnsweredStep & { onChange: Change }) => {
  const missing = t(step === 'dokazila' ? answerTexts.notAttached : answerTexts.missing)
  return (
    <section className={styles.answered}>
      <div className={styles.answeredHead}>
        <h3>{title}</h3>
        <button type="button" className={styles.change} onClick={() => onChange(step)}>
          {t(answerTexts.change)} <span className="visually-hidden">{title}</span>
        </button>
      </div>
      <Facts
        facts={answers.map(({ label, value, optional = false }) => ({
          label,
          value: value.trim() === '' ? <span className={optional ? 'hint' : styles.missing}>{missing}</span> : value,
        }))}
      />
    </section>
  )
}

export const CheckAnswers = ({ resources, onChange }: { resources: Resources; onChange: Change }) => (
  <section className={styles.answers} aria-labelledby="odgovori">
    <h2 id="odgovori">{t(answerTexts.answers)}</h2>
    {useAnswers(resources).map((answered) => (
      <Answered key={answered.step} {...answered} onChange={onChange} />
    ))}
  </section>
)
