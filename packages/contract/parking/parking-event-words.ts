import { vehicleClassNames } from './vehicle-class.ts'
import { defineEventWords, field } from '../define-event-words.ts'
import { procedureLabels } from './procedure.ts'
import { userTypeLabels } from '../users/user-labels.ts'

/** The names of a lot or a zone in other languages than Slovenian. */
const placeNames = {
  en: field('ime v angleščini', 'name in English'),
  it: field('ime v italijanščini', 'name in Italian'),
  hu: field('ime v madžarščini', 'name in Hungarian'),
}

/** The words of the audit trail about lots, kinds of permit, types of users and prices. */
export const parkingEventWords = defineEventWords({
  permissions: {
    'parking:read': { sl: 'Pregled parkirišč in vrst dovolilnic', en: 'See lots and kinds of permit' },
    'parking:write': { sl: 'Urejanje parkirišč in vrst dovolilnic', en: 'Edit lots and kinds of permit' },
  },
  subjects: {
    permit_kind: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
    user_type: { sl: 'Vrsta uporabnika', en: 'Type of user' },
    parking_lot: { sl: 'Parkirišče', en: 'Parking lot' },
    zone: { sl: 'Območje', en: 'Zone' },
  },
  actions: {
    'parking_lot:create': { sl: 'Parkirišče dodano', en: 'Parking lot added' },
    'parking_lot:update': { sl: 'Parkirišče spremenjeno', en: 'Parking lot changed' },
    'permit_kind:create': { sl: 'Vrsta dovolilnice dodana', en: 'Kind of permit added' },
    'permit_kind:update': { sl: 'Vrsta dovolilnice spremenjena', en: 'Kind of permit changed' },
    'tariff:call_off': { sl: 'Napovedana cena preklicana', en: 'Announced price cancelled' },
    'tariff:change': { sl: 'Cena spremenjena', en: 'Price changed' },
    'zone:update': { sl: 'Območje spremenjeno', en: 'Zone changed' },
    'user_type:create': { sl: 'Vrsta uporabnika dodana', en: 'Type of user added' },
    'user_type:update': { sl: 'Vrsta uporabnika spremenjena', en: 'Type of user changed' },
  },
  fields: {
    short_name: field('kratko ime', 'short name'),
    procedure: field('ugotovitveni postopek', 'procedure', { choices: procedureLabels }),
    applicant: field('za koga', 'for whom', { choices: { ...userTypeLabels, any: { sl: 'Kdorkoli', en: 'Anyone' } } }),
    cap_per_holder: field('največ na imetnika', 'most for one holder'),
    capacity: field('število mest', 'places'),
    kind: field('vrsta', 'kind', { kind: 'kind' }),
    latitude: field('zemljepisna širina', 'latitude'),
    longitude: field('zemljepisna dolžina', 'longitude'),
    lot: field('parkirišče', 'lot', { kind: 'lot' }),
    max_vehicles: field('največ vozil', 'most vehicles'),
    outline: field('meja območja', 'outline of the zone'),
    one_open_per_plate: field('ena na vozilo', 'one for a vehicle'),
    entries_a_day: field('vhodov na dan', 'entries a day'),
    entries_a_month: field('vhodov na mesec', 'entries a month'),
    one_inside: field('le eno vozilo na območju', 'one vehicle inside'),
    vehicle_classes: field('razredi vozil', 'classes of vehicles', { choices: vehicleClassNames }),
    interim_days: field('začasni prehod (dni)', 'interim pass (days)'),
    interim_months: field('začasni prehod znova po (mesecev)', 'interim pass again after (months)'),
    parks: field('parkiranje na javnih mestih', 'parking in public places'),
    parking_lot_id: field('parkirišče', 'lot', { kind: 'lot' }),
    parking_lots: field('parkirišča', 'lots', { kind: 'lot' }),
    permit_kind_id: field('vrsta dovolilnice', 'kind of permit', { kind: 'kind' }),
    price_cents: field('cena kartice ali daljinskega upravljalnika', 'price of a card or remote control', { kind: 'cents' }),
    time_windows: field('časovna okna', 'time windows', { kind: 'windows' }),
    user_type_code: field('vrsta uporabnika', 'type of user', { kind: 'user_type' }),
    user_types: field('vrste uporabnikov', 'types of users', { kind: 'user_type' }),
    validity: field('pravilo veljavnosti', 'rule of validity', { kind: 'validity' }),
    vat_basis_points: field('DDV', 'VAT', { kind: 'vat' }),
    versions: field('cene', 'prices', { kind: 'prices' }),
    zone: field('območje', 'zone'),
  },
  fieldsOf: {
    parking_lot: placeNames,
    zone: placeNames,
    permit_kind: {
      administrative_fees: field('upravne takse (tarifne številke)', 'administrative fees (tariff numbers)'),
      device: field('kartica ali daljinski upravljalnik', 'card or remote control'),
    },
  },
})
