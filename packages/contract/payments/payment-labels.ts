import type { Text } from '../locale.ts'
import type { PaymentSource } from './payment-source.ts'
import type { PaymentStatus } from './payment-status.ts'

export const paymentStatusLabels: Record<PaymentStatus, Text> = {
  matched: { sl: 'Povezano', en: 'Matched' },
  ambiguous: { sl: 'Nejasno', en: 'Unclear' },
  underpaid: { sl: 'Premalo plačano', en: 'Underpaid' },
  overpaid: { sl: 'Preveč plačano', en: 'Overpaid' },
  early: { sl: 'Prejeto pred odločitvijo', en: 'Before the decision' },
  unknown: { sl: 'Neznano', en: 'Unknown' },
  foreign: { sl: 'Tuja valuta', en: 'Other currency' },
  reversed: { sl: 'Vrnjeno', en: 'Taken back' },
  ignored: { sl: 'Brez obravnave', en: 'Set aside' },
  removed: { sl: 'Odstranjeno', en: 'Removed' },
}

/** The choices of the filter: each status, and all in which a clerk must do something. */
export const paymentStatusFilterLabels: Record<PaymentStatus | 'waiting', Text> = {
  waiting: { sl: 'Za obravnavo', en: 'To be handled' },
  ...paymentStatusLabels,
}

/** What each status means, for whoever sees the word for the first time. */
export const paymentStatusSentences: Record<PaymentStatus, Text> = {
  matched: { sl: 'V celoti namenjeno plačilu vlog.', en: 'All of it pays fees of applications.' },
  ambiguous: {
    sl: 'Lahko je za več vlog ali pa je sklic skoraj pravi. Izberite, za katero je.',
    en: 'It may be for several applications, or its reference is nearly right. Choose which one.',
  },
  underpaid: { sl: 'Povezano z vlogo, a ta še ni plačana v celoti.', en: 'Put to an application whose fee is not paid in full yet.' },
  early: {
    sl: 'Vloga še ni odločena. Ko bo odobrena, bo plačilo samo plačalo njeno ceno.',
    en: 'Its application is not decided yet. When it is approved, the payment pays its price by itself.',
  },
  overpaid: { sl: 'Del zneska ni namenjen nobeni vlogi.', en: 'A part of the amount pays no fee.' },
  unknown: { sl: 'Iz plačila ni razvidno, za kaj je.', en: 'Nothing says what it is for.' },
  foreign: { sl: 'Ni v evrih, zato ga ni mogoče povezati.', en: 'Not in euros, so it cannot be matched.' },
  reversed: {
    sl: 'Banka je plačilo vzela nazaj ali pa je bilo vrnjeno na blagajni.',
    en: 'The bank has taken the payment back, or it was given back at the counter.',
  },
  ignored: {
    sl: 'Ni plačilo dovolilnice: odliv ali plačilo, ki ga je nekdo izločil z razlogom.',
    en: 'No fee: money that went out, or set aside with a reason.',
  },
  removed: { sl: 'Zabeleženo po pomoti.', en: 'Recorded by mistake.' },
}

export const paymentSourceLabels: Record<PaymentSource, Text> = {
  bank: { sl: 'Bančni izpisek', en: 'Bank statement' },
  cash: { sl: 'Gotovina', en: 'Cash' },
  card_terminal: { sl: 'Kartica na okencu', en: 'Card at the counter' },
  card_online: { sl: 'Kartica na spletu', en: 'Card online' },
}
