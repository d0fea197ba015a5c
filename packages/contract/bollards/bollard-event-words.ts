import { defineEventWords, field } from '../define-event-words.ts'
import { failModeNames } from './fail-mode-names.ts'
import { bollardStateNames } from './bollard-state.ts'
import { commandActionNames } from './gate-command.ts'

/** The words of the audit trail about bollards and their gates. */
export const bollardEventWords = defineEventWords({
  subjects: {
    bollard_command: { sl: 'Ukaz stebričku', en: 'Bollard command' },
    bollard_group: { sl: 'Ukaz več stebričkom', en: 'Command to several bollards' },
    shift_handover: { sl: 'Predaja izmene', en: 'Hand-over of a shift' },
    device: { sl: 'Stebriček', en: 'Bollard' },
    emergency_credential: { sl: 'Zasilno pooblastilo', en: 'Emergency credential' },
  },
  actions: {
    'bollard:create': { sl: 'Stebriček dodan', en: 'Bollard added' },
    'bollard:update': { sl: 'Stebriček spremenjen', en: 'Bollard changed' },
    'bollard:retire': { sl: 'Stebriček vzet iz rabe', en: 'Bollard taken out of use' },
    'bollard:return': { sl: 'Stebriček vrnjen v rabo', en: 'Bollard put back into use' },
    'bollard:control': { sl: 'Ukaz stebričku', en: 'Bollard commanded' },
    'bollard:hold_several': { sl: 'Več stebričkov zadržanih spuščenih', en: 'Several bollards held lowered' },
    'bollard:set_times': { sl: 'Časi stebrička nastavljeni', en: 'Times of a bollard set' },
    'bollard:add_emergency': { sl: 'Zasilno pooblastilo dodano', en: 'Emergency credential added' },
    'bollard:remove_emergency': { sl: 'Zasilno pooblastilo odstranjeno', en: 'Emergency credential removed' },
    'bollard:issue_code': { sl: 'Koda za vpis naprave izdana', en: 'Code to enrol a device given' },
    'bollard:enrol': { sl: 'Naprava stebrička vpisana', en: 'Device of a bollard enrolled' },
    'bollard:revoke': { sl: 'Ključ naprave stebrička preklican', en: 'Key of the device of a bollard ended' },
    'bollard:take_alert': { sl: 'Opozorilo stebrička prevzeto', en: 'Alert of a bollard taken' },
    'bollard:set_alerts': { sl: 'Opozorila stebričkov nastavljena', en: 'Alerts of bollards set' },
    'bollard:note': { sl: 'Opomba o dogodku stebrička', en: 'Note on an event of a bollard' },
    'shift_handover:write': { sl: 'Izmena predana', en: 'Shift handed over' },
    'shift_handover:confirm': { sl: 'Predaja izmene prebrana', en: 'Hand-over of a shift read' },
    'bollard:stop_several': { sl: 'Ustavljen ukaz več stebričkom', en: 'Command to several bollards ended' },
  },
  fields: {
    offline_minutes: field('brez povezave (minut)', 'offline for (minutes)'),
    webhook_url: field('naslov za samodejno obveščanje', 'address of the webhook'),
    device: field('stebriček', 'gate', { kind: 'device' }),
    device_code: field('stebriček', 'gate', { kind: 'device' }),
    devices_commanded: field('stebrički z ukazom', 'commanded bollards'),
    devices_unreached: field('stebrički brez povezave', 'bollards without a link'),
    open_windows: field('odprt za vse', 'open for everybody', { kind: 'windows' }),
    fail_mode: field('ob izpadu', 'on failure', { choices: failModeNames }),
    explanation: field('pojasnilo', 'explanation'),
    vehicle: field('vozilo', 'vehicle'),
    held: field('zadržan spuščen', 'held lowered'),
    hold_until: field('zadržan do', 'held until', { kind: 'start' }),
    repeated: field('ponovljen ukaz', 'repeated command'),
    state: field('stanje', 'state', { choices: bollardStateNames }),
  },
  fieldsOf: {
    device: {
      code: field('oznaka', 'code'),
      place: field('mesto na seznamu', 'place in the list'),
      clear: field('prosto pred dvigom (s)', 'clear before it rises (s)'),
      warn: field('opozarjanje pred dvigom (s)', 'warning before it rises (s)'),
      motor: field('čas motorja (s)', 'time of the motor (s)'),
      passage: field('čakanje na vozilo (s)', 'waits for a vehicle (s)'),
      stuck_minutes: field('zanka zasedena (min)', 'loop occupied (min)'),
      vehicle: field('vozilo na zanki (s)', 'vehicle on the loop (s)'),
      chatter_edges: field('sprememb zanke', 'changes of the loop'),
      chatter: field('sprememb zanke v (s)', 'changes of the loop within (s)'),
      emergency_minutes: field('po zasilnem dostopu spuščen (min)', 'down after an emergency (min)'),
      parking_lot_id: field('varuje območje parkirišča', 'guards the zone of the lot', { kind: 'lot' }),
    },
    shift_handover: {
      text: field('besedilo', 'text'),
      matters: field('odprte zadeve', 'open matters'),
      written_by_name: field('napisal', 'written by'),
    },
    bollard_command: { action: field('dejanje', 'action', { choices: commandActionNames }) },
  },
})
