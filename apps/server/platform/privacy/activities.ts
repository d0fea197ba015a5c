import type { Text } from '@dovolilnice/contract/locale'

/** One activity of processing, without what follows from its tables (data, terms) and from the town's settings (controller, officer). */
export interface Activity {
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
export type ActivityCode = keyof typeof activities
