import { z } from 'zod/mini'
import { faultSchema } from '../machine-report.ts'
import { basisPointsSchema, emailSchema } from '../../primitives/field-schemas.ts'

const minutes = z.int({ error: 'required' }).check(z.minimum(5), z.maximum(10_080))

/** The settings of the coin machines: from when one needs a look, who is told, who when nobody takes it, and the VAT of the takings. One for the town. */
export const thresholdsSchema = z.object({
  /** Faults that raise no alert. */
  ignored_faults: z.array(faultSchema).check(z.maxLength(20)),
  /** The box is at least as full, in percent. */
  fill_percent: z.int({ error: 'required' }).check(z.minimum(10), z.maximum(100)),
  /** Less change than this, in cents. */
  change_cents: z.int({ error: 'required' }).check(z.minimum(0), z.maximum(1_000_000)),
  /** Nothing heard for this long. */
  silence_minutes: minutes,
  /** Nobody took an alert for this long. */
  escalate_minutes: minutes,
  /** Who is told; null: the municipality's own address. */
  mail_to: z.nullable(emailSchema),
  /** Who is told when nobody took it; null: as `mail_to`. */
  escalate_to: z.nullable(emailSchema),
  /** VAT in what the machines take, where the town charges any; null: none. */
  vat_basis_points: z.nullable(basisPointsSchema),
})
export type Thresholds = z.output<typeof thresholdsSchema>

/** What holds until the town sets something else. */
export const startingThresholds: Thresholds = {
  ignored_faults: ['paper_low'],
  fill_percent: 85,
  change_cents: 1000,
  silence_minutes: 30,
  escalate_minutes: 60,
  mail_to: null,
  escalate_to: null,
  vat_basis_points: 2200,
}
