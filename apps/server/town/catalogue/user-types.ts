import type { UserType } from '@dovolilnice/contract/parking/parking-lot'

/** Who people are to the old town's zone; what they may ask for follows from it. */
export const userTypes = [
  { code: 'resident', name: { sl: 'Stanovalec s stalnim prebivališčem', en: 'Resident with permanent residence' }, applicant: 'person' },
  {
    code: 'temporary_resident',
    name: { sl: 'Stanovalec z začasnim prebivališčem', en: 'Resident with temporary residence' },
    applicant: 'person',
  },
  { code: 'owner', name: { sl: 'Lastnik ali najemnik nepremičnine', en: 'Owner or tenant of real estate' }, applicant: 'any' },
  { code: 'business', name: { sl: 'Poslovni subjekt na območju', en: 'Business in the zone' }, applicant: 'company' },
  { code: 'delivery', name: { sl: 'Dostavna služba', en: 'Delivery service' }, applicant: 'company' },
  { code: 'occasional', name: { sl: 'Občasni uporabnik', en: 'Occasional user' }, applicant: 'any' },
  { code: 'event_organiser', name: { sl: 'Prireditelj', en: 'Event organiser' }, applicant: 'any' },
  { code: 'accommodation', name: { sl: 'Ponudnik nastanitve', en: 'Accommodation provider' }, applicant: 'any' },
  { code: 'care', name: { sl: 'Izvajalec nege ali zdravstvene dejavnosti', en: 'Care or health provider' }, applicant: 'any' },
  { code: 'disabled', name: { sl: 'Imetnik parkirne karte za invalide', en: 'Holder of a disability parking card' }, applicant: 'person' },
  { code: 'public_service', name: { sl: 'Javna ali intervencijska služba', en: 'Public or emergency service' }, applicant: 'company' },
  { code: 'taxi', name: { sl: 'Avtotaksi prevoznik', en: 'Taxi operator' }, applicant: 'any' },
] as const satisfies readonly UserType[]

export type UserTypeCode = (typeof userTypes)[number]['code']
