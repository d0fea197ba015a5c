import type { Text } from '../locale.ts'
import { addDays } from '../primitives/local-day.ts'
import { easterSunday } from '../primitives/working-days.ts'
import { z } from 'zod/mini'
import { localDaySchema } from '../primitives/field-schemas.ts'

interface Holiday {
  day: string
  name: Text
}

/** By month and day (Zakon o praznikih in dela prostih dnevih v Republiki Sloveniji, articles 1 and 2). */
const fixed: Readonly<Record<string, Text>> = {
  '01-01': { sl: 'Novo leto', en: 'New Year' },
  '01-02': { sl: 'Novo leto', en: 'New Year' },
  '02-08': { sl: 'Prešernov dan', en: 'Prešeren Day' },
  '04-27': { sl: 'Dan upora proti okupatorju', en: 'Day of Uprising Against Occupation' },
  '05-01': { sl: 'Praznik dela', en: 'Labour Day' },
  '05-02': { sl: 'Praznik dela', en: 'Labour Day' },
  '06-25': { sl: 'Dan državnosti', en: 'Statehood Day' },
  '08-15': { sl: 'Marijino vnebovzetje', en: 'Assumption' },
  '10-31': { sl: 'Dan reformacije', en: 'Reformation Day' },
  '11-01': { sl: 'Dan spomina na mrtve', en: 'Day of Remembrance' },
  '12-25': { sl: 'Božič', en: 'Christmas' },
  '12-26': { sl: 'Dan samostojnosti in enotnosti', en: 'Independence and Unity Day' },
}

/** The work-free days of the state in a year, in order. */
export const stateHolidays = (year: number): Holiday[] => {
  const easter = easterSunday(year)
  return [
    ...Object.entries(fixed).map(([day, name]) => ({ day: `${year}-${day}`, name })),
    { day: easter, name: { sl: 'Velika noč', en: 'Easter Sunday' } },
    { day: addDays(easter, 1), name: { sl: 'Velikonočni ponedeljek', en: 'Easter Monday' } },
    { day: addDays(easter, 49), name: { sl: 'Binkošti', en: 'Pentecost' } },
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

/** The work-free days of the state and those of the municipality from a day on and before another, in order. */
export const workFreeDays = (from: string, until: string, closed: Iterable<string>): string[] => {
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const days = new Set([...closed, ...years.flatMap((year) => stateHolidays(year).map(({ day }) => day))])
  return [...days].filter((day) => day >= from && day < until).toSorted()
}

/** Days on which this municipality does not work though the state does, each with why. */
export const closedDaysSchema = z.array(
  z.object({ day: localDaySchema, name: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(80)) }),
)
export type ClosedDay = z.output<typeof closedDaysSchema>[number]

/** As they are set: at most 200, each day once. */
export const closedDayChangesSchema = closedDaysSchema.check(
  z.maxLength(200),
  z.superRefine((days, context) => {
    for (const [index, { day }] of days.entries())
      if (days.findIndex((one) => one.day === day) < index)
        context.addIssue({ code: 'custom', message: 'closed_day_twice', path: [index, 'day'] })
  }),
)
