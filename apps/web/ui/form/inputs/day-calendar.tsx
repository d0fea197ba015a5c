import './day-calendar.css'
import 'dayjs/locale/sl'
import { FocusTrap, Paper } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { useClickOutside } from '@mantine/hooks'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { WithMantine } from '../../theme/with-mantine.tsx'
import styles from '../form.module.css'
import { texts } from '../texts.ts'

interface CalendarProps {
  value: string | undefined
  min?: string
  max?: string
  onChange: (day: string) => void
  onClose: () => void
}

/** The calendar under a day's field; weeks begin on Monday. Escape and a click elsewhere close it. */
export const DayCalendar = ({ value, min, max, onChange, onClose }: CalendarProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const place = useClickOutside<HTMLDivElement>(onClose)
  return (
    <div className={styles.calendarPlace}>
      <WithMantine>
        <FocusTrap active>
          <Paper
            ref={place}
            shadow="md"
            withBorder
            p="sm"
            className={styles.calendar}
            role="dialog"
            aria-label={t(texts.calendar)}
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          >
            <DatesProvider settings={{ locale, firstDayOfWeek: 1 }}>
              <DatePicker
                value={value ?? null}
                defaultDate={value}
                hideOutsideDates
                minDate={min}
                maxDate={max}
                onChange={(day) => day !== null && onChange(day)}
                ariaLabels={{ previousMonth: t(texts.previousMonth), nextMonth: t(texts.nextMonth) }}
              />
            </DatesProvider>
          </Paper>
        </FocusTrap>
      </WithMantine>
    </div>
  )
}
