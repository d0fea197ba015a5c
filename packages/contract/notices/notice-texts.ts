import { fillText, inEachLanguage, textIn, type Locale, type Text } from '../locale.ts'
import type { Parameters } from '../resources/operations.ts'
import { hoursInWords, monthsInWords } from '../resources/privacy-settings.ts'

/**
 * What the notices say until the municipality writes it otherwise: each key is one of `parameters.texts`. A name in braces is filled from the settings
 * (`noticeText`), also in the town's own words. A line end begins a new line on the page.
 */
export const noticeDefaults = {
  privacy_data: {
    sl: 'Iz vloge: ime in priimek ali naziv, naslov, e-poštni naslov, telefonska številka, pri pravnih osebah davčna številka, registrske oznake vozil, priložena dokazila in njihova veljavnost, opombe ter podatek, ali je na istem naslovu že izdana dovolilnica.\nO dovolilnici: njena številka, vrsta in veljavnost, številka kartice, nadomestna vozila in vozila gostov, odločitve in njihovi razlogi, predračuni, plačila, računi in vračila.\nOb stebričkih: čas, stebriček, prebrana registrska oznaka, kartica ali telefonska številka, odločitev in njen razlog. Zapišejo se tudi oznake vozil, ki jim dostop ni bil dovoljen.\nO uporabi strani: naslov IP, prijave, dejanja v vašem računu in poslana sporočila.',
    en: 'From the application: name or company name, address, e-mail address, phone number, for companies the tax number, vehicle plates, attached documents and their validity, remarks, and whether a permit has been issued at the same address.\nAbout the permit: its number, kind and validity, card number, temporary vehicles and vehicles of guests, decisions and their reasons, pro-formas, payments, invoices and refunds.\nAt the bollards: time, bollard, the plate, card or phone number that was read, the decision and its reason. Plates of vehicles without access are recorded too.\nAbout the use of the site: IP address, sign-ins, actions in your account and messages sent.',
  },
  privacy_sources: {
    sl: 'Podatke dobimo od vlagatelja. Podatke o vozilih gostov in družinskih članov nam sporoči vlagatelj; registrske oznake pri stebričkih prebere kamera. Podatke iz uradnih evidenc (prebivališče, vozila, poslovni register, zemljiška knjiga) lahko pridobi občina sama.',
    en: 'The data comes from the applicant. The applicant gives us the vehicles of guests and family members; cameras at the bollards read plates. The municipality may obtain data of official records (residence, vehicles, business register, land register) itself.',
  },
  privacy_purposes: {
    sl: 'Odločanje o vlogi in izdaja dovolilnice; omogočanje dostopa na območje; odkrivanje zlorab; zaračunavanje in plačila; obveščanje o vlogi in dovolilnici; varnost sistema; statistika brez osebnih podatkov.',
    en: 'Deciding on the application and issuing the permit; giving access to the zone; detecting abuse; charging and payments; messages about the application and permit; security of the system; statistics without personal data.',
  },
  privacy_grounds: {
    sl: 'Izvajanje javne naloge in zakonska obveznost občine (točki e in c prvega odstavka 6. člena Splošne uredbe, 6. člen ZVOP-2, predpisi o cestah, pravilih cestnega prometa in lokalni samoupravi) ter odlok, naveden zgoraj. Za račune in plačila veljajo davčni in računovodski predpisi.\nPrepoznava ob stebričkih: registrska oznaka – {plate}; kartica – {rfid}; telefonska številka – {phone}.{cameras}\nParkirna karta za invalide razkriva podatek o zdravju. Obdelujemo ga zaradi pomembnega javnega interesa (točka g drugega odstavka 9. člena Splošne uredbe).',
    en: 'A task in the public interest and a legal obligation of the municipality (Article 6(1)(e) and (c) of the Regulation, Article 6 ZVOP-2, the laws on roads, road traffic and local government) and the ordinance named above. Tax and accounting rules apply to invoices and payments.\nRecognition at the bollards: plate – {plate}; card – {rfid}; phone number – {phone}.{cameras}\nA disability parking card reveals data concerning health; it is processed for substantial public interest (Article 9(2)(g) of the Regulation).',
  },
  privacy_recipients: {
    sl: 'Zaposleni na občini, ki podatke potrebujejo pri delu; pogodbeni obdelovalec in njegovi podobdelovalci (gostovanje, e-pošta); banka in Uprava za javna plačila pri plačilih; Finančna uprava pri računih; redarstvo, policija in sodišča, kadar to določa zakon.',
    en: 'Staff of the municipality who need the data for their work; the processor and its sub-processors (hosting, e-mail); the bank and the Public Payments Administration for payments; the Financial Administration for invoices; municipal wardens, police and courts where a law says so.',
  },
  privacy_transfer: {
    sl: 'Podatkov ne prenašamo v tretje države ali mednarodne organizacije.',
    en: 'The data is not transferred to third countries or international organisations.',
  },
  privacy_retention: {
    sl: 'Vloge, dovolilnice in dokazila: {permits} od konca veljavnosti dovolilnice oziroma od konca postopka.\nPrehodi imetnikov dovolilnic: {passages} od dogodka.\nKar naprava prebere pri zavrnjenem vozilu brez dovolilnice: {refused}, razen če o dogodku teče prijava; nato ostane le število.\nSporočila: 5 let.\nZapisi o uporabi in spremembah podatkov: 5 let od dejanja.\nPredračuni, plačila in računi: 10 let po davčnih predpisih.\nSeznami, ki jih občina pripravi za svoje delo: do 35 dni.\nOdločbe in sklepi: po predpisih o upravnem poslovanju in varstvu dokumentarnega gradiva.\nPo izteku roka podatke izbrišemo ali anonimiziramo.',
    en: 'Applications, permits and documents: {permits} from the end of the permit or of the procedure.\nPassages of permit holders: {passages} from the event.\nWhat the device reads of a refused vehicle without a permit: {refused}, unless the event has been reported; then only a count stays.\nMessages: 5 years.\nRecords of use and of changes: 5 years from the action.\nPro-formas, payments and invoices: 10 years under the tax rules.\nLists that the municipality makes for its work: up to 35 days.\nDecisions: under the rules on administrative operations and on records.\nWhen the term ends, the data is deleted or anonymised.',
  },
  privacy_gate: {
    sl: 'O spustu stebrička naprava odloči samodejno. Prebrano oznako, kartico ali telefonsko številko primerja s seznamom veljavnih dovolilnic ter z njihovim območjem, dnevi in urami. Če menite, da je bil dostop zavrnjen neupravičeno, pokličite občino; odločitev preveri človek.\nDovolilnico vedno izda ali zavrne človek. Če občina tako določi, program sam izda le sklep, ki sledi iz poteka roka ali umika (nedopolnjena, umaknjena ali neplačana vloga). Sklep pove, da je izdan samodejno, kdo zanj odgovarja in kako zahtevate, da o zadevi odloči uradna oseba.',
    en: 'Whether a bollard lowers is decided automatically: the device compares the plate, card or phone number with the list of valid permits, their zone, days and hours. If you think that access was refused wrongly, call the municipality; a person checks the decision.\nA permit is always granted or refused by a person. Where the municipality says so, the program issues by itself only an order that follows from a missed term or a withdrawal (an application not completed, withdrawn or not paid for). It says that it was automated, who answers for it and how to ask that a person decides.',
  },
  privacy_rights: {
    sl: 'Zahtevate lahko dostop do svojih podatkov, njihov popravek, izbris ali omejitev obdelave; obdelavi lahko tudi ugovarjate. Ker gre za javno nalogo, pravica do prenosljivosti ne velja; svoje podatke pa lahko v nastavitvah računa prenesete. Zahtevo pošljite pooblaščeni osebi za varstvo podatkov po e-pošti, po pošti ali jo oddajte na občini. Navedite, kaj zahtevate, in podatke, po katerih vas najdemo (ime, e-pošta, telefon, registrska oznaka). Pred odgovorom preverimo vašo istovetnost. Odgovorimo v enem mesecu; rok lahko z obrazložitvijo podaljšamo za dva meseca.',
    en: 'You may ask for access to your data, its correction, erasure or restriction; you may also object to the processing. As this is a public task, the right to portability does not apply; you can still download your data in the settings of your account. Send your request to the data protection officer by e-mail or post, or bring it to the municipality. Say what you ask for, and by what we find you (name, e-mail, phone, plate). We verify your identity before we answer. We answer within one month; the term may be extended by two months with reasons.',
  },
  privacy_complaint: {
    sl: 'Pritožite se lahko nadzornemu organu: Informacijski pooblaščenec, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.',
    en: 'You may complain to the supervisory authority: Information Commissioner, Dunajska cesta 22, 1000 Ljubljana, gp.ip@ip-rs.si.',
  },
  privacy_refusal: {
    sl: 'Brez teh podatkov vloge ni mogoče oddati prek spletne strani in o njej ni mogoče odločiti. To velja tudi za vlogo v papirni obliki, ki zahteva enake podatke.',
    en: 'Without this data the application cannot be submitted through the website and cannot be decided. The same holds for an application on paper, which needs the same data.',
  },
  terms_version: { sl: 'Različica 1, velja od 22. 11. 2026.', en: 'Version 1, valid from 22 November 2026.' },
  terms_law: {
    sl: 'Za postopek veljajo Zakon o splošnem upravnem postopku in občinski odlok, za uporabo strani slovensko pravo. Občina odgovarja za škodo po splošnih predpisih.',
    en: 'The General Administrative Procedure Act and the municipal ordinance govern the procedure, Slovenian law the use of the site. The municipality is liable for damage under the general rules.',
  },
  accessibility_scope: {
    sl: 'Ta izjava o dostopnosti velja za spletišče, na katerem je objavljena, ter za dokumente PDF in e-sporočila, ki jih spletišče pripravi.',
    en: 'This accessibility statement is for the website on which it is published, and for the PDF documents and e-mails that the website makes.',
  },
  accessibility_level: {
    sl: 'Občina si prizadeva zagotoviti dostopnost tega spletišča v skladu z Zakonom o dostopnosti spletišč in mobilnih aplikacij (ZDSMA). Skladnost s standardom SIST EN 301 549 V3.2.1, ki za spletne strani povzema WCAG 2.1 na ravni AA, še ni ocenjena.',
    en: 'The municipality strives to make this website accessible in accordance with the Slovenian Act on the Accessibility of Websites and Mobile Applications (ZDSMA). Its conformity with SIST EN 301 549 V3.2.1, which for web pages takes over WCAG 2.1 level AA, has not been assessed yet.',
  },
  accessibility_content: {
    sl: 'a) Neskladnost z ZDSMA: še ni ocenjena.\nb) Nesorazmerno breme: občina se nanj ne sklicuje.\nc) Vsebina, za katero se ZDSMA ne uporablja: dokazila, ki jih priložijo vlagatelji in jih občina ne pripravi sama; zemljevid parkirišč, katerega podatki so navedeni tudi na seznamu ob njem.',
    en: 'a) Non-conformity with ZDSMA: not assessed yet.\nb) Disproportionate burden: the municipality does not rely on it.\nc) Content outside the scope of ZDSMA: documents attached by applicants, which the municipality does not make itself; the map of parking lots, whose data the list beside it gives too.',
  },
  accessibility_prepared: {
    sl: 'Dostopnost spletišča še ni ocenjena. Datum priprave izjave, datum zadnjega pregleda in način ocene bodo navedeni po oceni.',
    en: 'The accessibility of the website has not been assessed yet. The dates of the preparation and the last review of the statement, and the method of the assessment, will be stated after it.',
  },
  accessibility_feedback: {
    sl: 'Če naletite na vsebino, ki vam ni dostopna, ali želite podatke v dostopni obliki, nam pišite ali nas pokličite. Odgovorili bomo v 8 dneh in vam vsebino po potrebi posredovali v dostopni obliki.',
    en: 'If you find content that is not accessible to you, or need information in an accessible form, write or call us. We will answer within 8 days and, where needed, give you the content in an accessible form.',
  },
  accessibility_supervision: {
    sl: 'Če na vaše obvestilo ali zahtevo ne odgovorimo v 8 dneh ali če z odgovorom niste zadovoljni, se lahko obrnete na nadzorni organ: Inšpektorat Republike Slovenije za informacijsko družbo, Davčna ulica 1, 1000 Ljubljana, gp.irsid@gov.si.',
    en: 'If we do not answer your notice or request within 8 days, or if you are not satisfied with the answer, you may turn to the supervisory authority: Information Society Inspectorate of the Republic of Slovenia, Davčna ulica 1, 1000 Ljubljana, gp.irsid@gov.si.',
  },
  imprint_responsible: {
    sl: 'Za vsebino strani odgovarja občinska uprava. Informacije javnega značaja posreduje občina prek navedenih kontaktov.',
    en: 'The municipal administration is responsible for the content. The municipality gives public information at the contacts below.',
  },
} as const satisfies Record<string, Text>

