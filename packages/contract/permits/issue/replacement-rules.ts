import type { BrokenRule } from '../../applications/apply/check-application.ts'
import { normalisePlate } from '../../primitives/plate.ts'
import type { ReplaceReason } from '../permit-labels.ts'

/** The code of the document that proves a vehicle. A new vehicle needs it if the kind lists it. */
const vehicleDocument = 'vehicle_registration'

/** A plate, card or phone of a permit. */
interface Opening {
  kind: string
  value: string
  valid_until: string | null
}

/**
 * The vehicles without own days: those that a replacement lists or changes. A vehicle with own days keeps them
 * on the new permit, unless a new vehicle replaces all of them.
 */
export const lastingPlates = (openings: readonly Opening[]): string[] =>
  openings.filter(({ kind, valid_until: until }) => kind === 'plate' && until === null).map(({ value }) => value)

/** The documents of a replacement: a new vehicle's registration is required when the permit's kind requires it. */
export const isAskedFor = ({ type, required }: { type: string; required: boolean }, reason: string): boolean =>
  reason === 'new_vehicle' && type === vehicleDocument && required

/**
 * A replacement for a new vehicle names one that is not on the permit: everything else would cost a fee and change nothing.
 * @param present the permit's vehicles without own days
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
