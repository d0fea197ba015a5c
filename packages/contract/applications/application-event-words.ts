import { defineEventWords, field } from '../define-event-words.ts'
import { applicationSourceLabels, applicationStatusFilterLabels } from './application-labels.ts'
import { waiverCoverLabels, waiverGroundLabels } from '../money/fees/fee-waiver.ts'
import { periodLabels } from '../parking/period-labels.ts'

/** The words of the audit trail about applications. */
export const applicationEventWords = defineEventWords({
  subjects: { application: { sl: 'Vloga', en: 'Application' } },
  actions: {
    'application:approve': { sl: 'Vloga odobrena', en: 'Application approved' },
    'application:complete': { sl: 'Dovolilnica izdana, vloga zaključena', en: 'Permit issued, application completed' },
    'application:create': { sl: 'Vloga vnesena', en: 'Application entered' },
    'application:delete': { sl: 'Vloga izbrisana', en: 'Application deleted' },
    'application:join': {
      sl: 'Vloga pripisana računu s preverjenim e-poštnim naslovom',
      en: 'Application joined to the account with the verified e-mail',
    },
    'application:lapse': { sl: 'Obravnava vloge končana zaradi poteka roka', en: 'Application ended because its deadline passed' },
    'application:export': { sl: 'Izvožen seznam vlog', en: 'List of applications exported' },
    'application:list': { sl: 'Pregledan seznam vlog', en: 'List of applications viewed' },
    'application:preview_decision': { sl: 'Pregledan osnutek odločbe o zavrnitvi vloge', en: 'Draft of the rejecting decision viewed' },
    'application:print': { sl: 'Vloga izpisana', en: 'Application printed' },
    'application:read': { sl: 'Pregledana vloga', en: 'Application viewed' },
    'application:record_payment': { sl: 'Plačilo evidentirano', en: 'Payment recorded' },
    'application:reopen': { sl: 'Plačilo razveljavljeno, vloga znova čaka na plačilo', en: 'Payment taken back, waiting for it again' },
    'application:reject': { sl: 'Vloga zavrnjena', en: 'Application rejected' },
    'application:request_supplement': { sl: 'Zahtevana dopolnitev vloge', en: 'Supplement requested' },
    'application:submit': { sl: 'Vloga oddana', en: 'Application sent' },
    'application:supplement': { sl: 'Vloga dopolnjena', en: 'Application supplemented' },
    'application:take_into_review': { sl: 'Vloga vzeta v obravnavo', en: 'Application taken into review' },
    'application:update': { sl: 'Vloga spremenjena', en: 'Application changed' },
    'application:warn': { sl: 'Poslano opozorilo pred iztekom roka', en: 'Warning sent before the deadline' },
    'application:withdraw': { sl: 'Vloga umaknjena', en: 'Application withdrawn' },
  },
  fields: {
    application: field('vloga', 'application'),
    consent_at: field('seznanjen z obdelavo podatkov', 'took note of the data-protection notice', { kind: 'start' }),
    due_on: field('rok', 'due', { kind: 'start' }),
    covers: field('oprostitev za', 'exemption of', { choices: waiverCoverLabels }),
    fee_cents: field('znesek', 'fee', { kind: 'cents' }),
    fee_lines: field('postavke', 'lines', { kind: 'lines' }),
    fee_waiver: field('oprostitev plačila', 'exemption from payment'),
    ground: field('podlaga za oprostitev', 'ground of the exemption', { choices: waiverGroundLabels }),
    percent: field('odstotek oprostitve', 'percent of the exemption'),
    wants_device: field('kartica ali daljinski upravljalnik', 'card or remote control'),
    period: field('obdobje', 'period', { choices: periodLabels }),
    period_count: field('število obdobij', 'number of periods'),
    received_on: field('prejeto dne', 'received on', { kind: 'start' }),
    source: field('način oddaje', 'sent through', { choices: applicationSourceLabels }),
    status: field('stanje', 'status', { choices: applicationStatusFilterLabels }),
    supplement_documents: field('zahtevana dokazila', 'documents asked for', { kind: 'document_type' }),
    supplement_text: field('poziv k dopolnitvi', 'supplement request'),
  },
  hidden: [
    'application_id',
    'decided_at',
    'decided_by',
    'document_id',
    'email_confirmed_at',
    'renews_permit_id',
    'replaces_permit_id',
    'warned_at',
  ],
})