export type NoticeKey = keyof typeof noticeDefaults

/** The parts of the data-protection notice, in the order of its page. */
export const privacyParts = [
  'privacy_data',
  'privacy_sources',
  'privacy_purposes',
  'privacy_grounds',
  'privacy_recipients',
  'privacy_transfer',
  'privacy_retention',
  'privacy_gate',
  'privacy_rights',
  'privacy_complaint',
  'privacy_refusal',
] as const satisfies readonly NoticeKey[]

type Said = Pick<Parameters, 'texts' | 'retention' | 'privacy'>

const camera = { sl: ' Kamera {code} – {ground}.', en: ' Camera {code} – {ground}.' }

/** What the names in braces mean in the words of a notice. */
const noticeValues = ({ retention, privacy: { grounds } }: Said, locale: Locale) => ({
  permits: monthsInWords(retention.permit_months, locale),
  passages: monthsInWords(retention.passage_months, locale),
  refused: hoursInWords(retention.refused_hours, locale),
  plate: textIn(grounds.plate, locale),
  rfid: textIn(grounds.rfid, locale),
  phone: textIn(grounds.phone, locale),
  cameras: grounds.cameras.map(({ device_code: code, ground }) => fillText(textIn(camera, locale), { code, ground })).join(''),
})

/** A part of a notice as it is read, wherever it stands: the town's own words or ours, with the town's terms and legal grounds in them. */
export const noticeText = (written: Text, said: Said): Text =>
  inEachLanguage((locale) => fillText(textIn(written, locale), noticeValues(said, locale)))

