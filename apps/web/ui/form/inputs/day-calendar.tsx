import { languageTags } from '@dovolilnice/contract/locale'
import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { hu } from 'react-day-picker/locale/hu'
import { it } from 'react-day-picker/locale/it'
import { sl } from 'react-day-picker/locale/sl'
import { pageLocale, today } from '../../../platform/kit.ts'
import styles from './day-calendar.module.css'

interface CalendarProps {
  /** `YYYY-MM-DD`, as all days here. */
  value: string | undefined
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** Noon of the browser's own day, so that no zone and no change of the clock makes another day of it. */
const dateOf = (day: string): Date => new Date(`${day}T12:00`)

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** `sreda, 4. november 2026`: with the number as it is shown, which a voice command needs. */
const nameOf = (date: Date): string => new Intl.DateTimeFormat(languageTags[pageLocale()], { dateStyle: 'full' }).format(date)

const calendars = { sl, en: enGB, it, hu }

/** Years that can be chosen without typing, where nothing limits the day. */
const years = { before: 100, after: 30 }

/** A month to choose a day from; its weeks begin on Monday. Loaded when someone opens it. */
export const DayCalendar = ({ value, min, max, onChange }: CalendarProps) => {
  const locale = pageLocale()
  const now = dateOf(today())
  const shown = value === undefined ? undefined : dateOf(value)
  const first = min === undefined ? new Date(now.getFullYear() - years.before, 0) : dateOf(min)
  const last = max === undefined ? new Date(now.getFullYear() + years.after, 11) : dateOf(max)
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      locale={calendars[locale]}
      labels={{ labelDayButton: (date) => nameOf(date) }}
      captionLayout="dropdown"
      navLayout="around"
      today={now}
      selected={shown}
      defaultMonth={shown ?? (now > last ? last : now < first ? first : now)}
      startMonth={first}
      endMonth={last}
      disabled={[...(min === undefined ? [] : [{ before: first }]), ...(max === undefined ? [] : [{ after: last }])]}
      classNames={styles}
      onSelect={(date) => onChange(dayOf(date))}
    />
  )
}
