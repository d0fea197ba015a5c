import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { useTranslate } from '../../../../platform/translate/use-translate.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { useAnswers } from './answers.ts'
import type { AnsweredStep } from './answers.ts'
import type { StepName } from './step.tsx'
import styles from './steps.module.css'
import { texts } from './answers-texts.ts'

type Change = (step: StepName) => void

const Answered = ({ step, title, answers, onChange }: AnsweredStep & { onChange: Change }) => {
  const t = useTranslate()
  const missing = t(step === 'dokazila' ? texts.notAttached : texts.missing)
  return (
    <section className={styles.answered}>
      <div className={styles.answeredHead}>
        <h3>{title}</h3>
        <button type="button" className={styles.change} onClick={() => onChange(step)}>
          {t(texts.change)} <span className="visually-hidden">{title}</span>
        </button>
      </div>
      <Facts
        facts={answers.map(({ label, value, optional = false }) => ({
          label,
          value: value.trim() === '' ? <span className={optional ? styles.left : styles.missing}>{missing}</span> : value,
        }))}
      />
    </section>
  )
}

/** All answers before they are sent, each group with the way to change it. */
export const CheckAnswers = ({ resources, onChange }: { resources: Resources; onChange: Change }) => {
  const t = useTranslate()
  return (
    <section className={styles.answers} aria-labelledby="odgovori">
      <h2 id="odgovori">{t(texts.answers)}</h2>
      {useAnswers(resources).map((answered) => (
        <Answered key={answered.step} {...answered} onChange={onChange} />
      ))}
    </section>
  )
}
