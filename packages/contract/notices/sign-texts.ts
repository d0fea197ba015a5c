import type { Text } from '../locale.ts'
import { z } from 'zod/mini'
import { defineRead } from '../operation.ts'
import { noticePaperPath, noticePapers } from './notice-papers.ts'

/** What the sign at a bollard says until the municipality writes it otherwise: each key is one of `parameters.texts`. */
export const signDefaults = {
  sign_recorded: {
    sl: 'Ob prihodu pred stebriček se zapišejo čas, stebriček, prebrana registrska oznaka, kartica ali telefonska številka ter odločitev o dostopu, tudi kadar dostop ni dovoljen.',
    en: 'At this bollard the time, the bollard, the plate, card or phone number that was read and the decision on access are recorded, also when access is refused.',
  },
  sign_purpose: {
    sl: 'Samodejni spust stebrička za imetnike dovolilnic in odkrivanje zlorab.',
    en: 'Lowering the bollard for permit holders automatically, and detecting abuse.',
  },
  sign_retention: {
    sl: 'Prehodi imetnikov dovolilnic: {passages} od dogodka; prebrano pri zavrnjenih vozilih brez dovolilnice: {refused}. Nato se podatki izbrišejo ali anonimizirajo.',
    en: 'Passages of permit holders: {passages} from the event; what was read of refused vehicles without a permit: {refused}. Then the data is deleted or anonymised.',
  },
  sign_rights: {
    sl: 'Zahtevate lahko dostop do svojih podatkov, njihov popravek, izbris ali omejitev obdelave. Obdelavi lahko tudi ugovarjate in se pritožite Informacijskemu pooblaščencu.',
    en: 'You may ask for access, correction, erasure or restriction. You may also object to the processing and complain to the Information Commissioner.',
  },
} as const satisfies Record<string, Text>

/** What each part is called, on the sign and as a label of the settings. */
export const signTitles: Readonly<Record<keyof typeof signDefaults, Text>> = {
  sign_recorded: { sl: 'Kaj se zapiše ob stebričku', en: 'What is recorded at the bollard' },
  sign_purpose: { sl: 'Namen zapisa ob stebričku', en: 'Purpose of the record at the bollard' },
  sign_retention: { sl: 'Hramba zapisa ob stebričku', en: 'How long the record is kept' },
  sign_rights: { sl: 'Pravice, navedene ob stebričku', en: 'Rights named at the bollard' },
}

/** A notice about personal data on one sheet A4, Slovenian with English below it, of the town's own words (PDF). */
export const readNoticePaper = defineRead({
  name: 'read-notice-paper',
  path: noticePaperPath,
  access: 'public',
  summary: 'A notice about personal data to print (PDF)',
  params: z.object({ paper: z.enum(noticePapers) }),
  rate: { windowSeconds: 900, perAddress: 30 },
})
