import type { ReadFact } from '@dovolilnice/contract/documents/document-reading'

/** What each kind of document proves of an application. */
const proved: Record<string, readonly ReadFact[]> = {
  identity: ['name', 'street'],
  vehicle_registration: ['plate', 'name', 'street'],
  flat_number: ['street'],
  temporary_residence: ['name', 'street', 'expires_on'],
  ownership: ['name', 'street'],
  ownership_or_lease: ['name', 'street'],
  business_register: ['name', 'street'],
  company_vehicle: ['plate', 'name'],
  client_statement: ['name', 'expires_on'],
  reason_statement: ['plate', 'valid_from'],
  event_approval: ['name', 'valid_from'],
  plate_list: ['plate'],
  accommodation_register: ['name', 'street'],
  institution_statement: ['name'],
  disability_card: ['expires_on'],
  official_list: ['plate'],
  taxi_licence: ['name', 'expires_on'],
}

/** Of a kind that the town has added itself it is not known what it should say: only what is there is told. */
export const factsProved = (type: string): readonly ReadFact[] => proved[type] ?? ['plate', 'name', 'street', 'expires_on']
export const isKnownType = (type: string): boolean => type in proved
