import { z } from 'zod/mini'
import { applicationFormSchema } from './application-form.ts'
import { checkApplication, type Circumstances, type UncheckedForm } from './check-application.ts'

/** A blank day counts as absent. */
const withoutBlankDays = (given: UncheckedForm): UncheckedForm => ({
  ...given,
  document_expires: Object.fromEntries(Object.entries(given.document_expires ?? {}).filter(([, day]) => Boolean(day))),
})

/** The form's schema together with these rules, so that a person sees all errors at once. */
export const checkedApplicationForm = (
  circumstancesOf: (form: UncheckedForm) => Circumstances,
  schema: z.ZodMiniType = applicationFormSchema,
): z.ZodMiniType =>
  z.custom<UncheckedForm>().check(
    z.superRefine((given, context) => {
      const form = withoutBlankDays(given)
      const parsed = schema.safeParse(form, { reportInput: true })
      for (const issue of parsed.error?.issues ?? []) context.addIssue(issue as Parameters<typeof context.addIssue>[0])
      for (const { path, rule, values } of checkApplication(form, circumstancesOf(form)))
        context.addIssue({ code: 'custom', path: path.split('.'), message: rule, params: values })
    }),
  )
