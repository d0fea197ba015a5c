import type { Text } from '../../locale.ts'

interface Placeholder {
  /** What it becomes. */
  meaning: Text
  /** What a preview shows in its place. */
  sample: Text
}

const same = (text: string): Text => ({ sl: text, en: text })

/** What the words of a mail may name in braces. Which of them a mail can fill in follows from what it is about. */
export const mailPlaceholders: Readonly<Record<string, Placeholder>> = {
  number: { meaning: { sl: 'številka vloge ali dovolilnice', en: 'number of the application or permit' }, sample: same('V-2026-000123') },
  kind: { meaning: { sl: 'vrsta dovolilnice', en: 'kind of permit' }, sample: { sl: 'Stanovalec', en: 'Resident' } },
  plates: { meaning: { sl: 'registrske oznake', en: 'plates' }, sample: same('LJ AB-123') },
  vehicles: {
    meaning: { sl: '»za vozilo …«, »za vozili … in …« ali »za vozila …«', en: 'the vehicles: “for the vehicle …”' },
    sample: { sl: 'za vozilo LJ AB-123', en: 'for the vehicle LJ AB-123' },
  },
  act: { meaning: { sl: 'številka odločbe ali sklepa', en: 'number of the decision or order' }, sample: same('371-45/2026-1') },
  decision: {
    meaning: { sl: 'stavek o izdani odločbi ali nič', en: 'that a written decision has been issued, or nothing' },
    sample: {
      sl: 'O tem je izdana odločba št. 371-45/2026-1, ki vam jo bomo vročili.',
      en: 'The written decision No. 371-45/2026-1 says so; we will serve it on you.',
    },
  },
  term: {
    meaning: { sl: 'stavek o roku za dopolnitev', en: 'by when the supplement is to be sent, as a sentence' },
    sample: { sl: 'Vlogo dopolnite v 15 dneh od vročitve poziva.', en: 'Send it within 15 days of the service of the call.' },
  },
  from: { meaning: { sl: 'prvi dan veljavnosti', en: 'first valid day' }, sample: { sl: '1. 12. 2026', en: '1 December 2026' } },
  last: { meaning: { sl: 'zadnji dan veljavnosti', en: 'last valid day' }, sample: { sl: '30. 11. 2027', en: '30 November 2027' } },
  due: { meaning: { sl: 'zadnji dan roka', en: 'last day of the term' }, sample: { sl: '15. 12. 2026', en: '15 December 2026' } },
  fee: {
    meaning: { sl: 'cena dovolilnice ali kar je je še odprte', en: 'price of the permit, or what is open of it' },
    sample: { sl: '60,00 €', en: '€60.00' },
  },
  text: {
    meaning: { sl: 'kar napiše uradna oseba', en: 'what the official writes' },
    sample: { sl: 'Priložite prometno dovoljenje.', en: 'Please add the vehicle registration.' },
  },
  authority: {
    meaning: { sl: 'organ z naslovom', en: 'the authority with its address' },
    sample: { sl: 'Občina Lipograd, Glavni trg 1, 9999 Lipograd', en: 'Municipality of Lipograd, Glavni trg 1, 9999 Lipograd' },
  },
  administrative_fee: {
    meaning: { sl: 'stavek o upravni taksi, če ni plačana', en: 'the sentence on the administrative fee, where it is not paid' },
    sample: { sl: 'Upravna taksa 18,10 € še ni plačana.', en: 'The administrative fee of €18.10 is not paid yet.' },
  },
  interim: {
    meaning: { sl: 'stavek o začasnem prehodu, če velja', en: 'the sentence on the interim pass, where there is one' },
    sample: { sl: 'Do odločitve smete na območje z vozilom LJ AB-123.', en: 'Until the decision you may enter the zone with LJ AB-123.' },
  },
  how: {
    meaning: { sl: 'stavek o tem, kako se plača', en: 'the sentence on how to pay' },
    sample: { sl: 'Nakažite na račun občine s sklicem s predračuna.', en: 'Transfer it with the reference of the pro-forma.' },
  },
  pro_forma: { meaning: { sl: 'številka predračuna', en: 'number of the pro-forma' }, sample: same('P-2026-000045') },
  iban: { meaning: { sl: 'račun občine', en: 'account of the municipality' }, sample: same('SI56 0110 0600 0012 345') },
  reference: { meaning: { sl: 'sklic plačila', en: 'reference of the payment' }, sample: same('SI12 2026 0000 1238') },
  hours: {
    meaning: { sl: 'ure, če jih dovolilnica ima', en: 'hours, where the permit has them' },
    sample: { sl: ', od 6.00 do 10.00', en: ', 6:00 to 10:00' },
  },
  reason: {
    meaning: { sl: 'razlog', en: 'the reason' },
    sample: { sl: 'Vozilo ima novo registrsko oznako.', en: 'The vehicle has a new plate.' },
  },
  effective: {
    meaning: { sl: 'dan, od katerega odločba učinkuje', en: 'day from which the decision has effect' },
    sample: { sl: '14. 12. 2026', en: '14 December 2026' },
  },
  requested: {
    meaning: { sl: 'dan zahteve imetnika', en: 'day of the holder’s request' },
    sample: { sl: '14. 12. 2026', en: '14 December 2026' },
  },
  document: { meaning: { sl: 'dokazilo, ki se izteče', en: 'the document that ends' }, sample: { sl: 'Najemna pogodba', en: 'Lease' } },
  documentEnds: {
    meaning: { sl: 'zadnji dan dokazila', en: 'last day of the document' },
    sample: { sl: '31. 12. 2026', en: '31 December 2026' },
  },
  way: {
    meaning: { sl: 'kartica ali telefon, ki je blokiran', en: 'the card or phone that is blocked' },
    sample: { sl: 'kartica …708', en: 'card …708' },
  },
  contact: {
    meaning: { sl: '» na« in e-poštni naslov občine ali nič', en: '“ at” and the e-mail address of the municipality, or nothing' },
    sample: { sl: ' na obcina@lipograd.example', en: ' at obcina@lipograd.example' },
  },
}

/** The names in braces of some words, each once. */
export const namesIn = (...words: readonly string[]): string[] => [
  ...new Set(words.flatMap((text) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name))),
]

/** Some names as they are written. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

/** What a reader learns from this mail alone, or must act on: where the product's words of a mail say one of these, a town's must too. */
export const vitalPlaceholders: readonly string[] = [
  'text',
  'due',
  'term',
  'act',
  'decision',
  'fee',
  'how',
  'administrative_fee',
  'reason',
  'last',
  'document',
  'documentEnds',
  'way',
]
