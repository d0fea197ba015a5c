/** What a refund is of: a payment or an application. */
export interface RefundSource {
  payment_id?: string | null | undefined
  application_id?: string | null | undefined
}
