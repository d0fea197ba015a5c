import { defineTexts } from '../../../platform/kit.ts'

export const texts = defineTexts({
  title: { sl: 'Stanje vloge', en: 'Application status' },
  submitted: {
    sl: 'Vloga čaka na pregled. O vsaki spremembi stanja vas bomo obvestili po e-pošti.',
    en: 'Your application is waiting for review. We notify you of every change by e-mail.',
  },
  mailsTo: { sl: 'Pišemo vam na {email}.', en: 'We write to {email}.' },
  in_review: { sl: 'Uradna oseba pregleduje vlogo in dokazila.', en: 'An official is reviewing the application and its documents.' },
  interim: {
    sl: 'Od {from} do odločitve, a najdlj do {last}, smete na območje z vozilom {plates}: to je začasni prehod in ne dovolilnica.',
    en: 'From {from} until the decision, and until {last} at the latest, you may enter the zone with the vehicle {plates}: this is an interim pass, not a permit.',
  },
  decideBy: {
    sl: 'O vlogi moramo odločiti najpozneje {day}. Če kaj manjka, vas bomo pred tem pozvali k dopolnitvi, sicer vas bomo obvestili o odločitvi.',
    en: 'We must decide by {day} at the latest. If something is missing, we will ask you for it before then; otherwise we will tell you of the decision.',
  },
  decisionOverdue: {
    sl: 'Rok za odločitev se je iztekel {day}, o vlogi pa še ni odločeno. Zaradi molka organa lahko vložite pritožbo (222. člen ZUP). Za pojasnilo se obrnite na občino.',
    en: 'The term for the decision ended on {day}, but nothing is decided yet. You may appeal against the silence of the authority (ZUP, art. 222). The municipality gives you an explanation.',
  },
  suspended: {
    sl: 'Postopek je od {day} prekinjen. Dokler razlog za prekinitev ne preneha, ne teče noben rok in vam ni treba ničesar storiti. O nadaljevanju vas bomo obvestili.',
    en: 'The procedure has been suspended since {day}. Until the ground of that ends, no term runs and you need not do anything. We will tell you when it goes on.',
  },
  termStands: {
    sl: 'Rok za odločitev začne teči, ko je vloga popolna. Zadnji dan bo naveden tukaj.',
    en: 'The term for the decision begins when the application is complete. Its last day will be shown here.',
  },
  supplement_requested: {
    sl: 'Vloga ni popolna. Dopolnite jo najpozneje {due}, sicer jo bomo s sklepom zavrgli.',
    en: 'The application is not complete. Add what is missing by {due}, or it will be dismissed by an order.',
  },
  supplementFromService: {
    sl: 'Vloga ni popolna. Dopolnite jo v {days} od vročitve poziva, sicer jo bomo s sklepom zavrgli.',
    en: 'The application is not complete. Add what is missing within {days} of the service of the call, or it will be dismissed by an order.',
  },
  supplementOverdue: {
    sl: 'Rok za dopolnitev je potekel {due}, vloga pa še ni zavržena. Če jo dopolnite zdaj, jo bomo še pregledali, sicer jo bomo s sklepom zavrgli.',
    en: 'The term for the supplement ended on {due}, but the application has not been dismissed yet. If you send what is missing now, we will still review it; otherwise the application will be dismissed by an order.',
  },
  approved: {
    sl: 'Vloga je odobrena. Dovolilnica bo kmalu izdana.',
    en: 'The application has been approved. The permit will be issued soon.',
  },
  approvedToPay: {
    sl: 'Vloga je odobrena in čaka na plačilo do {due}. Če cene do takrat ne boste plačali, dovolilnica ne bo izdana. O tem bo izdan sklep.',
    en: 'The application has been approved and awaits the payment by {due}. Without it the permit will not be issued, and an order will say so.',
  },
  approvedWithFee: {
    sl: 'Vloga je odobrena. Plačajte {fee} do {due}. Podatke za nakazilo dobite pri občini.',
    en: 'The application has been approved. Pay {fee} by {due}. The municipality gives you the details for the transfer.',
  },
  paid: { sl: 'Plačilo smo prejeli. Dovolilnica bo kmalu izdana.', en: 'The payment has been received. The permit will be issued soon.' },
  completed: { sl: 'Dovolilnica {permit} je izdana.', en: 'The permit {permit} has been issued.' },
  rejected: {
    sl: 'Vloga je zavrnjena. Izdana je odločba s poukom o pravnem sredstvu; kopija je dostopna na spodnji povezavi.',
    en: 'The application has been rejected. A decision with the legal remedy has been issued; a copy is available by the link below.',
  },
  withdrawn: {
    sl: 'Vlogo ste umaknili. O ustavitvi postopka bo izdan sklep, ki vam ga bomo vročili. Če dovolilnico še potrebujete, oddajte novo vlogo.',
    en: 'You have withdrawn the application. An order will end the procedure, and we will serve it on you. If you still need the permit, send a new application.',
  },
  lapsed: {
    sl: 'Dovolilnica ni bila plačana v roku, zato ne bo izdana. Izdan je sklep s poukom o pravnem sredstvu, ki vam bo vročen. Če dovolilnico še potrebujete, oddajte novo vlogo.',
    en: 'The permit was not paid in time, so it will not be issued. An order with the legal remedy has been issued and will be served on you. If you still need the permit, apply again.',
  },
  cancelled: {
    sl: 'Vloga je bila vnesena pomotoma, zato je vnos razveljavljen.',
    en: 'The application was entered by mistake, so the entry has been cancelled.',
  },
  dismissed: {
    sl: 'Vloga je zavržena. O tem je izdan sklep z razlogi in poukom o pravnem sredstvu, ki vam bo vročen. Če dovolilnico še potrebujete, oddajte novo vlogo.',
    en: 'The application has been dismissed. An order with its reasons and the legal remedy has been issued and will be served on you. If you still need the permit, send a new application.',
  },
  willBeServed: {
    sl: 'Odločitev št. {number} vam bo vročena. Rok za pritožbo začne teči z vročitvijo; prenos kopije ali e-sporočilo nista vročitev.',
    en: 'The decision No. {number} will be served on you. The term of appeal begins with its service; a downloaded copy or an e-mail does not count as service.',
  },
  handedOver: {
    sl: 'Odločitev št. {number} je bila oddana v vročanje {day} ({manner}). Rok za pritožbo začne teči z vročitvijo.',
    en: 'The decision No. {number} was handed over for service on {day} ({manner}). The term of appeal begins with its service.',
  },
  served: {
    sl: 'Odločitev št. {number} vam je bila vročena {day} ({manner}). Pritožbo lahko vložite najpozneje {until}.',
    en: 'The decision No. {number} was served on you on {day} ({manner}). An appeal is possible until {until}.',
  },
  underAppeal: {
    sl: 'Odločitev št. {number} vam je bila vročena {day} ({manner}). Zoper njo teče pritožbeni postopek; o njegovem izidu boste prejeli pisno odločitev.',
    en: 'The decision No. {number} was served on you on {day} ({manner}). An appeal against it is under way; you will get a written decision on its outcome.',
  },
  appealHow: {
    sl: 'Vložite jo lahko tukaj ali kakor piše v pouku o pravnem sredstvu na koncu odločitve. Tam piše tudi, koliko znaša taksa.',
    en: 'Lodge it here, or as the instruction on the legal remedy at the end of the decision says. That also names its fee.',
  },
  joined: {
    sl: 'Vaša zadeva se vodi v skupnem postopku. Druge vloge v njem: {numbers}. O vsaki vlogi bo izdana posebna odločitev.',
    en: 'Your matter is in one procedure with that of the application: {numbers}. Each application gets its own decision.',
  },
  inItalian: {
    sl: 'Postopek teče v slovenščini in italijanščini. Odločbe in pozivi so v obeh jezikih.',
    en: 'The procedure is in Slovenian and Italian. Decisions and calls are in both languages.',
  },
  inHungarian: {
    sl: 'Postopek teče v slovenščini in madžarščini. Odločbe in pozivi so v obeh jezikih.',
    en: 'The procedure is in Slovenian and Hungarian. Decisions and calls are in both languages.',
  },
  servedAndFinal: {
    sl: 'Odločitev št. {number} vam je bila vročena {day} ({manner}) in je dokončna od {final}.',
    en: 'The decision No. {number} was served on you on {day} ({manner}) and is final from {final}.',
  },
  order: { sl: 'Prenesi sklep (PDF)', en: 'Download the order (PDF)' },
  decision: { sl: 'Prenesi odločbo (PDF)', en: 'Download the decision (PDF)' },
  reason: { sl: 'Razlog: {reason}', en: 'Reason: {reason}' },

  data: { sl: 'Podatki vloge', en: 'The application' },
  kind: { sl: 'Vrsta dovolilnice', en: 'Kind of permit' },
  lot: { sl: 'Parkirišče', en: 'Parking lot' },
  plates: { sl: 'Vozila', en: 'Vehicles' },
  validity: { sl: 'Veljavnost', en: 'Validity' },
  fee: { sl: 'Cena', en: 'Price' },
  administrativeFee: { sl: 'Upravna taksa', en: 'Administrative fee' },
  feePaid: { sl: 'Upravna taksa je plačana.', en: 'The administrative fee is paid.' },
  feeReceipt: { sl: 'Prenesi potrdilo o plačilu takse (PDF)', en: 'Download the receipt of the fee (PDF)' },
  feeOpen: { sl: 'Upravna taksa še ni plačana.', en: 'The administrative fee is not paid yet.' },
  feeClaimed: {
    sl: 'O oprostitvi upravne takse še ni odločeno. Do takrat vam je ni treba plačati.',
    en: 'The exemption from the administrative fee is not decided yet. Until then you do not pay it.',
  },
  feeExempt: { sl: 'Oproščeni ste plačila upravne takse.', en: 'You are exempt from the administrative fee.' },
  free: { sl: 'brezplačno', en: 'free' },
  sentOn: { sl: 'Oddana', en: 'Sent' },
  documents: { sl: 'Priložena dokazila', en: 'Documents sent' },
  documentEnds: { sl: 'Dokazilo velja do', en: 'Document valid until' },
  noDocuments: { sl: 'Dokazila niso priložena.', en: 'There are no documents.' },
  partly: {
    sl: 'Vlogi je ugodeno le delno. Zahtevali ste: {plates}, do vključno {last}. Kaj je zavrnjeno, zakaj in kako se lahko pritožite, piše v odločbi.',
    en: 'Only a part of the application was granted. You asked for: {plates}, until {last}. The decision says what is refused, why, and how you can appeal.',
  },
  inBox: {
    sl: 'Akt št. {number} čaka v varnem elektronskem predalu. Če do {until} ne bo prevzet, bo s tem dnem veljal za vročenega.',
    en: 'Act No. {number} waits in the secure box. If it is not collected by {until}, it counts as served on that day.',
  },
  boxTitle: { sl: 'Vročanje v varni elektronski predal', en: 'Service into a secure box' },
  boxAddress: { sl: 'Naslov varnega elektronskega predala', en: 'Address of the secure box' },
  boxHint: {
    sl: 'Odločbe in pozive prejmete v predal namesto po pošti. Prevzamete jih z elektronskim podpisom.',
    en: 'You get decisions and calls in the box and not by post. You collect them with an electronic signature.',
  },
  boxSave: { sl: 'Shrani predal', en: 'Save the box' },
  boxSaved: { sl: 'Predal je shranjen.', en: 'The box has been saved.' },
  represented: {
    sl: 'Po pooblastilu vas zastopa: {name}, od {since}. Odločbe in pozivi se vročajo pooblaščencu.',
    en: 'Represented by a power of attorney: {name}, since {since}. Decisions and calls are served on the representative.',
  },
  representedUntil: {
    sl: 'Po pooblastilu vas zastopa: {name}, od {since} do vključno {until}. Odločbe in pozivi se vročajo pooblaščencu.',
    en: 'Represented by a power of attorney: {name}, from {since} to {until}. Decisions and calls are served on the representative.',
  },
  timeline: { sl: 'Potek', en: 'Timeline' },

  hearingTitle: { sl: 'Ugotovitve pred odločitvijo', en: 'Findings before the decision' },
  hearingText: {
    sl: 'Pred odločitvijo smo vas seznanili z ugotovitvami. Preberite jih in oddajte izjavo.',
    en: 'Before deciding we told you what was found out. Read it and send your answer.',
  },
  hearingOpen: { sl: 'Odpri ugotovitve', en: 'Open the findings' },
  supplementTitle: { sl: 'Dopolnitev vloge', en: 'Add missing information' },
  supplementLate: {
    sl: 'Sklep o zavrženju vam še ni bil vročen. Če vlogo dopolnite zdaj, jo bomo pregledali in postopek lahko nadaljevali.',
    en: 'The order of dismissal has not been served on you yet. If you send what is missing now, we will look at it and may go on with the procedure.',
  },
  supplementAsked: { sl: 'Za odločitev potrebujemo:', en: 'To decide we need:' },
  call: { sl: 'Prenesi poziv (PDF)', en: 'Download the call (PDF, in Slovenian)' },
  extensionTitle: { sl: 'Potrebujete več časa?', en: 'Do you need more time?' },
  extensionReason: { sl: 'Zakaj potrebujete več časa', en: 'Why you need more time' },
  extensionHint: {
    sl: 'O prošnji bo odločila uradna oseba; o odločitvi vas bomo obvestili po e-pošti. Do takrat velja dosedanji rok.',
    en: 'An official will decide on your request and we will tell you by e-mail. Until then the present term holds.',
  },
  extensionSend: { sl: 'Zaprosi za podaljšanje', en: 'Ask for more time' },
  extensionAsked: { sl: 'Prošnja za podaljšanje roka je oddana.', en: 'Your request for more time has been sent.' },
  extensionWaits: { sl: 'Vaša prošnja za podaljšanje roka čaka na odločitev.', en: 'Your request for more time waits for a decision.' },
  extensionGranted: { sl: 'Rok je podaljšan do {day}. {answer}', en: 'You have more time, until {day}. {answer}' },
  extensionRefused: { sl: 'Rok ni podaljšan. {answer}', en: 'The term was not extended. {answer}' },
  message: { sl: 'Sporočilo občini', en: 'Message to the municipality' },
  supplementMore: { sl: 'Če želite, priložite še kaj drugega.', en: 'Attach anything else if you like.' },
  sendSupplement: { sl: 'Oddaj dopolnitev', en: 'Send the supplement' },
  supplementDone: { sl: 'Dopolnitev je oddana.', en: 'The supplement has been sent.' },
  supplementReceived: { sl: 'Prejeli smo jo {at}.', en: 'We received it on {at}.' },
  payFee: { sl: 'Plačajte upravno takso {fee} do {due}', en: 'Pay the administrative fee of {fee} by {due}' },
  expires: { sl: 'Dokazilo velja do', en: 'Document valid until' },

  withdraw: { sl: 'Umakni vlogo', en: 'Withdraw the application' },
  withdrawTitle: { sl: 'Želite umakniti vlogo {number}?', en: 'Withdraw the application {number}?' },
  withdrawText: {
    sl: 'Umaknjene vloge ni mogoče obnoviti, lahko pa oddate novo.',
    en: 'A withdrawn application cannot be taken up again; you can send a new one.',
  },
  withdrawDone: { sl: 'Vloga je umaknjena.', en: 'The application has been withdrawn.' },
})
