import { defineEventWords, field } from '../define-event-words.ts'
import { vehicleClassNames } from '../parking/vehicle-class.ts'
import { openingLabels, permitStatusLabels, replaceReasonLabels } from './permit-labels.ts'

/** In events a stored status `issued` is shown with the word for an active permit. */
const permitStatuses = { ...permitStatusLabels, issued: permitStatusLabels.active }

/** The words of the audit trail about permits. */
export const permitEventWords = defineEventWords({
  subjects: { permit: { sl: 'Dovolilnica', en: 'Permit' } },
  actions: {
    'permit:add_credential': { sl: 'Dodan način dostopa', en: 'Way of access added' },
    'permit:add_temporary_vehicle': { sl: 'Dodano nadomestno vozilo', en: 'Temporary vehicle added' },
    'permit:block_credential': { sl: 'Imetnik je blokiral izgubljeno', en: 'Blocked as lost by the holder' },
    'permit:change_vehicle': { sl: 'Vozilo zamenjano', en: 'Vehicle changed' },
    'permit:delete': { sl: 'Dovolilnica označena kot vpis pomotoma', en: 'Permit marked as entered in error' },
    'permit:issue': { sl: 'Dovolilnica izdana', en: 'Permit issued' },
    'permit:join': {
      sl: 'Dovolilnica pripisana računu s preverjenim e-poštnim naslovom',
      en: 'Permit joined to the account with the verified e-mail',
    },
    'permit:export': { sl: 'Izvožen seznam dovolilnic', en: 'List of permits exported' },
    'permit:list': { sl: 'Pregledan seznam dovolilnic', en: 'List of permits viewed' },
    'permit:print': { sl: 'Dovolilnica izpisana', en: 'Permit printed' },
    'permit:read': { sl: 'Pregledana dovolilnica', en: 'Permit viewed' },
    'permit:refuse_change': { sl: 'Sprememba vozila zavrnjena z odločbo', en: 'Change of vehicle refused by a decision' },
    'permit:remind': { sl: 'Poslan opomnik pred potekom', en: 'Reminder before expiry sent' },
    'permit:remind_document': { sl: 'Poslan opomnik pred potekom dokazila', en: 'Reminder before a document’s expiry sent' },
    'permit:remove_credential': { sl: 'Odstranjen način dostopa', en: 'Way of access removed' },
    'permit:replace': { sl: 'Dovolilnica zamenjana', en: 'Permit replaced' },
    'permit:request_replacement': { sl: 'Oddana zahteva za zamenjavo dovolilnice', en: 'Replacement of the permit requested' },
    'permit:resume': { sl: 'Dovolilnica ponovno uveljavljena', en: 'Permit resumed' },
    'permit:revoke': { sl: 'Odvzem dovolilnice', en: 'Revocation of the permit' },
    'permit:set_class': { sl: 'Vpisan razred vozila', en: 'Class of a vehicle entered' },
    'permit:suspend': { sl: 'Začasni odvzem dovolilnice', en: 'Suspension of the permit' },
    'permit:unblock_credential': { sl: 'Blokada preklicana', en: 'Block lifted' },
    'permit:update': { sl: 'Dovolilnica spremenjena', en: 'Permit changed' },
  },
  fields: {
    decision: field('odločitev', 'decision'),
    by: field('nova dovolilnica', 'new permit'),
    credential_kind: field('način dostopa', 'way of access', { choices: openingLabels }),
    credentials: field('načini dostopa', 'ways of access', { kind: 'credentials' }),
    days_left: field('še dni', 'days left'),
    from_time: field('od ure', 'from (time)'),
    new_code: field('nova koda QR', 'new QR code'),
    openings: field('načini dostopa', 'ways of access', { choices: openingLabels }),
    permit: field('dovolilnica', 'permit'),
    permit_number: field('dovolilnica', 'permit'),
    phones: field('telefoni', 'phones', { kind: 'phone' }),
    plate: field('vozilo', 'vehicle'),
    plates: field('registrske oznake', 'plates'),
    replace_reason: field('razlog zamenjave', 'reason for the replacement', { choices: replaceReasonLabels }),
    replaces: field('namesto', 'in the place of', { choices: replaceReasonLabels }),
    rfid: field('kartica', 'card'),
    suspended: field('začasni odvzem', 'suspension'),
    tags: field('kartice', 'cards'),
    until_time: field('do ure', 'until (time)'),
    valid_from: field('velja od', 'valid from', { kind: 'start' }),
    valid_now: field('samo veljavne', 'in force only'),
    valid_on: field('veljavna na dan', 'in force on', { kind: 'start' }),
    valid_until: field('velja do', 'valid until', { kind: 'end' }),
    vehicle_class: field('razred vozila', 'class of the vehicle', { choices: vehicleClassNames }),
    value: field('registrska oznaka, kartica ali telefon', 'plate, card or phone'),
  },
  fieldsOf: {
    permit: {
      kind: field('vrsta', 'kind', { kind: 'kind', choices: openingLabels }),
      reason: field('razlog', 'reason', { choices: replaceReasonLabels }),
      status: field('stanje', 'status', { choices: permitStatuses }),
    },
  },
  hidden: [
    'issued_at',
    'issued_by',
    'permit_id',
    'permit_uuid',
    'plates_normalised',
    'reminded_30_at',
    'reminded_7_at',
    'value_normalised',
  ],
})
