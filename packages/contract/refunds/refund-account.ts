import { z } from 'zod/mini'
import { isIban, plainIban } from '../money/bank/iban.ts'

/** The account that a refund is transferred to. */
export const refundAccountSchema = z.string({ error: 'required' }).check(z.overwrite(plainIban), z.refine(isIban, 'refund_iban'))
