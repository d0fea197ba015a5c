import * as proof from './documents.ts'
import { decisionFees, type KindSeed, noVat, usual } from './kind-seed.ts'

const occasional = { ...usual, one_open_per_plate: false, vat: noVat }

/** Kinds for single occasions, for care, and for public service. */
export const occasionalKinds: KindSeed[] = [
  {
    ...occasional,
    code: 'one_off',
    name: { sl: 'Enkratna dovolilnica', en: 'One-off permit' },
    description: {
      sl: 'Za selitev, gradbišče ali obrtnika; za nekaj ur, za dan ali teden.',
      en: 'For moving house, building work or tradespeople; by the hour, day or week.',
    },
    user_types: ['occasional', 'resident', 'temporary_resident', 'owner', 'business'],
    documents: [proof.reasonStatement, proof.vehicleRegistration],
    validity: { rule: 'periods', maxDays: 31 },
    openings: ['plate', 'phone'],
    max_vehicles: 3,
    prices: { hour: [90, 100], day: [450, 500], week: [1800, 2000] },
  },
  {
    ...occasional,
    code: 'event',
    name: { sl: 'Prireditev ali poroka', en: 'Event or wedding' },
    description: {
      sl: 'Za vozila prireditelja ali svatov v dneh prireditve.',
      en: 'For the vehicles of an organiser or a wedding party on the days of the event.',
    },
    user_types: ['event_organiser', 'occasional'],
    documents: [proof.eventApproval, proof.plateList],
    validity: { rule: 'periods', maxDays: 10 },
    max_vehicles: 10,
    // What the municipality charges for a day; the fee of the procedure is charged once.
    prices: { day: [400, 500] },
    administrative_fees: decisionFees,
  },
  {
    ...occasional,
    code: 'care',
    name: { sl: 'Nega na domu in zdravstvena oskrba', en: 'Home care and health care' },
    short_name: 'Nega na domu',
    description: {
      sl: 'Za izvajalce nege in svojce, ki skrbijo za osebo na območju. Brezplačno za eno leto.',
      en: 'For carers and relatives who look after someone in the zone. Free, for one year.',
    },
    user_types: ['care'],
    documents: [proof.institutionStatement, proof.vehicleRegistration],
    validity: { rule: 'periods', maxDays: 366 },
    openings: ['plate', 'phone'],
    max_vehicles: 3,
    prices: { year: [0, 0] },
  },
  {
    ...occasional,
    code: 'disabled',
    name: { sl: 'Imetnik parkirne karte za invalide', en: 'Holder of a disability parking card' },
    short_name: 'Invalidska karta',
    description: {
      sl: 'Za imetnike evropske parkirne karte za invalide. Brezplačno do izteka karte.',
      en: 'For holders of the European parking card. Free until the card expires.',
    },
    user_types: ['disabled'],
    documents: [proof.disabilityCard, proof.vehicleRegistration],
    validity: { rule: 'document', documentType: 'disability_card', maxDays: 1827 },
    openings: ['plate', 'rfid', 'phone'],
    max_vehicles: 2,
    prices: { once: [0, 0] },
  },
  {
    ...occasional,
    code: 'official',
    name: { sl: 'Javna in intervencijska služba', en: 'Public and emergency service' },
    short_name: 'Javna služba',
    description: {
      sl: 'Za vozila javnih in intervencijskih služb, do odvzema. Brezplačno.',
      en: 'For vehicles of public and emergency services, until revoked. Free.',
    },
    user_types: ['public_service'],
    documents: [proof.officialList],
    validity: { rule: 'open', maxDays: 1827 },
    openings: ['plate', 'rfid', 'phone'],
    max_vehicles: 20,
    prices: { once: [0, 0] },
  },
  {
    ...occasional,
    code: 'replacement',
    name: { sl: 'Nadomestna dovolilnica ali kartica', en: 'Replacement permit or card' },
    short_name: 'Nadomestna',
    description: {
      sl: 'Izda se namesto izgubljene, poškodovane ali ukradene dovolilnice ali ob zamenjavi vozila; veljavnost se ne spremeni. Zahtevate jo pri svoji dovolilnici.',
      en: 'Replaces a permit that was lost, damaged or stolen, or its vehicle; its days stay. You ask for it from your permit.',
    },
    user_types: [],
    documents: [proof.vehicleRegistration],
    validity: { rule: 'replaced' },
    openings: ['plate', 'rfid', 'phone'],
    max_vehicles: 20,
    prices: { once: [1000, 1068] },
  },
  {
    ...occasional,
    code: 'interim',
    name: { sl: 'Začasna dovolilnica do odločitve', en: 'Interim permit until the decision' },
    short_name: 'Začasna',
    description: {
      sl: 'Izda jo uradna oseba, dokler o vlogi ni odločeno. Brezplačno, največ dva meseca.',
      en: 'Issued by a clerk until the application is decided. Free, two months at most.',
    },
    user_types: [],
    documents: [],
    validity: { rule: 'open', maxDays: 60 },
    openings: ['plate', 'phone'],
    max_vehicles: 3,
    prices: { once: [0, 0] },
  },
]
