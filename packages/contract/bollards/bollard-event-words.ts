import { defineEventWords, field } from '../define-event-words.ts'
import { bollardStateNames } from './bollard-state.ts'
import { commandActionNames } from './gate-command.ts'

/** The words of the audit trail about bollards and their gates. */
export const bollardEventWords = defineEventWords({
  subjects: { bollard_command: { sl: 'Ukaz stebričku', en: 'Bollard command' }, device: { sl: 'Stebriček', en: 'Bollard' } },
  actions: { 'bollard:control': { sl: 'Ukaz stebričku', en: 'Bollard commanded' } },
  fields: {
    device: field('stebriček', 'gate', { kind: 'device' }),
    device_code: field('stebriček', 'gate', { kind: 'device' }),
    held: field('zadržan spuščen', 'held lowered'),
    hold_until: field('zadržan do', 'held until', { kind: 'start' }),
    repeated: field('ponovljen ukaz', 'repeated command'),
    state: field('stanje', 'state', { choices: bollardStateNames }),
  },
  fieldsOf: { bollard_command: { action: field('dejanje', 'action', { choices: commandActionNames }) } },
})
