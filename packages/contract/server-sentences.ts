import type { Text } from './locale.ts'

/** Sentences of the rules that only the server judges: it says them with its answer, so that no page loads them. */
export const serverSentences = {
  after_fiction: {
    sl: 'Vročitev velja za opravljeno že {day}, ko je potekel rok za prevzem.',
    en: 'The service counts as done on {day}, when the days for collecting had passed.',
  },
  after_appeal_term: {
    sl: 'Rok za pritožbo se je iztekel {day}. Po tem dnevu odpoved ni več potrebna.',
    en: 'The term of appeal ended on {day}. After that day no renunciation is needed.',
  },
  before_act: { sl: 'Datum je pred izdajo akta.', en: 'The date is before the act was issued.' },
  before_lodged: { sl: 'Datum je pred dnem, na katerega se nanaša.', en: 'The date is before the day that it follows.' },
  after_permit_end: { sl: 'Dovolilnica se konča prej.', en: 'The permit ends before that.' },
  card_expired: { sl: 'Karta takrat ne velja več.', en: 'The card is no longer valid then.' },
  card_refused: {
    sl: 'Karte, s katero je prišlo to vozilo, pri pregledu nismo mogli potrditi. Pokličite občino.',
    en: 'We could not confirm the card with which this vehicle came. Call the municipality.',
  },
  justified_late: {
    sl: 'Opravičiti je mogoče vožnje v zadnjih 48 urah. Pokličite občino.',
    en: 'Drives of the last 48 hours can be justified. Call the municipality.',
  },
  visit_days_used: {
    sl: 'S to karto ste letos porabili vse dovoljene dni. Pokličite občino.',
    en: 'With this card you have used all days that the municipality allows this year. Call it.',
  },
  visit_hours: { sl: 'Za ta dan je že prepozno. Izberite drugega.', en: 'It is too late for this day. Choose another.' },
  visit_taken: {
    sl: 'Za to karto je obisk na ta dan že vpisan. Odprite povezavo, ki ste jo dobili, ali pokličite občino.',
    en: 'A visit with this card is entered for this day already. Open the link that you got, or call the municipality.',
  },
  visit_other_plate: {
    sl: 'S to karto je za ta dan prijavljeno drugo vozilo. Zamenjate ga na strani svojega obiska.',
    en: 'Another vehicle is entered with this card for this day. Change it on the page of your visit.',
  },
  occasion_twice: {
    sl: 'Ista oznaka je že v vrstici {line}. Eno odstranite.',
    en: 'The same plate is already in line {line}. Remove one.',
  },
  occasion_full: {
    sl: 'Število vozil ({quota}) je doseženo. Odstranite drugo vozilo ali pokličite občino.',
    en: 'The number of vehicles ({quota}) is reached. Remove another vehicle, or call the municipality.',
  },
  card_taken: {
    sl: 'To številko že ima druga kartica ali pa je navedena dvakrat.',
    en: 'Another card has this number, or it is entered twice.',
  },
  card_unknown: { sl: 'Kartica ni povezana z nobeno veljavno dovolilnico.', en: 'No permit in force carries this card.' },
  closed_day_past: {
    sl: 'Preteklih dni ({days}) ni mogoče dodati ali odstraniti: premaknili bi se roki, ki so se že iztekli.',
    en: 'Days that have passed ({days}) cannot be added or removed: terms that have ended would move.',
  },
  code_taken: { sl: 'Ta oznaka je že v rabi.', en: 'This code is already in use.' },
  copy_unmarked: {
    sl: 'Na to datoteko ne moremo vpisati namena kopije: je fotografija HEIC, zaklenjena z geslom, poškodovana ali prevelika. Priložite JPEG, PNG ali PDF brez gesla z največ 50 stranmi.',
    en: 'We cannot write the purpose on this file: it is a HEIC picture, locked by a password, damaged or too large. Attach a JPEG, a PNG or a PDF without a password with at most 50 pages.',
  },
  credential_twice: { sl: 'To je na dovolilnici že vpisano.', en: 'This is on the permit already.' },
  default_out_of_use: {
    sl: 'Blagajna, ki ni v rabi, ne more biti privzeta.',
    en: 'A device that is out of use cannot be the default.',
  },
  day_too_early: { sl: 'Najzgodnejši možni dan je {day}.', en: 'The earliest possible day is {day}.' },
  duplicates_open: {
    sl: 'Za isto vozilo na istem območju: {numbers}. Potrdite, da ste s tem seznanjeni.',
    en: 'For the same vehicle in the same zone: {numbers}. Confirm that you know.',
  },
  expiring_document: {
    sl: 'Izberite obvezno dokazilo, pri katerem se vpiše datum veljavnosti.',
    en: 'Choose a required document whose expiry is entered.',
  },
  file_type: {
    sl: 'Datoteka ni PDF, JPEG, PNG ali HEIC. Odstranite jo in izberite drugo.',
    en: 'The file is not a PDF, JPEG, PNG or HEIC. Remove it and choose another.',
  },
  fixed_by_invoices: {
    sl: 'Po prvem računu se to ne spreminja več. Dodajte nov prostor ali novo blagajno.',
    en: 'This no longer changes after the first invoice. Add a new premise or device.',
  },
  extension_early: {
    sl: 'Novi rok mora biti poznejši od dosedanjega ({day}).',
    en: 'The new term must end after the present one, {day}.',
  },
  supplement_early: {
    sl: 'Izberite {day} ali pozneje. Najkrajši rok za dopolnitev v dnevih: {days}.',
    en: 'Choose {day} or later. The shortest term for a supplement in days: {days}.',
  },
  not_heard: {
    sl: 'Stranka z ugotovitvami še ni bila seznanjena. Izdajte seznanitev ali izberite drug odgovor.',
    en: 'The party has not been told what was found out. Issue the notice, or choose another answer.',
  },
  hearing_runs: {
    sl: 'Stranka se o ugotovitvah lahko izjavi do {day}. Počakajte na izjavo ali iztek roka; prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).',
    en: 'The party can still answer what was found out by {day}. Wait for the answer or the end of the term; a decision before it needs urgent measures in the public interest (ZUP, art. 144).',
  },
  supplement_runs: {
    sl: 'Stranka lahko vlogo dopolni do {day}. Počakajte na dopolnitev ali iztek roka; prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).',
    en: 'The party can complete the application by {day}. Wait for the supplement or the end of the term; a decision before it needs urgent measures in the public interest (ZUP, art. 144).',
  },
  term_unserved: {
    sl: 'Poziv stranki še ni vročen, zato njen rok še ne teče; sporočilo po e-pošti ni vročitev. Pri aktu izberite »Vročanje«. Prej je mogoče odločiti le zaradi nujnih ukrepov v javnem interesu (144. člen ZUP).',
    en: 'The call is not served on the party, so its term has not begun; a mail is no service. At the act choose “Service”. A decision before it needs urgent measures in the public interest (ZUP, art. 144).',
  },
  hours_by_days: {
    sl: 'Na ure se lahko prodaja samo vrsta, ki velja toliko dni, kolikor jih vlagatelj izbere.',
    en: 'Only a kind that is valid for as many days as are chosen can be sold by the hour.',
  },
  no_opening_day: {
    sl: 'V teh dneh dovolilnica ne bi nikoli veljala: ta vrsta velja samo {hours}. Izberite druge dni.',
    en: 'On these days the permit would never be valid: this kind holds only {hours}. Choose other days.',
  },
  hours_lost: {
    sl: 'Dovolilnice, izdane ali zahtevane za čas {hours}, potem ne bi omogočale dostopa.',
    en: 'Permits that were issued or applied for at {hours} would no longer give access.',
  },
  represented: {
    sl: 'Stranko zastopa pooblaščenec. Vročitev mimo pooblaščenca nima učinka (88. člen ZUP).',
    en: 'The party is represented. Service past the representative has no effect (ZUP, art. 88).',
  },
  no_secure_box: {
    sl: 'Varni elektronski predal naslovnika ni vpisan. Vpišite ga pri aktih vloge ali dovolilnice.',
    en: 'No secure box of the addressee is recorded. Record it with the acts of the application or permit.',
  },
  e_service_not_set_up: {
    sl: 'Povezava z varnimi predali na strežniku ni nastavljena.',
    en: 'The link to secure boxes is not set up on the server.',
  },
  not_represented: { sl: 'Stranke nihče ne zastopa.', en: 'Nobody represents the party.' },
  granted_claim: {
    sl: 'Temu je že ugodeno z odločbo, zato podatka ni mogoče spremeniti.',
    en: 'A decision grants this already, so it cannot be changed.',
  },
  narrower_claim: {
    sl: 'Vloga bi obsegala manj, kot je stranka zahtevala. Povejte, zakaj; če stranka tega ni zahtevala, vloge ne spreminjajte in odločite z delno ugoditvijo.',
    en: 'The application would ask for less than the party did. Say why; if the party did not want it, leave the application and grant it in part.',
  },
  not_asked: { sl: 'Tega vlagatelj ni zahteval.', en: 'The applicant did not ask for this.' },
  nothing_refused: {
    sl: 'Tako bi bilo vlogi ugodeno v celoti. Izberite, kaj se zavrne, ali vlogo odobrite.',
    en: 'This would grant the whole claim. Choose what is refused, or approve the application.',
  },
  not_on_permit: { sl: 'Tega vozila ni na dovolilnici.', en: 'This vehicle is not on the permit.' },
  nothing_to_waive: {
    sl: 'Vloga nima postavke, ki bi jo ta oprostitev znižala. Izberite drugo postavko ali višji odstotek.',
    en: 'The application has no line that this exemption would lower. Choose another line or a higher percentage.',
  },
  opening_not_allowed: {
    sl: 'Ta vrsta dovolilnice ne omogoča tega načina dostopa.',
    en: 'This kind of permit does not give access this way.',
  },
  ordinary_not_allowed: {
    sl: 'Po nastavitvah občine je za to vrsto akta potrebna osebna vročitev. Izberite drug način.',
    en: 'By the municipality’s settings this kind of act must be served in person. Choose another manner.',
  },
  password_wrong: { sl: 'Geslo ni pravilno.', en: 'The password is wrong.' },
  permit_no_card: {
    sl: 'Ta dovolilnica ne obstaja, ne velja ali ne omogoča dostopa s kartico.',
    en: 'This permit does not exist, is not in force, or gives no access by card.',
  },
  price_day: {
    sl: 'Cene, ki že velja, ni mogoče spremeniti. Nova lahko začne veljati najprej {earliest}.',
    en: 'A price in force cannot be changed. A new one may begin on {earliest} at the earliest.',
  },
  supplement_empty: { sl: 'Priložite dokazilo ali napišite sporočilo.', en: 'Attach a document or write a message.' },
  temporary_taken: { sl: 'V tem času je nadomestno vozilo že vpisano.', en: 'A temporary vehicle is already entered for these days.' },
  temporary_too_long: {
    sl: 'Največje število dni za nadomestno vozilo: {maximum}.',
    en: 'Maximum number of days for a temporary vehicle: {maximum}.',
  },
  counts_differ: {
    sl: 'Skupni znesek se ne ujema s preštetimi bankovci in kovanci.',
    en: 'The sum differs from the counted notes and coins.',
  },
  transaction_used: {
    sl: 'Plačilo s tem ID-jem transakcije je že zabeleženo. Preverite potrdilo s terminala.',
    en: 'A payment with this transaction ID is recorded already. Check the slip of the terminal.',
  },
  allocation_nothing: { sl: 'Izberite vlogo in vpišite znesek.', en: 'Choose an application and enter an amount.' },
  allocation_more_than_payment: {
    sl: 'Razporedili ste več, kot je od plačila še ostalo ({left}).',
    en: 'You divided more than is left of the payment ({left}).',
  },
  allocation_more_than_fee: {
    sl: 'Znesek presega odprti znesek vloge ({open}). Kar je preveč plačano, pustite nerazporejeno.',
    en: 'The amount is more than the open fee ({open}). Leave what was paid too much undivided.',
  },
  allocation_twice: { sl: 'Ista vloga je navedena dvakrat.', en: 'The same application is entered twice.' },
  statement_account: {
    sl: 'Izpisek je za račun {found}, račun občine pa je {own}. Nič ni bilo uvoženo.',
    en: 'The statement is of the account {found}, but the municipality’s account is {own}. Nothing was imported.',
  },
  statement_amount: {
    sl: 'Zneska {amount} ni mogoče prebrati na cent natančno. Izpisek v celoti ni bil uvožen; banko prosite za nov izvoz.',
    en: 'The amount {amount} cannot be read to the cent. Nothing of the statement was imported; ask the bank for a new export.',
  },
  statement_column: {
    sl: 'V datoteki ni stolpca »{column}«. Preverite, ali ste izbrali pravo banko, ali popravite njene stolpce.',
    en: 'The file has no column “{column}”. Check that you chose the right bank, or correct its columns.',
  },
  statement_currency: {
    sl: 'Račun v izpisku je v valuti {currency}, uvoziti pa je mogoče le izpiske v evrih. Nič ni bilo uvoženo.',
    en: 'The account of the statement is in {currency}; only statements in euros can be imported. Nothing was imported.',
  },
  statement_csv: {
    sl: 'Vrstic v datoteki ni mogoče razdeliti v stolpce. Preverite ločilo pri izbrani banki.',
    en: 'The lines of the file cannot be divided into columns. Check the delimiter of the chosen bank.',
  },
  statement_day: {
    sl: 'Datuma {day} ni mogoče prebrati. Izpisek v celoti ni bil uvožen.',
    en: 'The day {day} cannot be read. Nothing of the statement was imported.',
  },
  statement_doctype: {
    sl: 'Datoteka vsebuje opis vrste dokumenta (DOCTYPE), ki ga v izpiskih ni in je lahko nevaren. Izpisek prenesite iz spletne banke znova.',
    en: 'The file has a document type (DOCTYPE), which statements never have and which may be dangerous. Download the statement from the bank again.',
  },
  statement_empty: { sl: 'V datoteki ni nobenega izpiska.', en: 'There is no statement in the file.' },
  statement_encoding: {
    sl: 'Črk v datoteki ni mogoče prebrati ({encoding}). Izpisek prenesite iz spletne banke znova.',
    en: 'The letters of the file cannot be read ({encoding}). Download the statement from the bank again.',
  },
  statement_incomplete: {
    sl: 'V izpisku manjka račun, znesek, smer ali datum enega od prometov. Izpisek v celoti ni bil uvožen.',
    en: 'The statement lacks its account, or an amount, direction or day of a movement. Nothing of it was imported.',
  },
  statement_mapping: {
    sl: 'Izberite, po kateri obliki CSV se datoteka bere, ali dodajte novo obliko. Izpiskov camt.053 (XML) ni treba nastavljati.',
    en: 'Choose the CSV form by which the file is read, or add a new one. A camt.053 statement (XML) needs none.',
  },
  statement_mapping_taken: {
    sl: 'Oblika s tem imenom že obstaja. Vpišite drugo ime ali uredite obstoječo.',
    en: 'There is a form of this name already. Enter another name, or change that one.',
  },
  statement_missing: { sl: 'Izberite eno datoteko z izpiskom.', en: 'Choose one file with a statement.' },
  statement_no_account: {
    sl: 'Občina v nastavitvah še nima vpisanega računa (IBAN), zato izpiskov ni mogoče uvoziti.',
    en: 'The municipality has not set its account (IBAN) yet, so statements cannot be imported.',
  },
  statement_malformed: {
    sl: 'Datoteka je poškodovana: v vrstici {line} ni pravilen XML. Izpisek prenesite iz spletne banke znova.',
    en: 'The file is damaged: line {line} is not proper XML. Download the statement from the bank again.',
  },
  statement_other: {
    sl: 'Datoteka ni izpisek camt.053 (različica 02, 04 ali 08). Iz spletne banke prenesite izpisek v tej obliki.',
    en: 'The file is not a camt.053 statement (version 02, 04 or 08). Download the statement from the bank in this form.',
  },
  refund_too_much: { sl: 'Vrniti je mogoče največ {most}.', en: 'At most {most} can be paid back.' },
  unknown_field: { sl: 'Tega polja obrazec ne pozna.', en: 'This field is not known.' },
  document_not_asked: {
    sl: 'To dokazilo za izbrano vrsto dovolilnice ni predvideno.',
    en: 'This document is not asked for with the chosen kind of permit.',
  },
} as const satisfies Record<string, Text>
