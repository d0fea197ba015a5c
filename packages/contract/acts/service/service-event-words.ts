import { defineEventWords, field } from '../../define-event-words.ts'
import { courtOutcomeLabels, remedyKindLabels } from '../remedies/act-remedy.ts'
import { actStandingLabels } from './act-standing.ts'
import { boxStateLabels, failedReasonLabels, servedByLabels, serviceMannerLabels } from './act-service.ts'

/** The words of the audit trail about the service of acts. */
export const serviceEventWords = defineEventWords({
  actions: {
    'act:hand_over': { sl: 'Akt oddan v vročanje', en: 'Act handed over for service' },
    'act:serve': { sl: 'Vpisan izid vročanja', en: 'Result of the service recorded' },
    'act:unserve': { sl: 'Vpis o vročanju umaknjen', en: 'Entry about the service taken back' },
    'act:record_remedy': { sl: 'Vpisana odpoved pritožbi ali upravni spor', en: 'Renunciation or court action recorded' },
    'act:end_court': { sl: 'Vpisan konec upravnega spora', en: 'End of the court action recorded' },
    'act:withdraw_remedy': {
      sl: 'Vpis o odpovedi ali upravnem sporu umaknjen',
      en: 'Entry about a renunciation or court action taken back',
    },
    'act:secure_box': { sl: 'Vpisan varni elektronski predal stranke', en: 'Secure box of the party recorded' },
    'act:procedure_language': { sl: 'Vpisan jezik postopka', en: 'Language of the procedure recorded' },
    'act:view': { sl: 'Pregledan akt', en: 'Act viewed' },
  },
  fields: {
    standing: field('stanje akta', 'status of the act', { choices: actStandingLabels }),
    appeal_ends: field('rok za pritožbo teče do', 'term of appeal ends by', { kind: 'start' }),
    restitution: field('predlog za vrnitev v prejšnje stanje čaka', 'a proposal to restore a term waits'),
    manner: field('način vročitve', 'manner of service', { choices: serviceMannerLabels }),
    handed_over_on: field('oddan v vročanje', 'handed over for service', { kind: 'start' }),
    consignment: field('številka pošiljke', 'number of the consignment'),
    notice_on: field('dan obvestila', 'day of the notice', { kind: 'start' }),
    served_on: field('dan vročitve', 'day of service', { kind: 'start' }),
    served_by: field('vročen kot', 'served by', { choices: servedByLabels }),
    failed_on: field('vročanje ni uspelo', 'service failed on', { kind: 'start' }),
    failed_reason: field('zakaj ni uspelo', 'why it failed', { choices: failedReasonLabels }),
    box_state: field('varni predal', 'secure box', { choices: boxStateLabels }),
    secure_box: field('naslov varnega predala', 'address of the secure box'),
    procedure_language: field('jezik postopka', 'language of the procedure', {
      choices: {
        sl: { sl: 'slovenščina', en: 'Slovenian' },
        it: { sl: 'italijanščina', en: 'Italian' },
        hu: { sl: 'madžarščina', en: 'Hungarian' },
      },
    }),
    e_service: field('vročanje v varni predal', 'service into secure boxes'),
    final_on: field('dokončen dne', 'final on', { kind: 'start' }),
    binding_on: field('pravnomočen dne', 'legally binding on', { kind: 'start' }),
    remedy_kind: field('kaj je storila stranka', 'what the party did', { choices: remedyKindLabels }),
    remedy_on: field('dan odpovedi ali tožbe', 'day of the renunciation or action', { kind: 'start' }),
    court_reference: field('opravilna številka sodišča', 'number of the court’s case'),
    court_ended_on: field('spor končan dne', 'court action ended on', { kind: 'start' }),
    court_outcome: field('izid spora', 'outcome of the court action', { choices: courtOutcomeLabels }),
    not_suspensive_basis: field('zakon, po katerem pritožba ne zadrži odvzema', 'law by which an appeal does not hold back a revocation'),
    suspensive_kinds: field('pritožba zadrži izvršitev aktov', 'acts whose execution an appeal holds back'),
    court_days: field('dni za tožbo', 'days for a court action'),
    fiction_days: field('dni do fikcije vročitve', 'days to the fiction of service'),
    ordinary_kinds: field('akti z navadno pošto', 'acts by ordinary post'),
  },
})
