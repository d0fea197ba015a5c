import { Fragment, useId, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldName, useField } from '../../../ui/form/kit.ts'
import styles from './application-form.module.css'

export interface Choice {
  value: string
  title: string
  /** Beside the title: a price. */
  aside?: ReactNode
  text?: ReactNode
  /** The heading under which it stands with those of the same group. */
  group?: string | undefined
}

/** The choices under their headings, in the order in which each heading comes first. */
const groupsOf = (choices: readonly Choice[]): [heading: string | undefined, choices: Choice[]][] => {
  const headings = [...new Set(choices.map(({ group }) => group))]
  return headings.map((heading) => [headings.length > 1 ? heading : undefined, choices.filter(({ group }) => group === heading)])
}

interface ChoiceCardsProps<Values extends FieldValues> {
  name: FieldName<Values>
  legend: string
  choices: readonly Choice[]
  /** Cards that hold only a few words stand beside one another. */
  compact?: boolean
}

/** One of a few, each on a card of its own: radio buttons to the keyboard and to screen readers. */
export const ChoiceCards = <Values extends FieldValues = never>({ name, legend, choices, compact = false }: ChoiceCardsProps<Values>) => {
  const id = useId()
  const { value, onChange, onBlur, ref, error } = useField<Values>(name)
  return (
    <fieldset className={styles.choices} aria-describedby={error === undefined ? undefined : id} aria-invalid={error !== undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {error !== undefined && (
        <p className={styles.choiceError} id={id}>
          {error}
        </p>
      )}
      {groupsOf(choices).map(([heading, all]) => (
        <Fragment key={heading}>
          {heading !== undefined && <p className={styles.group}>{heading}</p>}
          <div className={compact ? styles.compactCards : styles.cards}>
            {all.map((choice) => (
              <label
                key={choice.value}
                className={styles.card}
                data-chosen={value === choice.value || undefined}
                data-wrong={error !== undefined || undefined}
              >
                <input
                  ref={choice === choices[0] ? ref : undefined}
                  type="radio"
                  name={name}
                  value={choice.value}
                  checked={value === choice.value}
                  onChange={() => onChange(choice.value)}
                  onBlur={onBlur}
                />
                <span className={styles.cardWords}>
                  <span className={styles.cardHead}>
                    <span className={styles.cardTitle}>{choice.title}</span>
                    {choice.aside !== undefined && <span className={styles.cardAside}>{choice.aside}</span>}
                  </span>
                  {choice.text !== undefined && <span className={styles.cardText}>{choice.text}</span>}
                </span>
              </label>
            ))}
          </div>
        </Fragment>
      ))}
    </fieldset>
  )
}
