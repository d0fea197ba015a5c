import { IconCalendar } from '@tabler/icons-react'
import { Suspense, useState, type FocusEvent, type ReactNode, type Ref, type SyntheticEvent } from 'react'
import { pageLocale, t } from '../../../platform/kit.ts'
import { usePopover } from '../../overlays/use-popover.ts'
import { lazyPart } from '../../states/lazy-part.tsx'
import { dayText, readDay } from './day-text.ts'
import { TextInput } from './inputs.tsx'
import styles from './inputs.module.css'
import { texts } from '../texts.ts'

const DayCalendar = lazyPart(() => import('./day-calendar.tsx').then(({ DayCalendar }) => DayCalendar))

interface DayInputProps {
  /** Also names the calendar's button. */
  label: string
  /** The label with more beside it, such as that the day is optional. */
  shownLabel?: ReactNode
  /** `YYYY-MM-DD`, or empty. */
  value: string
  onChange: (day: string) => void
  onBlur?: () => void
  name?: string
  min?: string
  max?: string
  description?: string
  error?: string
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

/** A day that is typed as people here write it, or chosen in a calendar that loads when it is asked for. */
export const DayInput = ({ label, shownLabel, value, onChange, onBlur, min, max, inputRef, error, ...more }: DayInputProps) => {
  const [typed, setTyped] = useState<string>()
  const { open, opener, panel, close } = usePopover('start')
  const take = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const day = currentTarget.value.trim() === '' ? '' : readDay(currentTarget.value)
    if (day !== undefined) setTyped(undefined)
    if (day !== value) onChange(day ?? currentTarget.value)
  }
  const unreadable = typed !== undefined && value !== '' && readDay(value) === undefined
  const leaveCalendar = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close()
  }
  return (
    <div>
      <TextInput
        {...more}
        ref={inputRef}
        label={shownLabel ?? label}
        placeholder={t(texts.dayExample)}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? dayText(value, pageLocale())}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => {
          take(event)
          onBlur?.()
        }}
        // Enter sends a form, and Ctrl+Enter a dialog, from a field that is not left: they send what stands in it.
        onKeyDownCapture={(event) => {
          if (event.key === 'Enter') take(event)
        }}
        error={unreadable ? t(texts.dayUnreadable) : error}
        right={
          <button
            {...opener}
            type="button"
            className={styles.inside}
            aria-label={t(texts.openCalendar, { label })}
            disabled={more.disabled}
          >
            <IconCalendar size={18} />
          </button>
        }
      />
      <div {...panel} className={styles.calendar} role="dialog" aria-label={t(texts.calendar)} onBlur={leaveCalendar}>
        {open && (
          <Suspense fallback={null}>
            <DayCalendar
              value={readDay(value)}
              min={min}
              max={max}
              onChange={(day) => {
                setTyped(undefined)
                onChange(day)
                close()
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
