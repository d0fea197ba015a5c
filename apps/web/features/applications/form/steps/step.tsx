import { createContext, use, type ReactNode } from 'react'
import styles from '../application-form.module.css'

/** The groups of questions in their order; each is the part after `#` of the address of its page on a phone. */
export const stepNames = ['kdo', 'vrsta', 'podatki', 'kje', 'vozila', 'dokazila', 'oddaja'] as const
export type StepName = (typeof stepNames)[number]

/** The group that is in view on a phone; undefined where all stand on one page. */
export const ShownStep = createContext<StepName | undefined>(undefined)

/** One group of questions. All are in the page once they have come, so that fields, rules and errors are the same in both views. */
export const Step = ({ name, children }: { name: StepName; children: ReactNode }) => {
  const shown = use(ShownStep)
  return (
    <div className={styles.step} data-step={name} hidden={shown !== undefined && shown !== name}>
      {children}
    </div>
  )
}
