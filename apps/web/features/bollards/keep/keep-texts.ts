import type { GateStanding } from '@dovolilnice/contract/bollards/keep/gate-standing'
import type { Text } from '@dovolilnice/contract/locale'
import { withWords } from '../../../platform/kit.ts'

export const standingLabels: Record<GateStanding, Text> = {
  unheard: { sl: 'naprava se še ni oglasila', en: 'its device has not been heard from yet' },
  offline: { sl: 'naprava je brez povezave', en: 'its device is offline' },
  waiting: { sl: 'naprava čaka na seznam', en: 'its device waits for its list' },
  ready: { sl: 'deluje', en: 'works' },
  closing: { sl: 'še ni zaprt', en: 'not closed yet' },
  closed: { sl: 'ne spusti nikogar', en: 'opens for nobody' },
}

export const texts = withWords({
  retired: { sl: 'Stebrički, ki niso več v rabi', en: 'Bollards that are out of use' },
  add: { sl: 'Nov stebriček', en: 'New bollard' },
  none: { sl: 'Stebričkov v rabi ni', en: 'No bollard is in use' },
  noneText: {
    sl: 'Dodajte stebriček: kje stoji in katero območje varuje. Potem zaslon pove, kaj vpiše, kdor postavi napravo.',
    en: 'Add a bollard: where it stands and which zone it guards. The screen then says what the installer of its device types.',
  },
  nameHint: { sl: 'Kakor ga kličejo operaterji, na primer Glavni trg.', en: 'As operators call it, for instance Glavni trg.' },
  codeHint: {
    sl: 'Male črke brez šumnikov, števke in vezaji, na primer glavni-trg. Je tudi ime računa naprave in se pozneje ne spremeni.',
    en: 'Lower case letters, digits and hyphens, for instance glavni-trg. It names the account of its device too and does not change later.',
  },
  guards: { sl: 'Varuje', en: 'Guards' },
  guardsHint: {
    sl: 'Stebriček se spusti za dovolilnice območja, v katerem je parkirišče.',
    en: 'The bollard lowers for permits of the zone in which the lot is.',
  },
  guardsLot: { sl: '{lot} (območje {zone})', en: '{lot} (zone {zone})' },
  guardsZone: { sl: 'območje {zone}', en: 'zone {zone}' },
  onFailure: { sl: 'Če naprava 30 dni ne dobi seznama', en: 'If its device gets no list for 30 days' },
  direction: { sl: 'Smer', en: 'Way' },
  passback: { sl: 'Ponovni vstop, preden odpelje', en: 'Entering again before leaving' },
  passbackHint: { sl: 'Le pri stebričku, ki je samo vstop.', en: 'Only of a bollard that is entry alone.' },
  passbackMinutes: { sl: 'Šteje kot notri največ (min)', en: 'Counts as inside at most (min)' },
  passbackMinutesHint: {
    sl: 'Če odhoda nihče ni videl, na primer ob izpadu povezave, sme po tem času znova vstopiti.',
    en: 'Where nobody saw it leave, for instance without a link, it may enter again after that.',
  },
  openWindows: { sl: 'Odprt za vse', en: 'Open for everybody' },
  openHint: {
    sl: 'V teh urah je stebriček spuščen in mimo sme vsak; kdo, se ne zapiše. Brez oken je odprt le za tiste s pravico. Okno brez označenih dni velja vsak dan, tudi na praznik; drugo na praznik le, če ima označene praznike. Naprava se po urniku ravna šele, ko ji strežnik pove uro.',
    en: 'At these hours the bollard is lowered and everybody may pass; who does is not noted. Without windows it opens only for those with a right. A window without chosen days counts every day, holidays too; another counts on a holiday only with holidays chosen. The device follows these hours once the server has told it the time.',
  },
  place: { sl: 'Mesto na seznamu', en: 'Place in the list' },
  placeHint: {
    sl: 'Po tem vrstnem redu stojijo seznami in črke na zemljevidu.',
    en: 'Lists and the letters on the map follow this order.',
  },
  map: { sl: 'Zemljevid kraja stebrička', en: 'Map of the place of the bollard' },
  mapHow: {
    sl: 'Pritisnite na zemljevid ali povlecite znak. S tipkovnico: puščice premaknejo znak za meter, z dvigalko za deset. Drugi stebrički so sivi.',
    en: 'Press the map or drag the sign. By keyboard: arrows move the sign by a metre, with Shift by ten. Other bollards are grey.',
  },
  here: { sl: 'Tu stoji stebriček', en: 'The bollard stands here' },
  toMiddle: { sl: 'Postavi na sredino zemljevida', en: 'Put it in the middle of the map' },
  saved: { sl: 'Stebriček je shranjen.', en: 'The bollard is saved.' },
  made: { sl: 'Stebriček je dodan.', en: 'The bollard is added.' },
  editTitle: { sl: 'Uredi stebriček', en: 'Edit the bollard' },
  changed: {
    sl: 'Ta stebriček je medtem spremenil nekdo drug. Vaše spremembe niso shranjene.',
    en: 'Someone else has changed this bollard meanwhile. Your changes are not saved.',
  },
  loadFresh: { sl: 'Naloži sveže podatke', en: 'Load the fresh data' },
  heardAt: { sl: 'Naprava se je nazadnje oglasila', en: 'Its device was last heard' },
  list: { sl: 'Seznam na napravi', en: 'List on its device' },
  listEntries: {
    sl: {
      one: '{count} registrska oznaka, kartica ali telefon',
      two: '{count} registrski oznaki, kartici ali telefona',
      few: '{count} registrske oznake, kartice ali telefoni',
      other: '{count} registrskih oznak, kartic ali telefonov',
    },
    en: { one: '{count} plate, card or phone', other: '{count} plates, cards or phones' },
  },
  heldUntil: { sl: 'Zadržan spuščen do', en: 'Held lowered until' },
  since: { sl: 'Ni v rabi od', en: 'Out of use since' },

  install: { sl: 'Kaj vpiše, kdor postavi napravo', en: 'What the installer of its device types' },
  embedded: {
    sl: 'Posrednik sporočil teče v strežniku in ga slišijo le programi na istem stroju. Račun {code} je že naredil, geslo je v podatkovni mapi ({file}). Ukaz velja za običajno podatkovno mapo (za drugo dodajte DATA_DIR) in za zdajšnja vrata posrednika, ki so lahko po ponovnem zagonu druga. Na strežniku zaženite:',
    en: 'The message broker runs in the server and is heard by programs of the same machine alone. It has made the account {code} already, its password is in the data folder ({file}). The command holds for the usual data folder (for another add DATA_DIR) and for the present port of the broker, which may change with a restart. On the server run:',
  },
  embeddedOnly: {
    sl: 'Naprava na ulici ga ne doseže: zanjo občina potrebuje svojega posrednika (docs/operations.md).',
    en: 'A device in the street cannot reach it: for that the town needs a broker of its own (docs/operations.md).',
  },
  own: {
    sl: 'Občina ima svojega posrednika sporočil. Strežnik tam ne more narediti računa, zato ga naredi njegov skrbnik: uporabniško ime je oznaka {code}, geslo izbere sam. Pri Mosquittu:',
    en: 'The town has a message broker of its own. The server cannot make an account there, so its administrator does: the user name is the code {code}, the password is theirs to choose. With Mosquitto:',
  },
  ownDevice: {
    sl: 'Na napravi, z naslovom vašega posrednika in datoteko {file} s strežnika:',
    en: 'On the device, with the address of your broker and the file {file} of the server:',
  },
  driver: {
    sl: 'Tako zagnan program stebriček simulira. Na napravo na ulici gre paket dovolilnice-gate, vpiše se s kodo.',
    en: 'A program started in this way simulates. In the street its Debian package runs, enrolled with a code.',
  },
  command: { sl: 'ukaz', en: 'command' },
  accountCommand: { sl: 'ukaz za račun', en: 'command for the account' },

  retire: { sl: 'Vzemi iz rabe', en: 'Take out of use' },
  retireText: {
    sl: 'Naprava dobi prazen seznam in ne spusti nikogar več, tudi stanovalcev ne. Dobi tudi ukaz, naj konča zadržanje, in ko je nad stebričkom prosto, ga dvigne. Zadržan stebriček brez povezave ostane spuščen, dokler je ne dobi, najdlje do konca zadržanja. Ukazov ne sprejema več. Zgodovina in oznaka ostaneta.',
    en: 'Its device gets an empty list and no longer lowers for anyone, residents included. It is also told to end a hold, and raises the bollard when the way is clear. A held bollard without a link stays lowered until it has one, at most until the hold ends. It takes no more commands. Its history and its code stay.',
  },
  retireOffline: {
    sl: 'Naprava zdaj nima povezave: po starem seznamu odpira naprej, dokler je ne dobi ali dokler je ne izklopite. Če je nastavljena, da se brez seznama spusti, se stebriček po 30 dneh spusti za vse.',
    en: 'Its device has no link now: it goes on opening by its old list until it has one, or until you switch it off. If it is set to lower without a list, the bollard is lowered for all after 30 days.',
  },
  retireDone: { sl: 'Stebriček ni več v rabi.', en: 'The bollard is out of use.' },
  putBack: { sl: 'Vrni v rabo', en: 'Put back into use' },
  putBackText: {
    sl: 'Naprava dobi seznam današnjih dovolilnic in znova spušča. Če ima občina svojega posrednika, mora imeti naprava tam račun.',
    en: 'Its device gets the list of current permits and lowers again. If the town has a broker of its own, the device must have an account there.',
  },
  putBackDone: { sl: 'Stebriček je znova v rabi.', en: 'The bollard is in use again.' },
  closingText: {
    sl: 'Naprava še ni prevzela praznega seznama ali pa je stebriček še zadržan. Brez povezave odpira po starem: vrnite ji povezavo ali jo izklopite. Računa na svojem posredniku do takrat ne brišite.',
    en: 'Its device has not taken the empty list yet, or the bollard is still held. Without a link it opens as before: give it its link back or switch it off. Until then do not delete its account at a broker of your own.',
  },
  closedText: {
    sl: 'Naprava nima seznama, po katerem bi koga spustila. Račun na svojem posredniku lahko izbrišete.',
    en: 'Its device has no list by which it would open. You may delete its account at a broker of your own.',
  },
  pendingText: {
    sl: 'Naprava nima seznama, po katerem bi koga spustila, ni pa še oddala vseh prehodov. Računa na svojem posredniku do takrat ne brišite.',
    en: 'Its device has no list by which it would open, but has not handed over all passages yet. Until then do not delete its account at a broker of your own.',
  },
  times: { sl: 'Časi', en: 'Times' },
  timesText: {
    sl: 'Naprava jih prevzame med delovanjem. Daljši časi so varnejši: krajši naj ustrezajo stroju in zanki, kot ju je preizkusil izvajalec.',
    en: 'The device takes them while it runs. Longer ones are safer: shorter ones must fit the motor and the loop as the installer tested them.',
  },
  timesOrdinary: { sl: 'običajni', en: 'ordinary' },
  timesSet: { sl: 'motor {motor} s, prosto {clear} s, opozarjanje {warn} s', en: 'motor {motor} s, clear {clear} s, warning {warn} s' },
  timesDone: { sl: 'Časi so shranjeni.', en: 'The times are saved.' },
  timeMotor: { sl: 'Motor najdlje (s)', en: 'Motor at most (s)' },
  timeClear: { sl: 'Prosto pred dvigom (s)', en: 'Clear before it rises (s)' },
  timeWarn: { sl: 'Luč in brenčalo pred dvigom (s)', en: 'Lamp and buzzer before it rises (s)' },
  timePassage: { sl: 'Čaka na vozilo (s)', en: 'Waits for a vehicle (s)' },
  timeStuck: { sl: 'Zanka zasedena najdlje (min)', en: 'Loop occupied at most (min)' },
  timeVehicle: { sl: 'Vozilo na zanki vsaj (s)', en: 'Vehicle on the loop at least (s)' },
  timeEdges: { sl: 'Sprememb zanke največ', en: 'Changes of the loop at most' },
  timeChatter: { sl: 'v času (s)', en: 'within (s)' },
  timeEmergency: { sl: 'Po zasilnem dostopu spuščen (min)', en: 'Down after an emergency (min)' },
  emergency: { sl: 'Zasilni dostop', en: 'Emergency access' },
  emergencyText: {
    sl: 'Zasilna pooblastila spustijo vsak stebriček, tudi v okvari in brez seznama, ne pa tistega, ki je v vzdrževanju. O vsaki uporabi gre takoj opozorilo.',
    en: 'Emergency credentials lower every bollard, also one that is faulty or has no list, but not one under maintenance. Each use raises an alert at once.',
  },
  emergencyAdd: { sl: 'Dodaj pooblastilo', en: 'Add a credential' },
  emergencyNone: { sl: 'Ni zasilnih pooblastil.', en: 'There are no emergency credentials.' },
  emergencyDone: { sl: 'Zasilna pooblastila so shranjena.', en: 'The emergency credentials are saved.' },
  emergencyWhose: { sl: 'Čigavo je', en: 'Whose it is' },
  emergencyValue: { sl: 'Oznaka', en: 'Value' },
  emergencyRemoveOf: { sl: 'Odstrani: {label}', en: 'Remove: {label}' },
  emergencyRemoveText: {
    sl: 'S tem pooblastilom se v sili ne bo več spustil noben stebriček.',
    en: 'In an emergency this credential will no longer lower any bollard.',
  },
  kindCard: { sl: 'Kartica', en: 'Card' },
})

