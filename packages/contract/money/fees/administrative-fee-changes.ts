import { z } from 'zod/mini'
import { localDaySchema, textSchema } from '../../primitives/field-schemas.ts'
import { accountIban, referenceCode } from '../money-settings.ts'
import { administrativeFeesSchema } from './administrative-fee.ts'

const amount = z.int({ error: 'required' }).check(z.minimum(0), z.maximum(100_000))
const code = z.string({ error: 'required' }).check(z.trim(), z.regex(/^[a-z][a-z0-9_]{1,39}$/, 'code'))

const row = z.object({
  tariff_number: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(40)),
  name: textSchema,
  valid_from: localDaySchema,
  electronic_cents: amount,
  paper_cents: amount,
})

/** The place of the first value that stands in the list before; -1 where each stands once. */
const firstRepeated = (values: readonly string[]): number => values.findIndex((value, index) => values.indexOf(value) < index)

/** What an administrator sets about administrative fees. */
export const administrativeFeesChangesSchema = z
  .object({
    tariff: z._default(z.array(row).check(z.maxLength(60)), []),
    exemptions: z._default(z.array(z.object({ code, name: textSchema })).check(z.maxLength(40)), []),
    iban: accountIban,
    budget_user_code: referenceCode(5),
    account_code: referenceCode(7),
    due_days: administrativeFeesSchema.shape.due_days.check(z.minimum(1), z.maximum(60)),
    required: z._default(z.boolean(), false),
  })
  .check(({ value, issues }) => {
    const twice = firstRepeated(value.tariff.map(({ tariff_number: number, valid_from: day }) => `${number} ${day}`))
    if (twice !== -1) issues.push({ code: 'custom', path: ['tariff', twice, 'valid_from'], message: 'listed_twice', input: twice })
    const taken = firstRepeated(value.exemptions.map((one) => one.code))
    if (taken !== -1) issues.push({ code: 'custom', path: ['exemptions', taken, 'code'], message: 'listed_twice', input: taken })
  })
