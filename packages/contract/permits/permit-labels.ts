import type { Text } from '../locale.ts'
import type { PresentedKind } from '../primitives/credential.ts'
import type { PermitAction, PermitStatus } from './permit-status.ts'

/** What a status is called, on screens, in mails and on paper. */
export const permitStatusLabels: Record<PermitStatus, Text> = {
  scheduled: { sl: 'Še ne velja', en: 'Not yet valid' },
  active: { sl: 'Veljavna', en: 'In force' },
  expired: { sl: 'Potekla', en: 'Expired' },
  suspended: { sl: 'Začasno odvzeta', en: 'Suspended' },
  revoked: { sl: 'Odvzeta', en: 'Revoked' },
  replaced: { sl: 'Zamenjana', en: 'Replaced' },
  mistaken: { sl: 'Vpis pomotoma', en: 'Entered in error' },
}

/** What a step is called on its button. */
export const permitActionLabels: Record<PermitAction, Text> = {
  update: { sl: 'Uredi', en: 'Edit' },
  suspend: { sl: 'Začasno odvzemi', en: 'Suspend' },
  resume: { sl: 'Končaj začasni odvzem', en: 'End the suspension' },
  revoke: { sl: 'Odvzemi dovolilnico', en: 'Revoke' },
  replace: { sl: 'Zamenjaj', en: 'Replace' },
  renew: { sl: 'Podaljšaj', en: 'Renew' },
}

/** Why a permit is replaced. With a new vehicle the card is kept; a lost, damaged or stolen card is replaced. */
export const replaceReasons = ['lost', 'damaged', 'stolen', 'new_vehicle'] as const
export type ReplaceReason = (typeof replaceReasons)[number]
export const replaceReasonLabels: Record<ReplaceReason, Text> = {
  lost: { sl: 'Izgubljena', en: 'Lost' },
  damaged: { sl: 'Poškodovana', en: 'Damaged' },
  stolen: { sl: 'Ukradena', en: 'Stolen' },
  new_vehicle: { sl: 'Novo vozilo', en: 'New vehicle' },
}

/** The names of the kinds of credentials. */
export const openingLabels: Record<PresentedKind, Text> = {
  plate: { sl: 'Registrska oznaka', en: 'Plate' },
  rfid: { sl: 'Kartica', en: 'Card' },
  phone: { sl: 'Telefon', en: 'Phone' },
  code: { sl: 'Koda', en: 'Code' },
}
