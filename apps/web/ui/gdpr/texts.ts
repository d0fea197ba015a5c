import { defineTexts } from '../../platform/translate/message.ts'

export const gdprTexts = defineTexts({
  title: { sl: 'Obvestilo o varstvu osebnih podatkov', en: 'Data-protection notice' },
  intro: {
    sl: 'Kratko obvestilo po 13. členu Splošne uredbe (GDPR). Vsi nameni, podlage, uporabniki podatkov in samodejno odločanje so v celotnem obvestilu.',
    en: 'Short notice under Article 13 GDPR. All purposes, grounds, recipients and the automated decision are in the whole notice.',
  },
  incomplete: {
    sl: 'Podatkov občine trenutno ni mogoče naložiti.',
    en: 'The municipality’s details cannot be loaded at the moment.',
  },
  controller: { sl: 'Upravljavec podatkov', en: 'Data controller' },
  officer: { sl: 'Pooblaščena oseba za varstvo podatkov', en: 'Data protection officer' },
  data: { sl: 'Podatki, ki jih obdelujemo', en: 'Data we process' },
  dataIssue: {
    sl: 'Za izdajo dovolilnice: ime in priimek ali naziv, naslov, e-poštni naslov, telefonska številka in registrska oznaka vozila ter dokazila; pri uporabi strani naslov IP.',
    en: 'To issue the permit: name or company name, address, e-mail, phone number, vehicle plate and documents; when the site is used, the IP address.',
  },
  dataPassage: {
    sl: 'Ob prehodu vozila: številka dovolilnice, registrska oznaka, telefonska številka ter vrsta in čas dogodka – za samodejni spust stebrička in odkrivanje zlorab.',
    en: 'When a vehicle passes: permit number, plate, phone number, kind and time of the event, to lower the bollard and detect abuse.',
  },
  purpose: { sl: 'Namen obdelave', en: 'Purpose' },
  purposeText: {
    sl: 'Izdaja dovolilnice za parkiranje in dostop na območje omejenega prometa.',
    en: 'Issuing a permit for parking and access to the restricted-traffic zone.',
  },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  basisFallback: {
    sl: 'Občinski odlok o prometni ureditvi v starem mestnem jedru.',
    en: 'The municipal traffic ordinance for the old town centre.',
  },
  processor: { sl: 'Pogodbeni obdelovalec', en: 'Contract processor' },
  transfer: { sl: 'Prenos v tretje države', en: 'Transfer to third countries' },
  transferText: {
    sl: 'Podatkov ne prenašamo v tretje države ali mednarodne organizacije.',
    en: 'The data is not transferred to third countries or international organisations.',
  },
  retention: { sl: 'Rok hrambe', en: 'Retention' },
  retentionText: {
    sl: 'Podatke o dovolilnicah in prehodih hranimo 5 let, nato jih izbrišemo ali anonimiziramo. Odločbe hranimo po predpisih o upravnem poslovanju, račune 10 let.',
    en: 'Data of permits and passages is kept for 5 years, then deleted or anonymised. Decisions are kept under the rules on administrative operations, invoices 10 years.',
  },
  rights: { sl: 'Vaše pravice', en: 'Your rights' },
  rightsText: {
    sl: 'Zahtevate lahko dostop do svojih podatkov, njihov popravek, izbris ali omejitev obdelave; obdelavi lahko tudi ugovarjate. Zahtevo pošljite pooblaščeni osebi za varstvo podatkov. Pritožite se lahko Informacijskemu pooblaščencu.',
    en: 'You may ask for access to your data, its correction, erasure or restriction; you may also object to the processing. Send your request to the data protection officer. You may complain to the Information Commissioner.',
  },
  whole: { sl: 'Celotno obvestilo', en: 'The whole notice' },
  refusal: { sl: 'Če podatkov ne želite posredovati', en: 'If you do not wish to provide the data' },
  refusalText: {
    sl: 'Brez teh podatkov vloge ni mogoče oddati prek spletne strani.',
    en: 'Without this data the application cannot be submitted through the website.',
  },
})
