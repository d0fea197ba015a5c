import type { RequiredDocument } from '@dovolilnice/contract/parking/permit-kind'

interface Wording {
  sl: [name: string, explanation: string]
  en: [name: string, explanation: string]
}

/** Why a document is asked for; applicants read it after the explanation. A town writes the article of its ordinance there. */
const grounds = {
  ordinance: { required: true, sl: 'Zahteva ga občinski odlok.', en: 'Required by the municipal ordinance.' },
  /** Data of an official record, which the authority fetches itself (ZUP, art. 66 and 139). */
  records: {
    required: false,
    sl: 'Neobvezno: podatek pridobimo sami iz uradne evidence; dokazilo priložite le, če želite pospešiti postopek.',
    en: 'Optional: we fetch this from the official record ourselves; attach it only to speed things up.',
  },
  none: { required: false, sl: 'Neobvezno, pospeši obravnavo.', en: 'Optional, speeds things up.' },
} as const

const proof = (
  type: string,
  ground: keyof typeof grounds,
  { sl, en }: Wording,
  more: { expires?: true; marked?: true } = {},
): RequiredDocument => ({
  type,
  name: { sl: sl[0], en: en[0] },
  explanation: { sl: sl[1], en: en[1] },
  ground: { sl: grounds[ground].sl, en: grounds[ground].en },
  required: grounds[ground].required,
  expires: false,
  ...more,
})

/**
 * No kind asks for it: an identity card may be copied only where a law provides for it (ZOIzk-1, art. 4), and the copy bears its purpose. A town with such a law adds it to its kinds.
 */
export const identity = proof(
  'identity',
  'ordinance',
  {
    sl: ['Osebni dokument', 'Kopija osebne izkaznice ali potnega lista. Fotografijo in EMŠO lahko prekrijete; naslov naj bo čitljiv.'],
    en: [
      'Identity document',
      'A copy of the identity card or passport. You may cover the photograph and the EMŠO; the address must be legible.',
    ],
  },
  { marked: true },
)
export const vehicleRegistration = proof('vehicle_registration', 'records', {
  sl: [
    'Prometno dovoljenje',
    'Kopija prometnega dovoljenja vsakega vozila. Vpisani morate biti kot lastnik ali uporabnik; največja dovoljena masa vozila je 3,5 t.',
  ],
  en: [
    'Vehicle registration',
    'A copy of the registration of each vehicle. You must be entered as owner or user; the vehicle may weigh at most 3.5 t.',
  ],
})
export const flatNumber = proof('flat_number', 'records', {
  sl: ['Izpis številke stanovanja', 'Izpis številke dela stavbe (GURS), če je na naslovu več stanovanj.'],
  en: ['Extract with the flat number', 'The number of the part of the building (GURS) where the address has several flats.'],
})
export const temporaryResidence = proof(
  'temporary_residence',
  'ordinance',
  {
    sl: [
      'Potrdilo o začasnem prebivališču',
      'Potrdilo upravne enote o prijavi začasnega prebivališča. Dovolilnica velja do izteka potrdila.',
    ],
    en: [
      'Certificate of temporary residence',
      'The certificate of the administrative unit. The permit holds until the certificate expires.',
    ],
  },
  { expires: true },
)
export const ownership = proof('ownership', 'records', {
  sl: ['Dokazilo o lastništvu', 'Zemljiškoknjižni izpisek ali kupna pogodba za nepremičnino na območju.'],
  en: ['Proof of ownership', 'A land register extract or a purchase contract for real estate in the zone.'],
})
export const ownershipOrLease = proof('ownership_or_lease', 'none', {
  sl: [
    'Lastništvo ali najem',
    'Najemna pogodba za garažo, parkirno mesto ali poslovni prostor. Podatke o lastništvu pridobimo sami iz zemljiške knjige.',
  ],
  en: [
    'Ownership or lease',
    'The lease of the garage, parking space or business premises. We fetch data on ownership from the land register ourselves.',
  ],
})
export const businessRegister = proof('business_register', 'records', {
  sl: ['Izpis iz poslovnega registra', 'Izpis AJPES, ki ni starejši od treh mesecev.'],
  en: ['Business register extract', 'An AJPES extract that is not older than three months.'],
})
export const companyVehicle = proof('company_vehicle', 'none', {
  sl: ['Uporaba službenega vozila', 'Izjava podjetja, kadar vozilo ni registrirano na podjetje.'],
  en: ['Use of a company vehicle', 'The company’s statement where the vehicle is not registered to it.'],
})
export const clientStatement = proof(
  'client_statement',
  'ordinance',
  {
    sl: [
      'Pogodba ali izjava naročnika',
      'Pogodba ali izjava naročnika na območju, da mu redno dostavljate blago, in dan, do katerega velja.',
    ],
    en: [
      'Contract or client’s statement',
      'A contract with, or a statement of, a client in the zone that you deliver regularly, and the day to which it holds.',
    ],
  },
  { expires: true },
)
export const reasonStatement = proof('reason_statement', 'ordinance', {
  sl: ['Pisna utemeljitev', 'Kratek opis razloga, naslov na območju ter dan in ura prihoda in odhoda.'],
  en: ['Written reasons', 'A short description of the reason, the address in the zone, and the day and hour of arrival and departure.'],
})
export const eventApproval = proof('event_approval', 'ordinance', {
  sl: [
    'Dovoljenje za prireditev ali potrdilo o terminu sklenitve zakonske zveze',
    'Dovoljenje upravne enote, soglasje občine ali potrdilo matičnega organa.',
  ],
  en: [
    'Event permit or registry appointment',
    'The permit of the administrative unit, the municipality’s consent or the registrar’s appointment.',
  ],
})
export const plateList = proof('plate_list', 'none', {
  sl: ['Seznam vozil', 'Seznam registrskih oznak, kadar je vozil več, kot jih sprejme obrazec.'],
  en: ['List of vehicles', 'A list of plates where there are more vehicles than the form takes.'],
})
export const accommodationRegister = proof('accommodation_register', 'records', {
  sl: ['Vpis nastanitvenega obrata', 'Potrdilo o vpisu v register nastanitvenih obratov.'],
  en: ['Accommodation registration', 'Proof of entry into the register of accommodation.'],
})
export const institutionStatement = proof('institution_statement', 'ordinance', {
  sl: ['Izjava ustanove', 'Izjava ustanove ali zdravnika o negi na domu na naslovu na območju.'],
  en: ['Institution’s statement', 'A statement of the institution or physician on care at an address in the zone.'],
})
export const disabilityCard = proof(
  'disability_card',
  'ordinance',
  {
    sl: [
      'Evropska parkirna karta za invalide',
      'Obe strani karte, da sta vidna številka in datum veljavnosti. Dovolilnica velja do izteka karte.',
    ],
    en: ['European parking card', 'Both sides, so that number and expiry can be read. The permit holds until the card expires.'],
  },
  { expires: true },
)
export const officialList = proof('official_list', 'ordinance', {
  sl: ['Seznam službenih vozil', 'Podpisan in žigosan seznam vozil službe.'],
  en: ['List of official vehicles', 'The service’s signed and stamped list of vehicles.'],
})
export const taxiLicence = proof(
  'taxi_licence',
  'ordinance',
  {
    sl: ['Licenca za avtotaksi prevoze', 'Veljavna licenca. Dovolilnica velja do izteka licence.'],
    en: ['Taxi licence', 'A valid licence. The permit holds until the licence expires.'],
  },
  { expires: true },
)