/** The whole data-protection notice by its parts: the page, the notice at a form and the papers say no other words. */
export const privacyNotice = (said: Said): Record<(typeof privacyParts)[number], Text> => {
  const part = (key: (typeof privacyParts)[number]) => noticeText(said.texts[key] ?? noticeDefaults[key], said)
  return {
    privacy_data: part('privacy_data'),
    privacy_sources: part('privacy_sources'),
    privacy_purposes: part('privacy_purposes'),
    privacy_grounds: part('privacy_grounds'),
    privacy_recipients: part('privacy_recipients'),
    privacy_transfer: part('privacy_transfer'),
    privacy_retention: part('privacy_retention'),
    privacy_gate: part('privacy_gate'),
    privacy_rights: part('privacy_rights'),
    privacy_complaint: part('privacy_complaint'),
    privacy_refusal: part('privacy_refusal'),
  }
}

/** What each part is called, as a heading of the page and as a label of the settings. */
export const noticeTitles: Readonly<Record<NoticeKey, Text>> = {
  privacy_data: { sl: 'Podatki, ki jih obdelujemo', en: 'Data we process' },
  privacy_sources: { sl: 'Od kod so podatki', en: 'Where the data comes from' },
  privacy_purposes: { sl: 'Nameni obdelave', en: 'Purposes' },
  privacy_grounds: { sl: 'Podlage po Splošni uredbi', en: 'Grounds under the Regulation' },
  privacy_recipients: { sl: 'Uporabniki podatkov', en: 'Recipients' },
  privacy_transfer: { sl: 'Prenos v tretje države', en: 'Transfer to third countries' },
  privacy_retention: { sl: 'Rok hrambe', en: 'Retention' },
  privacy_gate: { sl: 'Samodejno odločanje', en: 'Automated decisions' },
  privacy_rights: { sl: 'Vaše pravice', en: 'Your rights' },
  privacy_complaint: { sl: 'Pravica do pritožbe', en: 'Right to complain' },
  privacy_refusal: { sl: 'Če podatkov ne želite posredovati', en: 'If you do not wish to provide the data' },
  terms_version: { sl: 'Različica pogojev', en: 'Version of the terms' },
  terms_law: { sl: 'Pravo in odgovornost', en: 'Law and liability' },
  accessibility_scope: { sl: 'Za kaj izjava velja', en: 'What the statement is for' },
  accessibility_level: { sl: 'Stopnja skladnosti', en: 'Level of conformity' },
  accessibility_content: { sl: 'Nedostopna vsebina', en: 'Content that is not accessible' },
  accessibility_prepared: { sl: 'Priprava in pregled izjave', en: 'Preparation and review' },
  accessibility_feedback: { sl: 'Povratne informacije', en: 'Feedback' },
  accessibility_supervision: { sl: 'Nadzor', en: 'Supervision' },
  imprint_responsible: { sl: 'Odgovornost za vsebino', en: 'Responsibility for the content' },
}
