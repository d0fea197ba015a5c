import type { ApplicationValues } from '../form-values.ts'
import { t, today } from '../../../../platform/kit.ts'
import { fieldsOf } from '../../../../ui/form/kit.ts'
import { clerkTexts } from '../clerk-form-texts.ts'

const { DayField } = fieldsOf<ApplicationValues>()

export const ReceivedField = () => (
  <DayField name="received_on" label={t(clerkTexts.receivedOn)} description={t(clerkTexts.receivedHint)} max={today()} />
)
