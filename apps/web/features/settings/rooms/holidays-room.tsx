import { type ClosedDay, stateHolidays } from '@dovolilnice/contract/holidays/holidays'
import { countTermsOnDays } from '@dovolilnice/contract/holidays/count-terms-on-days'
import { isLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { updateParameters } from '@dovolilnice/contract/resources/operations'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatDay, pageLocale, t, today, useOperation, useParameters } from '../../../platform/kit.ts'
import { Button, IconButton, Notice, Sheet, SheetTable, Stacked } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, FormRow, SelectInput, useRows } from '../../../ui/form/kit.ts'
import { PartForm } from '../municipality-forms.tsx'
import { holidayTexts as texts } from './holidays-texts.ts'
import styles from './rooms.module.css'

type Values = BodyOf<typeof updateParameters>
const { DayField, TextField } = fieldsOf<Values>()

/** Which terms end on the days as they stand in the form: they are named before the change is saved. */
const TouchedTerms = () => {
  const rows = useWatch<Values, 'closed_days'>({ name: 'closed_days' }) ?? []
  const days = rows.map(({ day }) => day).filter(isLocalDay)
  const { data } = useOperation(countTermsOnDays, { body: { days } }, { quiet: true, enabled: days.length > 0, keep: true })
  const touched = (data?.days ?? []).filter(
    ({ day, parties, authority, appeals }) => days.includes(day) && parties + authority + appeals > 0,
  )
  if (touched.length === 0) return null
  return (
    <Notice tone="warning" title={t(texts.touched)}>
      <ul>
        {touched.map(({ day, parties, authority, appeals }) => (
          <li key={day}>
            {formatDay(day)}:{' '}
            {[
              parties > 0 && t(texts.parties, { count: parties }),
              authority > 0 && t(texts.authority, { count: authority }),
              appeals > 0 && t(texts.appeals, { count: appeals }),
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Days that have passed stay as they are stored: terms were reckoned by them. */
const ClosedDays = ({ stored }: { stored: readonly ClosedDay[] }) => {
  const { fields, add, removeAt, adder } = useRows<Values, 'closed_days'>('closed_days')
  const days = (useWatch<Values, 'closed_days'>({ name: 'closed_days' }) ?? []).map(({ day }) => day)
  // Added rows stand below: one that repeats a stored day can be removed again.
  const hasPassed = (day = '', index = 0): boolean => day < today() && days.indexOf(day) === index && stored.some((one) => one.day === day)
  return (
    <>
      {fields.length === 0 && <p>{t(texts.none)}</p>}
      {fields.map(({ id }, index) => {
        const passed = hasPassed(days[index], index)
        return (
          <FormRow key={id}>
            <DayField name={`closed_days.${index}.day`} label={t(texts.day)} min={passed ? undefined : today()} disabled={passed} />
            <TextField name={`closed_days.${index}.name`} label={t(texts.why)} maxLength={80} />
            {!passed && (
              <IconButton
                quiet
                label={t(texts.remove, { number: index + 1 })}
                icon={<IconTrash size={18} />}
                onClick={() => removeAt(index)}
              />
            )}
          </FormRow>
        )
      })}
      <div>
        <Button label={t(texts.add)} ref={adder} look="plain" small icon={IconPlus} onClick={() => add({ day: '', name: '' })} />
      </div>
      <TouchedTerms />
    </>
  )
}

const weekdayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

const StateHolidays = () => {
  const present = Number(today().slice(0, 4))
  const [year, choose] = useState(present)
  return (
    <Sheet title={t(texts.state)}>
      <p>{t(texts.stateHow)}</p>
      <div className={styles.year}>
        <SelectInput
          label={t(texts.year)}
          value={String(year)}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          options={[-1, 0, 1, 2, 3].map((more) => ({ value: String(present + more), label: String(present + more) }))}
        />
      </div>
      <SheetTable
        caption={t(texts.state)}
        rows={stateHolidays(year)}
        rowKey={({ day }) => day}
        columns={[
          { title: t(texts.holiday), cell: ({ name }) => t(name) },
          { title: t(texts.day), cell: ({ day }) => formatDay(day) },
          { title: t(texts.weekday), cell: ({ day }) => weekdayOf(day, pageLocale()) },
        ]}
      />
    </Sheet>
  )
}

export const HolidaysRoom = () => {
  const parameters = useParameters()
  if (parameters === undefined) return null
  return (
    <Stacked>
      <PartForm title={texts.closed} how={texts.closedHow} part={{ closed_days: parameters.closed_days }}>
        <ClosedDays stored={parameters.closed_days} />
      </PartForm>
      <StateHolidays />
    </Stacked>
  )
}
