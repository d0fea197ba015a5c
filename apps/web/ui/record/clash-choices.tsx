import { t } from '../../platform/translate/translate.ts'
import styles from './record.module.css'
import { texts } from './texts.ts'

/** A field that two people have changed, in people's words. */
interface ClashInWords {
  field: string
  label: string
  own: string
  theirs: string
}

export type Choices = Readonly<Record<string, 'own' | 'theirs'>>

interface ClashProps {
  clashes: readonly ClashInWords[]
  choices: Choices
  onChoose: (field: string, whose: 'own' | 'theirs') => void
}

/** For each field that both changed: one's own value, or the other's. */
export const ClashChoices = ({ clashes, choices, onChoose }: ClashProps) => {
  if (clashes.length === 0) return null
  return (
    <div className={styles.clashes} role="group" aria-label={t(texts.bothChanged)}>
      <strong>{t(texts.bothChanged)}</strong>
      {clashes.map(({ field, label, ...values }) => (
        <fieldset key={field} className={styles.clash}>
          <legend>{label}</legend>
          {(['own', 'theirs'] as const).map((whose) => (
            <label key={whose}>
              <input type="radio" name={`clash.${field}`} checked={choices[field] === whose} onChange={() => onChoose(field, whose)} />
              {t(texts[whose], { value: values[whose] })}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
