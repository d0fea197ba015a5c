import { formatMoney } from '../../platform/kit.ts'

import { TextInput } from '../form/inputs/inputs.tsx'
import styles from './piece-fields.module.css'

interface PieceFieldsProps {
  label: string
  /** What a note or coin is worth, in cents. */
  values: readonly number[]
  counts: Readonly<Record<string, number | undefined>>
  /** Anything that is no number of pieces counts as none. */
  onCount: (value: number, count: number) => void
}

/** How many of each note and coin there are. */
export const PieceFields = ({ label, values, counts, onCount }: PieceFieldsProps) => (
  <div className={styles.pieces} role="group" aria-label={label}>
    {values.map((value) => (
      <TextInput
        key={value}
        label={formatMoney(value)}
        inputMode="numeric"
        autoComplete="off"
        value={counts[value] ? String(counts[value]) : ''}
        onChange={({ currentTarget: { value: typed } }) => onCount(value, /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0)}
      />
    ))}
  </div>
)