export const enrolTexts = withWords({
  account: { sl: 'Naprava in njen ključ', en: 'The device and its key' },
  accountText: {
    sl: 'Naprava dobi ključ, naslov posrednika in potrdila s kodo, ki velja 15 minut in za en vpis.',
    en: 'The device gets its key, the address of the broker and certificates with a code that holds 15 minutes, for one enrolment.',
  },
  agent: { sl: 'Naprava', en: 'Device' },
  agentText: { sl: '{host}, različica {version}, deluje {hours} h', en: '{host}, version {version}, up {hours} h' },
  agentDisk: { sl: 'prostora {gigabytes} GB', en: '{gigabytes} GB free' },
  enrolled: { sl: 'Vpisana', en: 'Enrolled' },
  revoked: { sl: 'Ključ razveljavljen', en: 'Key revoked' },
  notTold: {
    sl: 'Posrednik za to še ne ve: do takrat sprejema prejšnji ključ. Poskuša se vsakih 10 sekund.',
    en: 'The broker does not know yet: until then it takes the key of before. It is tried every 10 seconds.',
  },
  twoAgents: {
    sl: 'Isti ključ izmenoma uporabljata dve napravi, na primer zaradi kopirane kartice SD. Zamenjajte ključ in vpišite pravo.',
    en: 'Two devices use the same key in turn, for instance because of a copied SD card. Replace the key and enrol the right one.',
  },
  enrol: { sl: 'Vpiši napravo', en: 'Enrol a device' },
  replace: { sl: 'Zamenjaj ključ', en: 'Replace the key' },
  revoke: { sl: 'Razveljavi ključ', en: 'Revoke the key' },
  revokeText: {
    sl: 'Posrednik naprave ne sprejme več. Odloča naprej po seznamu, ki ga ima, dokler je ne izklopite, ukazov pa ne dobi.',
    en: 'The broker takes the device no more. It goes on deciding by the list that it has until you switch it off, but gets no commands.',
  },
  revokeDone: {
    sl: 'Ključ naprave je razveljavljen, posrednik bo obveščen.',
    en: 'The key of the device has been revoked; the broker is being told.',
  },
  codeFor: { sl: 'Koda za stebriček {name}', en: 'Code for the bollard {name}' },
  left: { sl: 'še {minutes} min {seconds} s, za en vpis', en: '{minutes} min {seconds} s left, for one enrolment' },
  over: { sl: 'koda ne velja več', en: 'the code has ended' },
  used: { sl: 'koda je porabljena', en: 'the code is used' },
  onDevice: { sl: 'Na napravi vpišite', en: 'Type on the device' },
  command: { sl: 'ukaz', en: 'command' },
  stepCode: { sl: 'Koda izdana', en: 'Code given' },
  stepAccount: {
    sl: 'Naprava je prevzela račun, potrdilo in ključ seznama',
    en: 'The device has its account, certificate and key of lists',
  },
  stepList: { sl: 'Prvi seznam in ura', en: 'First list and the time' },
  stepDone: { sl: 'opravljeno', en: 'done' },
  oldEnds: {
    sl: 'Če ima stebriček že napravo, ta z vpisom izgubi dostop.',
    en: 'If the bollard has a device already, it loses its access with the enrolment.',
  },
  newCode: { sl: 'Nova koda', en: 'New code' },
})
