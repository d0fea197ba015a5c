import { defineTexts } from '../../platform/translate/message.ts'

export const gdprTexts = defineTexts({
  title: { sl: 'Obvestilo o varstvu osebnih podatkov', en: 'Data-protection notice' },
  intro: {
    sl: 'Obvestilo po 13. členu Splošne uredbe o varstvu podatkov (GDPR).',
    en: 'Notice under Article 13 of the General Data Protection Regulation (GDPR).',
  },
  incomplete: {
    sl: 'Podatkov občine trenutno ni mogoče naložiti. Obvestilo pokažemo znova, ko bodo na voljo.',
    en: 'The municipality’s details cannot be loaded at the moment. We show the notice again when they are available.',
  },
  controller: { sl: 'Upravljavec podatkov', en: 'Data controller' },
  officer: { sl: 'Pooblaščena oseba za varstvo podatkov', en: 'Data protection officer' },
  data: { sl: 'Podatki, ki jih obdelujemo', en: 'Data we process' },
  dataIssue: {
    sl: 'Za izdajo dovolilnice: ime in priimek ali naziv, naslov, e-poštni naslov, telefonska številka in registrska oznaka vozila.',
    en: 'To issue the permit: name or company name, address, e-mail, phone number and vehicle registration plate.',
  },
  dataPassage: {
    sl: 'Ob prehodu vozila na območje: številka dovolilnice, registrska oznaka, telefonska številka ter vrsta in čas dogodka – za samodejni spust stebrička in odkrivanje zlorab.',
    en: 'When a vehicle passes the zone: permit number, plate, phone number, kind and time of the event, to lower the bollard automatically and to detect abuse.',
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
    sl: 'Podatke o izdaji dovolilnic in podatke o prehodih na območje hranimo 5 let, nato jih izbrišemo ali anonimiziramo. Izjema so odločbe in sklepi, ki so arhivsko gradivo.',
    en: 'Records of issued permits and records of passages are both kept for 5 years, then deleted or anonymised. Decisions are archive material and are the exception.',
  },
  rights: { sl: 'Vaše pravice', en: 'Your rights' },
  rightsText: {
    sl: 'Zahtevate lahko dostop do svojih podatkov, njihov popravek, izbris ali omejitev obdelave; obdelavi lahko tudi ugovarjate. Zahtevo pošljite pooblaščeni osebi za varstvo podatkov. Če menite, da so vaše pravice kršene, se lahko pritožite Informacijskemu pooblaščencu.',
    en: 'You may ask for access to your data, its correction, erasure or restriction; you may also object to the processing. Send your request to the data protection officer. If you believe your rights are infringed, you may complain to the Information Commissioner.',
  },
  whole: { sl: 'Celotno obvestilo', en: 'The whole notice' },
  refusal: { sl: 'Če podatkov ne želite posredovati', en: 'If you do not wish to provide the data' },
  refusalText: {
    sl: 'Brez teh podatkov vloge ni mogoče oddati prek spletne strani.',
    en: 'Without this data the application cannot be submitted through the website.',
  },
})
