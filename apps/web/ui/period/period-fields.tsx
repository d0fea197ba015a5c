import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import { DayInput } from '../form/inputs/day-input.tsx'
import styles from './period.module.css'
import { texts } from './texts.ts'
import { periodOf } from './use-period.ts'
import type { Period } from './use-period.ts'

interface PeriodFieldsProps {
  period: Period
  onChange: (period: Partial<Period>) => void
  /** The periods that are offered by a button. */
  offered: readonly (keyof typeof periodOf)[]
}

/** The first and the last day, and the usual periods. */
export const PeriodFields = ({ period, onChange, offered }: PeriodFieldsProps) => {
  const t = useTranslate()
  return (
    <fieldset className={styles.period}>
      <legend className="visually-hidden">{t(texts.period)}</legend>
      <DayInput label={t(texts.from)} value={period.from} onChange={(from) => onChange({ from })} />
      <DayInput label={t(texts.until)} value={period.until} onChange={(until) => onChange({ until })} />
      <div className={styles.offered}>
        {offered.map((name) => (
          <Button key={name} look="plain" small onClick={() => onChange(periodOf[name]())}>
            {t(texts[name])}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
