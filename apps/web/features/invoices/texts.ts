import { withWords } from '../../platform/kit.ts'

export const texts = withWords({
  invoice: { sl: 'Račun', en: 'Invoice' },
  none: { sl: 'Ni računov.', en: 'There are no invoices.' },
  noneHint: {
    sl: 'Račun nastane, ko je vloga plačana. Izdate ga lahko tudi pri vlogi.',
    en: 'An invoice is made when an application is paid. It can also be issued in the application.',
  },
  premise: { sl: 'Prostor', en: 'Premise' },
  premises: { sl: 'Prostori in blagajne', en: 'Premises and devices' },
  sendAll: { sl: 'Pošlji neposlane', en: 'Send unsent' },
  sendSelected: {
    sl: { one: 'Pošlji {count} račun', two: 'Pošlji {count} računa', few: 'Pošlji {count} račune', other: 'Pošlji {count} računov' },
    en: { one: 'Send {count} invoice', other: 'Send {count} invoices' },
  },
  nothingToSend: { sl: 'Izbrani so že poslani ali jih ni mogoče poslati', en: 'The chosen ones were sent or cannot be sent' },
  sendAllText: {
    sl: 'Vsi veljavni računi, ki še niso bili poslani, gredo plačnikom po e-pošti. Že poslani ne gredo še enkrat.',
    en: 'All invoices in force that were not sent yet go to their payers by e-mail. Those already sent do not go again.',
  },
  sending: { sl: 'Pošiljanje računov', en: 'Sending invoices' },
  sendingNone: { sl: 'Ni računov, ki bi jih bilo treba poslati.', en: 'There are no invoices to be sent.' },
  sendingProgress: { sl: 'V pošiljanju {done} od {total}, dostavljeno {sent}.', en: '{done} of {total} handed over, {sent} delivered.' },
  sendingFailed: {
    sl: {
      one: '{count} računa poštni strežnik ni sprejel. Razlog je med neposlanimi sporočili.',
      two: '{count} računov poštni strežnik ni sprejel. Razlog je med neposlanimi sporočili.',
      few: '{count} računov poštni strežnik ni sprejel. Razlog je med neposlanimi sporočili.',
      other: '{count} računov poštni strežnik ni sprejel. Razlog je med neposlanimi sporočili.',
    },
    en: {
      one: 'The mail server did not take {count} invoice. The reason is among the unsent mails.',
      other: 'The mail server did not take {count} invoices. The reason is among the unsent mails.',
    },
  },
  withoutEmail: {
    sl: {
      one: '{count} plačnik je brez e-pošte: njegov račun natisnite.',
      two: '{count} plačnika sta brez e-pošte: njuna računa natisnite.',
      few: '{count} plačniki so brez e-pošte: njihove račune natisnite.',
      other: '{count} plačnikov je brez e-pošte: njihove račune natisnite.',
    },
    en: { one: '{count} payer has no e-mail: print the invoice.', other: '{count} payers have no e-mail: print their invoices.' },
  },
  throughUjp: {
    sl: {
      one: '{count} plačnik je proračunski uporabnik: e-račun oddajte prek UJP.',
      two: '{count} plačnika sta proračunska uporabnika: e-računa oddajte prek UJP.',
      few: '{count} plačniki so proračunski uporabniki: e-račune oddajte prek UJP.',
      other: '{count} plačnikov je proračunskih uporabnikov: e-račune oddajte prek UJP.',
    },
    en: {
      one: '{count} payer is a budget user: hand the e-invoice in through UJP.',
      other: '{count} payers are budget users: hand their e-invoices in through UJP.',
    },
  },
  download: { sl: 'Prenesi PDF', en: 'Download PDF' },
  downloadXml: { sl: 'Prenesi e-račun', en: 'Download e-invoice' },
  copy: { sl: 'Natisni kopijo', en: 'Print a copy' },
  copyText: {
    sl: 'Kopija dobi oznako KOPIJA in zaporedno številko, ki ostane zapisana.',
    en: 'The copy is marked KOPIJA with a number, which stays on record.',
  },
  send: { sl: 'Pošlji', en: 'Send' },
  sent: { sl: 'Račun se pošilja.', en: 'The invoice is being sent.' },
  storno: { sl: 'Storniraj', en: 'Take back' },
  stornoTitle: { sl: 'Storno računa {number}', en: 'Take back invoice {number}' },
  stornoCounter: {
    sl: 'Račun je bil plačan na okencu. Če denar vračate, storno naredite z vračilom plačila na zaslonu Blagajna; če je dovolilnica že izdana, jo odvzemite in pri vlogi predlagajte vračilo.',
    en: 'The invoice was paid at the counter. Where the money goes back, give the payment back on the counter’s screen; where a permit has been issued, revoke it and propose a refund in the application.',
  },
  moneyStays: {
    sl: 'Denar ostane občini in dovolilnica velja; za vlogo bom izdal nov račun',
    en: 'The money stays and the permit holds; I will issue a new invoice for the application',
  },
  stornoText: {
    sl: 'Nastane nov račun z lastno številko in zneskom {amount}. Prvi račun ostane, kakršen je. Tega ni mogoče razveljaviti; za vlogo lahko nato izdate nov račun.',
    en: 'A new invoice with its own number and the amount {amount} is issued. The first one stays as it is. This cannot be undone; afterwards a new invoice can be issued for the application.',
  },
  stornoReasonHint: { sl: 'Natisne se na storno in ga prebere plačnik.', en: 'It is printed on the storno and read by the payer.' },
  cancelled: { sl: 'Račun je storniran.', en: 'The invoice has been taken back.' },
  issued: { sl: 'Izdan', en: 'Issued' },
  issuedBy: { sl: 'Izdaja', en: 'Issued by' },
  service: { sl: 'Za obdobje', en: 'For' },
  takesBack: { sl: 'Stornira račun', en: 'Takes back' },
  credits: { sl: 'Dobropis k računu', en: 'Gives back a part of' },
  creditedBy: { sl: 'Vrnjeno z dobropisom', en: 'Given back by credit note' },
  takenBackBy: { sl: 'Storniran z', en: 'Taken back by' },
  sentAt: { sl: 'Poslan', en: 'Sent' },
  copies: { sl: 'Kopije', en: 'Copies' },
  copyLine: { sl: 'KOPIJA {number}: {at}, {who}', en: 'KOPIJA {number}: {at}, {who}' },
  zoi: { sl: 'ZOI', en: 'ZOI' },
  eor: { sl: 'EOR', en: 'EOR' },
  noEmail: {
    sl: 'Plačnik nima e-poštnega naslova. Račun natisnite in ga pošljite po pošti.',
    en: 'The payer has no e-mail address. Print the invoice and send it by post.',
  },
  ujp: {
    sl: 'Plačnik je proračunski uporabnik: PDF mu ne gre po e-pošti. Prenesite e-račun in ga oddajte na portalu UJP.',
    en: 'The payer is a budget user: no PDF goes to it by mail. Download the e-invoice and hand it in at the UJP portal.',
  },
  lines: { sl: 'Postavke', en: 'Lines' },
  base: { sl: 'Osnova', en: 'Taxable amount' },
  outside: { sl: 'brez DDV', en: 'no VAT' },
  issue: { sl: 'Izdaj račun', en: 'Issue an invoice' },
  issueText: {
    sl: 'Račun za {amount} dobi naslednjo zaporedno številko. Izdanega ni mogoče spremeniti, samo stornirati.',
    en: 'The invoice for {amount} takes the next number. Once issued it cannot be changed, only taken back.',
  },
  issuedDone: { sl: 'Račun je izdan.', en: 'The invoice has been issued.' },
  noneOfApplication: { sl: 'Za to vlogo še ni računa.', en: 'There is no invoice for this application yet.' },
})
