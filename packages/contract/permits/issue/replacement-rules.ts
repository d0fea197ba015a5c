import type { BrokenRule } from '../../applications/apply/check-application.ts'
import { normalisePlate } from '../../primitives/plate.ts'
import type { ReplaceReason } from '../permit-labels.ts'

/** The document that proves a vehicle, by its code in the town's list: a new vehicle comes with it where the kind asks for it at all. */
const vehicleDocument = 'vehicle_registration'

/** A plate as it stands with a permit, or a card or phone beside it. */
interface Opening {
  kind: string
  value: string
  valid_until: string | null
}

/**
 * The vehicles that a permit has for good: those that a replacement names or changes. One that opens until a day of its own goes on with its
 * days when the new permit is issued, unless a new vehicle stands in the place of all.
 */
export const lastingPlates = (openings: readonly Opening[]): string[] =>
  openings.filter(({ kind, valid_until: until }) => kind === 'plate' && until === null).map(({ value }) => value)

/** What is asked for with a replacement: with a new vehicle its registration is required where the permit's kind requires it. */
export const isAskedFor = ({ type, required }: { type: string; required: boolean }, reason: string): boolean =>
  reason === 'new_vehicle' && type === vehicleDocument && required

/**
 * A replacement for a new vehicle names one that is not on the permit: everything else would cost a fee and change nothing.
 * @param present the vehicles that the permit has for good
 */
export const brokenVehicles = (
  { reason, plates }: { reason: ReplaceReason; plates?: readonly string[] },
  present: readonly string[],
): BrokenRule[] => {
  if (reason !== 'new_vehicle') return []
  if (plates === undefined || plates.length === 0) return [{ path: 'plates.0', rule: 'plate_missing' }]
  const old = new Set(present.map(normalisePlate))
  const repeated = plates.findIndex((plate) => old.has(normalisePlate(plate)))
  return plates.every((plate) => old.has(normalisePlate(plate))) ? [{ path: `plates.${repeated}`, rule: 'same_vehicle' }] : []
}

/** The same, with the documents that the holder sends. @param sent their types */
export const brokenReplacement = (
  form: { reason: ReplaceReason; plates?: readonly string[] },
  present: readonly string[],
  documents: readonly { type: string; required: boolean }[],
  sent: readonly string[],
): BrokenRule[] => [
  ...brokenVehicles(form, present),
  ...documents
    .filter((document) => isAskedFor(document, form.reason) && !sent.includes(document.type))
    .map(({ type }): BrokenRule => ({ path: `document.${type}`, rule: 'document_missing' })),
]
