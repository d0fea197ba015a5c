import type { Text } from './locale.ts'
import type { recordErrors } from './record-errors.ts'

/** What the server says of each error of records; pages show what it said. */
export const recordSentences: Readonly<Record<keyof typeof recordErrors, Text>> = {
  email_taken: { sl: 'Uporabnik s tem e-poštnim naslovom že obstaja.', en: 'A user with this e-mail address exists already.' },
  permit_exists: { sl: 'Za to vozilo in območje že velja dovolilnica.', en: 'A permit for this vehicle and zone is already in force.' },
  renewed: {
    sl: 'Ta dovolilnica je že podaljšana. Podaljšajte tisto, ki ji sledi.',
    en: 'This permit has been renewed already. Renew the one that follows it.',
  },
  cap_reached: {
    sl: 'Imetnik oziroma njegovo gospodinjstvo že ima največje dovoljeno število veljavnih dovolilnic te vrste.',
    en: 'The holder or their household already has as many permits of this kind in force as are allowed.',
  },
  credential_taken: {
    sl: 'Ta kartica je že dodeljena drugi veljavni dovolilnici.',
    en: 'This card already belongs to another permit in force.',
  },
  in_use: { sl: 'Izbris ni mogoč, ker so na zapis vezani drugi podatki.', en: 'This cannot be deleted because other data depends on it.' },
  record_kept: {
    sl: 'Vloga je del upravne zadeve in se hrani, zato je ni mogoče izbrisati. O njej odločite, ali jo na zahtevo stranke umaknite. Razveljaviti je mogoče le vnos vloge, ki jo je pomotoma vnesla uradna oseba in o kateri še ni odločeno.',
    en: 'The application belongs to an administrative matter and is kept, so it cannot be deleted. Decide on it, or withdraw it if the party asks for that. Only an application that an official entered by mistake, and that is not decided yet, can be cancelled.',
  },
  payment_required: {
    sl: 'Vloga še ni plačana, zato dovolilnice ni mogoče izdati.',
    en: 'The application has not been paid, so the permit cannot be issued.',
  },
  quota_used: {
    sl: 'Prepustnice zdaj ne morete izdati: porabili ste dovoljeno število za danes ali ta mesec ali pa ste zunaj dovoljenih ur.',
    en: 'You have given all passes that the municipality lets you give today or this month, or it is outside the hours that it set for you.',
  },
  scope_missing: {
    sl: 'Ključ ni izdan za {scope}. Za to je treba izdati nov ključ.',
    en: 'The key was not made for {scope}. That takes a new key.',
  },
  quota_reached: {
    sl: 'Danes je prispelo preveč vlog (skupno ali iz vašega omrežja). Prijavite se in vlogo oddajte iz svojega računa, poskusite jutri ali jo oddajte na občini.',
    en: 'Too many applications have come today (in all or from your network). Sign in and send it from your account, try tomorrow, or apply at the municipality.',
  },
  gates_unreachable: {
    sl: 'Povezave s stebrički trenutno ni, zato ukaz ni bil poslan. Počakajte, da se povezava vrne, ali pokličite vzdrževalca.',
    en: 'There is no link to the bollards at the moment, so the command was not sent. Wait until it is back, or call the maintainer.',
  },
  gate_offline: {
    sl: 'Stebriček je brez povezave, zato ukaz ni bil poslan. Naprava odloča sama; če se mora premakniti, pokličite dežurnega.',
    en: 'The bollard has no link, so the command was not sent. Its device decides by itself; if it must move, call whoever is on duty.',
  },
  held_longer: {
    sl: 'Ti stebrički so že spuščeni najmanj do takrat, zato ukaz ni bil poslan.',
    en: 'These bollards are held lowered at least until then already, so no command was sent.',
  },
  records_incomplete: {
    sl: 'V nastavitvah občine manjkajo podatki, brez katerih evidenca ni popolna. Vnesite jih in poskusite znova.',
    en: 'The settings of the municipality lack data without which the records are not complete. Enter it and try again.',
  },
  restricted: {
    sl: 'Obdelava tega zapisa je omejena na zahtevo posameznika, zato ga ni mogoče spremeniti. Obrnite se na osebo za varstvo podatkov.',
    en: 'The processing of this record is restricted at a person’s request, so it cannot be changed. Ask the person in charge of data protection.',
  },
  forgotten: {
    sl: 'Osebni podatki tega zapisa so po roku hrambe izbrisani. Zapisa ni več mogoče spremeniti.',
    en: 'The personal data of this record was deleted after its term. The record can no longer be changed.',
  },
  identity_not_verified: {
    sl: 'Najprej vpišite, kako je bila preverjena istovetnost osebe.',
    en: 'Record first how the person’s identity was verified.',
  },
  nothing_chosen: {
    sl: 'Najprej označite zapise, ki se nanašajo na to osebo.',
    en: 'Tick the records that are about this person first.',
  },
  illegal_transition: {
    sl: 'V trenutnem stanju zapisa to dejanje ni mogoče. Osvežite zapis.',
    en: 'This is not possible in the present state. Reload the record.',
  },
  payment_basis_missing: {
    sl: 'Najprej vpišite določbo, po kateri se dovolilnica izda, ko je plačana (Akti, Nastavitve): sklep o neplačilu se opira nanjo.',
    en: 'First enter the provision by which a permit is issued once it is paid for (Acts, Settings): the order that it was not paid for stands on it.',
  },
  payment_not_demanded: {
    sl: 'Plačilo še ni pogoj nobene odločbe v tej zadevi. Izdajte odločbo o izdaji dovolilnice, ki čaka med osnutki; rok za plačilo določi ona.',
    en: 'No decision of this matter makes the payment a condition yet. Issue the decision granting the permit that waits among the drafts; it sets the term.',
  },
  not_authorised: {
    sl: 'Za odločanje mora imeti vaš račun naziv in veljavno pooblastilo s številko, dnem in obsegom (28. do 31. člen ZUP). Vpiše jih skrbnik (root): Uporabniki, vaš račun.',
    en: 'To decide, your account must have a title and an authorisation in force with its number, day and scope (ZUP, art. 28 to 31). Root enters them: Users, your account.',
  },
  mail_link: {
    sl: 'V sporočilu je osebna povezava ali priloga, ki se ne hrani ali se sme poslati le na naslov iz zapisa. Popravite naslov v zapisu ali od tam pošljite novo sporočilo.',
    en: 'The mail holds a personal link or a file, which is not kept or may go only to the address in the record. Correct the address in the record, or send a new mail from there.',
  },
  duplicate: { sl: 'Tak zapis že obstaja.', en: 'Such a record exists already.' },
  representation_missing: {
    sl: 'Pritožbo je vložil zastopnik, pooblastilo pa v zadevi ni vpisano. Vpišite pooblastilo ali pritožnika pozovite k dopolnitvi.',
    en: 'A representative lodged the appeal, but the matter has no power of attorney. Record it, or call the appellant to complete the appeal.',
  },
  appeal_open: {
    sl: 'Zoper ta akt je že vpisana pritožba, o kateri še ni odločeno. Kar je prispelo pozneje, pripišite k njej.',
    en: 'An appeal against this act is open already. Add to it what came later.',
  },
  not_appealable: {
    sl: 'Zoper ta akt ni pritožbe: z njim ni odločeno o pravici stranke ali pa je že odpravljen.',
    en: 'There is no appeal against this act: it decides nothing, or it was set aside already.',
  },
  appeal_not_possible: {
    sl: 'Pritožbe tu zdaj ni mogoče vložiti: odločitev še ni vročena, rok se je iztekel ali pa o pritožbi že odločamo. Osvežite stran.',
    en: 'An appeal is not possible here now: the decision is not served yet, the term has ended, or an appeal is under way. Reload the page.',
  },
  not_replaceable: {
    sl: 'Akta te vrste ni mogoče nadomestiti na strani pritožbe: z njim se ni nič končalo. Pritožbo pošljite drugi stopnji.',
    en: 'An act of this kind cannot be replaced on the page of the appeal: nothing ended by it. Send the appeal to second instance.',
  },
  address_too_long: {
    sl: 'Naslova ni mogoče umestiti v okence ovojnice. Natisnite akt brez naslovnega lista ali povečajte okence v nastavitvah aktov.',
    en: 'An address does not fit the window of the envelope. Print the act without an address sheet, or make the window larger in the settings of acts.',
  },
  appeal_in_time: {
    sl: 'Po vpisanem dnevu vročitve je pritožba pravočasna, zato je ni mogoče zavreči kot prepozno. Preverite dan vročitve in dan vložitve ali izberite drug razlog.',
    en: 'By the recorded day of service the appeal is in time, so it cannot be dismissed as late. Check the days of service and of lodging, or choose another ground.',
  },
  appeal_not_served: {
    sl: 'Dan vročitve akta ni vpisan, zato se rok za pritožbo še ni iztekel. Najprej vpišite vročitev akta.',
    en: 'The day of service of the act is not recorded, so the term of appeal has not ended. Record the service of the act first.',
  },
  appeal_call_open: {
    sl: 'Pritožbe ni mogoče zavreči kot nepopolne, dokler stranka ni pozvana k dopolnitvi ali rok za dopolnitev še teče.',
    en: 'The appeal cannot be dismissed as incomplete before the party was called to complete it and the term of that call has ended.',
  },
  machine_key: {
    sl: 'Parkomat s to kodo in tem ključem ne sme poročati. Preverite ključ ali mu dajte novega.',
    en: 'No machine with this code and key may report. Check the key, or give the machine a new one.',
  },
  gate_code: {
    sl: 'Koda ni prava, je že porabljena ali ne velja več. Na zaslonu stebrička izdajte novo.',
    en: 'The code is wrong, used or too old. Give a new one on the screen of the bollard.',
  },
  code_unknown: {
    sl: 'Vloge s to številko, e-poštnim naslovom in kodo ne najdemo. Preverite vse tri ali zahtevajte novo povezavo.',
    en: 'There is no application with this number, e-mail address and code. Check all three, or ask for a new link.',
  },
  link_unopened: {
    sl: 'Najprej odprite povezavo, ki smo jo poslali na e-poštni naslov iz vloge.',
    en: 'First open the link that we sent to the e-mail address of the application.',
  },
  proof_required: {
    sl: 'Varnostno preverjanje še ni končano. Počakajte trenutek in poskusite znova.',
    en: 'The security check is not finished yet. Wait a moment and try again.',
  },
  wallet_refused: {
    sl: 'Denarnici ni mogoče ustreči. Na strani občine začnite znova.',
    en: 'The wallet’s request cannot be met. Begin again on the town’s page.',
  },
}
