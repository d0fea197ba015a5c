import { defineEventWords, field } from '../define-event-words.ts'
import {
  identityLabels,
  requestChannelLabels,
  requestKindLabels,
  refusalGroundLabels,
  requestOutcomeLabels,
  requestStatusLabels,
} from './subject-request-codes.ts'

/** The words of the audit trail about requests of data subjects. */
export const subjectRequestEventWords = defineEventWords({
  subjects: { subject_request: { sl: 'Zahteva posameznika', en: 'Request of a data subject' } },
  actions: {
    'subject_request:choose': { sl: 'Izbrani zapisi posameznika', en: 'Records of a data subject chosen' },
    'subject_request:close': { sl: 'Zahteva posameznika zaključena', en: 'Request of a data subject closed' },
    'subject_request:correct': { sl: 'Zabeležen popravek podatkov posameznika', en: 'Correction for a data subject recorded' },
    'subject_request:download': { sl: 'Preneseni podatki posameznika', en: 'Data of a data subject downloaded' },
    'subject_request:erase': { sl: 'Podatki posameznika izbrisani', en: 'Data of a data subject erased' },
    'subject_request:export': { sl: 'Izvožen seznam zahtev posameznikov', en: 'List of requests of data subjects exported' },
    'subject_request:extend': { sl: 'Rok zahteve posameznika podaljšan', en: 'Term of a request extended' },
    'subject_request:find': { sl: 'Iskani podatki posameznika', en: 'Data of a data subject searched' },
    'subject_request:give': { sl: 'Pripravljeni podatki posameznika', en: 'Data of a data subject prepared' },
    'subject_request:lift': { sl: 'Omejitev obdelave končana', en: 'Restriction of processing lifted' },
    'subject_request:list': { sl: 'Pregledan seznam zahtev posameznikov', en: 'List of requests of data subjects viewed' },
    'subject_request:object': { sl: 'O ugovoru posameznika odločeno', en: 'Objection of a data subject decided' },
    'subject_request:read': { sl: 'Pregledana zahteva posameznika', en: 'Request of a data subject viewed' },
    'subject_request:read_letter': { sl: 'Prenesen odgovor posamezniku', en: 'Answer to a data subject downloaded' },
    'subject_request:record': { sl: 'Zahteva posameznika vpisana', en: 'Request of a data subject recorded' },
    'subject_request:restrict': { sl: 'Obdelava omejena na zahtevo posameznika', en: 'Processing restricted at a person’s request' },
    'subject_request:verify': { sl: 'Preverjena istovetnost posameznika', en: 'Identity of a data subject verified' },
  },
  fieldsOf: {
    subject_request: {
      status: field('stanje', 'status', { choices: { ...requestStatusLabels, open: { sl: 'Odprte', en: 'Open' } } }),
      kinds: field('kaj zahteva', 'what is asked', { choices: requestKindLabels }),
      channel: field('kako je prišla', 'how it came', { choices: requestChannelLabels }),
      received_on: field('prejeta', 'received', { kind: 'start' }),
      due_on: field('rok', 'due', { kind: 'start' }),
      identity: field('istovetnost', 'identity', { choices: identityLabels }),
      outcome: field('izid', 'outcome', { choices: requestOutcomeLabels }),
      ground: field('razlog zavrnitve', 'ground of refusal', { choices: refusalGroundLabels }),
      chosen: field('izbranih zapisov', 'chosen records'),
      erased: field('izbrisanih zapisov', 'erased records'),
      stays: field('zapisov ostane', 'records that stay'),
      json_sha256: field('SHA-256 datoteke JSON', 'SHA-256 of the JSON file'),
      pdf_sha256: field('SHA-256 datoteke PDF', 'SHA-256 of the PDF file'),
      format: field('vrsta datoteke', 'kind of file'),
    },
  },
})
