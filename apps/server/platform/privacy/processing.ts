import { fillText, inEachLanguage, textIn, type Text } from '@dovolilnice/contract/locale'
import { hoursInWords, monthsInWords, type RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'

/** One activity of processing, without what follows from its tables (data, terms) and from the town's settings (controller, officer). */
interface Activity {
  name: Text
  purpose: Text
  /** The legal basis; the ordinance of the town, a setting, stands beside it. */
  basis: Text
  /** Whose data it is. */
  people: Text
  /** To whom the data is disclosed beyond the officials who do the work and the processor. */
  recipients: Text
}

const publicTask = {
  sl: '6. člen GDPR, prvi odstavek, točki c in e, v zvezi s 6. členom ZVOP-2; ZUP, ZLS in občinski odlok',
  en: 'GDPR, article 6(1)(c) and (e), with article 6 ZVOP-2; ZUP, ZLS and the municipal ordinance',
}
const noOthers = { sl: 'nihče drug', en: 'nobody else' }

/** Every activity of processing of the product (GDPR, article 30). A new table with personal data names one of these. */
export const activities = {
  permits: {
    name: { sl: 'Izdajanje dovolilnic', en: 'Issuing permits' },
    purpose: {
      sl: 'Obravnava vlog in izdaja dovolilnic za parkiranje in dostop na območje omejenega prometa',
      en: 'Handling applications and issuing permits for parking and access to the restricted-traffic zone',
    },
    basis: publicTask,
    people: { sl: 'vlagatelji, imetniki dovolilnic in njihovi zastopniki', en: 'applicants, holders of permits and their representatives' },
    recipients: noOthers,
  },
  acts: {
    name: { sl: 'Upravni akti in pritožbe', en: 'Acts and appeals' },
    purpose: {
      sl: 'Odločanje v upravnem postopku, vročanje in pravna sredstva',
      en: 'Decisions in the administrative procedure, their service and remedies',
    },
    basis: publicTask,
    people: { sl: 'stranke postopka in uradne osebe', en: 'parties of the procedure and officials' },
    recipients: {
      sl: 'organ druge stopnje, upravno sodišče, izvajalec vročanja',
      en: 'the organ of second instance, the administrative court, the post',
    },
  },
  access: {
    name: { sl: 'Prehodi in upravljanje stebričkov', en: 'Passages and control of bollards' },
    purpose: {
      sl: 'Samodejni spust stebričkov in odkrivanje zlorab dovolilnic',
      en: 'Lowering bollards automatically and detecting abuse of permits',
    },
    basis: publicTask,
    people: { sl: 'imetniki dovolilnic, vozniki, operaterji', en: 'holders of permits, drivers, operators' },
    recipients: { sl: 'redar ali policija na podlagi zakona', en: 'traffic wardens or police where a law says so' },
  },
  money: {
    name: { sl: 'Plačila, računi in takse', en: 'Payments, invoices and fees' },
    purpose: {
      sl: 'Zaračunavanje, knjiženje in vračanje cene dovolilnic in upravnih taks',
      en: 'Charging, booking and refunding the prices of permits and administrative fees',
    },
    basis: {
      sl: '6. člen GDPR, prvi odstavek, točki c in e; ZDDV-1, ZDavPR, ZUT, zakon o računovodstvu',
      en: 'GDPR, article 6(1)(c) and (e); ZDDV-1, ZDavPR, ZUT, the accounting act',
    },
    people: { sl: 'plačniki in blagajniki', en: 'payers and cashiers' },
    recipients: {
      sl: 'finančna uprava, Uprava za javna plačila in banka, ponudnik kartičnih plačil, računovodstvo',
      en: 'the tax authority, the treasury and the bank, the provider of card payments, the accountant',
    },
  },
  accounts: {
    name: { sl: 'Uporabniški računi', en: 'User accounts' },
    purpose: { sl: 'Prijava, varnost računov in pravice uslužbencev', en: 'Signing in, security of accounts and rights of staff' },
    basis: {
      sl: '6. člen GDPR, prvi odstavek, točka e; 32. člen GDPR (varnost obdelave)',
      en: 'GDPR, article 6(1)(e); article 32 (security of processing)',
    },
    people: { sl: 'imetniki računov in uslužbenci', en: 'holders of accounts and staff' },
    recipients: noOthers,
  },
  messages: {
    name: { sl: 'Obveščanje', en: 'Messages' },
    purpose: { sl: 'Sporočila o vlogah, dovolilnicah in zaporah', en: 'Messages about applications, permits and closures' },
    basis: publicTask,
    people: { sl: 'vlagatelji, imetniki dovolilnic in uslužbenci', en: 'applicants, holders of permits and staff' },
    recipients: { sl: 'ponudnik e-pošte', en: 'the provider of e-mail' },
  },
  trail: {
    name: { sl: 'Revizijska sled in izvozi', en: 'Audit trail and exports' },
    purpose: { sl: 'Dokazovanje, kdo je kaj storil ali videl', en: 'Proof of who did or saw what' },
    basis: {
      sl: '5. člen GDPR, drugi odstavek, in 32. člen GDPR; 22. člen ZVOP-2 (dnevnik obdelave)',
      en: 'GDPR, article 5(2) and article 32; article 22 ZVOP-2 (log of processing)',
    },
    people: { sl: 'uslužbenci in osebe, na katere se zapisi nanašajo', en: 'staff and the people whom the records are about' },
    recipients: noOthers,
  },
  machines: {
    name: { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
    purpose: { sl: 'Odprava okvar, praznjenje in nadzor parkomatov', en: 'Mending, emptying and watching coin machines' },
    basis: { sl: '6. člen GDPR, prvi odstavek, točka e', en: 'GDPR, article 6(1)(e)' },
    people: { sl: 'vzdrževalci in uslužbenci', en: 'maintainers and staff' },
    recipients: noOthers,
  },
  rights: {
    name: { sl: 'Zahteve posameznikov', en: 'Requests of data subjects' },
    purpose: {
      sl: 'Odgovarjanje na zahteve posameznikov o njihovih podatkih',
      en: 'Answering the requests of people about their own data',
    },
    basis: {
      sl: '6. člen GDPR, prvi odstavek, točka c, v zvezi s členi 12 do 22 GDPR; ZVOP-2',
      en: 'GDPR, article 6(1)(c), with articles 12 to 22; ZVOP-2',
    },
    people: { sl: 'osebe, ki uveljavljajo svoje pravice, in uslužbenci', en: 'people who exercise their rights, and staff' },
    recipients: { sl: 'Informacijski pooblaščenec v pritožbenem postopku', en: 'the Information Commissioner in a complaint' },
  },
} as const satisfies Record<string, Activity>
type ActivityCode = keyof typeof activities

/** Kinds of personal data, as the records of processing name them (GDPR, article 30(1)(c)). */
export const dataCategories = {
  identity: { sl: 'ime in priimek ali naziv', en: 'name or company name' },
  contact: { sl: 'naslov, e-poštni naslov, telefon', en: 'address, e-mail, phone' },
  tax: { sl: 'davčna številka', en: 'tax number' },
  vehicle: { sl: 'registrska oznaka vozila, kartica ali daljinec', en: 'plate, card or remote control' },
  passage: { sl: 'čas in kraj prehoda', en: 'time and place of passages' },
  documents: {
    sl: 'priložena dokazila, tudi podatki o zdravju, kjer jih zahteva vrsta dovolilnice',
    en: 'documents handed in, with data on health where the kind of permit asks for it',
  },
  statements: { sl: 'navedbe, razlogi in odgovori v postopku', en: 'statements, reasons and answers in the procedure' },
  payment: { sl: 'plačnik, račun, sklic, znesek', en: 'payer, account, reference, amount' },
  sign_in: { sl: 'podatki za prijavo, seje, naslov IP', en: 'means of signing in, sessions, IP address' },
  staff: { sl: 'ime uslužbenca in njegovo dejanje', en: 'name of the official and what was done' },
  message: { sl: 'vsebina sporočila', en: 'content of the message' },
} as const satisfies Record<string, Text>
type DataCategory = keyof typeof dataCategories

/** How long the rows of a table keep what they say of a person, with the reason why it may not go sooner. */
const retentionTerms = {
  five_years: {
    term: {
      sl: '5 let od konca veljavnosti, zadnje spremembe ali dogodka',
      en: '5 years from the end of validity, the last change or the event',
    },
    reason: {
      sl: 'Evidenco izdanih dovolilnic in prehodov občina hrani 5 let za izvajanje odloka in za uveljavljanje ali obrambo pravnih zahtevkov (17. člen GDPR, tretji odstavek, točki b in e).',
      en: 'The municipality keeps the records of permits and passages for 5 years, to carry out its ordinance and for legal claims (GDPR, article 17(3)(b) and (e)).',
    },
  },
  permits: {
    term: {
      sl: '{permits} od konca veljavnosti dovolilnice oziroma zadnje spremembe',
      en: '{permits} from the end of the permit or the last change',
    },
    reason: {
      sl: 'Evidenco izdanih dovolilnic občina hrani {permits} za izvajanje odloka in za uveljavljanje ali obrambo pravnih zahtevkov (17. člen GDPR, tretji odstavek, točki b in e).',
      en: 'The municipality keeps the records of permits for {permits}, to carry out its ordinance and for legal claims (GDPR, article 17(3)(b) and (e)).',
    },
  },
  passages: {
    term: { sl: '{passages} od dogodka', en: '{passages} from the event' },
    reason: {
      sl: 'Evidenco prehodov občina hrani {passages} za odkrivanje zlorab dovolilnic in za uveljavljanje ali obrambo pravnih zahtevkov (17. člen GDPR, tretji odstavek, točki b in e).',
      en: 'The municipality keeps the records of passages for {passages}, to detect abuse of permits and for legal claims (GDPR, article 17(3)(b) and (e)).',
    },
  },
  presentations: {
    term: {
      sl: '{passages} od dogodka; kar je bilo prebrano pri zavrnjenem vozilu brez dovolilnice: {refused}, razen če o dogodku obstaja prijava',
      en: '{passages} from the event; what was read of a refused vehicle without a permit: {refused}, unless the event has been reported',
    },
    reason: {
      sl: 'Evidenco prehodov občina hrani {passages} za odkrivanje zlorab dovolilnic in za uveljavljanje ali obrambo pravnih zahtevkov (17. člen GDPR, tretji odstavek, točki b in e).',
      en: 'The municipality keeps the records of passages for {passages}, to detect abuse of permits and for legal claims (GDPR, article 17(3)(b) and (e)).',
    },
  },
  ten_years: {
    term: { sl: '10 let', en: '10 years' },
    reason: {
      sl: 'Računi in knjigovodske listine se hranijo 10 let (ZDDV-1, ZDavP-2; 17. člen GDPR, tretji odstavek, točka b).',
      en: 'Invoices and papers of the books are kept for 10 years (ZDDV-1, ZDavP-2; GDPR, article 17(3)(b)).',
    },
  },
  archive: {
    term: {
      sl: 'po klasifikacijskem načrtu občine; kar je odbrano kot arhivsko gradivo, trajno',
      en: 'by the classification plan of the municipality; what is selected as archive material, for ever',
    },
    reason: {
      sl: 'Upravni akti in pritožbe so dokumentarno, odbrani tudi arhivsko gradivo (ZVDAGA; 17. člen GDPR, tretji odstavek, točki b in d).',
      en: 'Acts and appeals are documentary material, those selected archive material (ZVDAGA; GDPR, article 17(3)(b) and (d)).',
    },
  },
  in_use: {
    term: { sl: 'dokler naprava obstaja v evidenci', en: 'as long as the machine is on record' },
    reason: { sl: 'Zapis o napravi se hrani z njo.', en: 'The record of a machine is kept with it.' },
  },
  account: {
    term: { sl: 'dokler račun obstaja', en: 'as long as the account exists' },
    reason: { sl: 'Račun ima še odprte zadeve ali veljavne dovolilnice.', en: 'The account has open matters or permits in force.' },
  },
  short: {
    term: {
      sl: 'do izteka seje ali povezave, največ do izbrisa računa',
      en: 'until the session or link expires, at the latest until the account is deleted',
    },
    reason: { sl: 'Račun ima še odprte zadeve ali veljavne dovolilnice.', en: 'The account has open matters or permits in force.' },
  },
} as const satisfies Record<string, { term: Text; reason: Text }>
type RetentionTerm = keyof typeof retentionTerms

/** A term in words with its reason, with the months and hours that the town has set. */
export const termOf = (kept: RetentionTerm, terms: RetentionSettings): { term: Text; reason: Text } => {
  const filled = (text: Text): Text =>
    inEachLanguage((locale) =>
      fillText(textIn(text, locale), {
        permits: monthsInWords(terms.permit_months, locale),
        passages: monthsInWords(terms.passage_months, locale),
        refused: hoursInWords(terms.refused_hours, locale),
      }),
    )
  const { term, reason } = retentionTerms[kept]
  return { term: filled(term), reason: filled(reason) }
}

/** What the records of processing say of one table with personal data. */
export interface Processing {
  /** The activity to which the table belongs, and with it each of its personal columns. */
  activity: ActivityCode
  /** What its rows are called. */
  name: Text
  data: readonly DataCategory[]
  kept: RetentionTerm
}

/** A declared table that can say its processing. */
export interface Processable {
  /** Its activity, its name, the kinds of personal data, and how long they are kept: required for each table with personal data. */
  processed(activity: ActivityCode, name: Text, data: readonly DataCategory[], kept: RetentionTerm): this & { processing: Processing }
}

export const processable = <T extends object>(table: T): T & Processable => ({
  ...table,
  processed(activity, name, data, kept) {
    return { ...this, processing: { activity, name, data, kept } }
  },
})
