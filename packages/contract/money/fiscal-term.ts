import { localDayOf } from '../primitives/local-day.ts'
import { addWorkingDays, noClosedDays } from '../primitives/working-days.ts'

/** Working days within which the link to the tax authority must work again after an outage (Zakon o davčnem potrjevanju računov). */
const workingDays = 2

/** The last local day on which an invoice that was handed over without an EOR may be sent to the tax authority. */
export const lastSendingDay = (issuedAt: Date): string => addWorkingDays(localDayOf(issuedAt), workingDays, noClosedDays)
