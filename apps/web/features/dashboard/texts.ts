import { withWords } from '../../platform/kit.ts'

export const texts = withWords({
  waiting: { sl: 'Vloge v reševanju', en: 'Open applications' },
  forClerk: {
    sl: {
      one: '{count} čaka na referenta',
      two: '{count} čakata na referenta',
      few: '{count} čakajo na referenta',
      other: '{count} čaka na referenta',
    },
    en: { one: '{count} waits for a clerk', other: '{count} wait for a clerk' },
  },
  activePermits: { sl: 'Veljavne dovolilnice', en: 'Permits in force' },
  expiring: {
    sl: {
      one: '{count} poteče v 30 dneh',
      two: '{count} potečeta v 30 dneh',
      few: '{count} potečejo v 30 dneh',
      other: '{count} poteče v 30 dneh',
    },
    en: { one: '{count} expires within 30 days', other: '{count} expire within 30 days' },
  },
  noBollards: { sl: 'ni še nobenega', en: 'none yet' },
  allWell: { sl: 'vsi delujejo', en: 'all in order' },
  attention: {
    sl: {
      one: '{count} potrebuje pregled',
      two: '{count} potrebujeta pregled',
      few: '{count} potrebujejo pregled',
      other: '{count} potrebuje pregled',
    },
    en: { one: '{count} needs a look', other: '{count} need a look' },
  },
  today: { sl: 'Dovoljeni prehodi danes', en: 'Admitted today' },
  refusedToday: {
    sl: { one: '{count} zavrnjen', two: '{count} zavrnjena', few: '{count} zavrnjeni', other: '{count} zavrnjenih' },
    en: { one: '{count} refused', other: '{count} refused' },
  },
  figures: { sl: 'Današnji podatki', en: 'Today' },
  passages: { sl: 'Prehodi v zadnjih 14 dneh', en: 'Passages of the last 14 days' },
  admitted: { sl: 'Dovoljeni', en: 'Admitted' },
  refused: { sl: 'Zavrnjeni', en: 'Refused' },
  gatesUnheard: {
    sl: 'Strežnik od {instant} ne sliši stebričkov; kako stojijo, ni znano.',
    en: 'Since {instant} the server has not heard the bollards; how they stand is not known.',
  },
  needLook: { sl: 'Stebrički, ki potrebujejo pregled', en: 'Bollards that need a look' },
  terms: { sl: 'Roki občine', en: 'Deadlines of the municipality' },
  termsOverdue: { sl: 'Vloge z zamujeno odločitvijo', en: 'Applications with an overdue decision' },
  callsOverdue: { sl: 'Vloge z zamujenim pozivom k dopolnitvi', en: 'Applications with an overdue call for a supplement' },
  termsSoon: { sl: 'Roki, ki se iztečejo do {day}', en: 'Deadlines that end by {day}' },
  termsAsked: { sl: 'Prošnje za podaljšanje in pozne dopolnitve', en: 'Requests for more time and late supplements' },
  appealsOpen: { sl: 'Nerešene pritožbe', en: 'Open appeals' },
  appealsNext: { sl: 'Najbližji rok: {day}.', en: 'The nearest term: {day}.' },
  appealsOverdue: {
    sl: {
      one: 'Rok je potekel pri {count} pritožbi: {day}.',
      two: 'Rok je potekel pri {count} pritožbah, najprej {day}.',
      few: 'Rok je potekel pri {count} pritožbah, najprej {day}.',
      other: 'Rok je potekel pri {count} pritožbah, najprej {day}.',
    },
    en: {
      one: 'The term has run out for {count} appeal: {day}.',
      other: 'The term has run out for {count} appeals, first on {day}.',
    },
  },
  acts: { sl: 'Vročanje in dokončnost aktov', en: 'Service and finality of acts' },
  actsUnserved: { sl: 'Čakajo na vročanje', en: 'To be served' },
  actsOnTheWay: { sl: 'V vročanju', en: 'Being served' },
  actsTroubled: { sl: 'V varni predal jih ni mogoče oddati', en: 'Cannot be put into the secure box' },
  actsEnding: { sl: 'Rok za pritožbo se izteče do {day}', en: 'Term of appeal ends by {day}' },
  actsRestitutions: { sl: 'Predlogi za vrnitev v prejšnje stanje', en: 'Proposals to restore a missed term' },
  endingDocuments: { sl: 'Dokazila, ki potečejo', en: 'Documents that expire' },
  endingDocumentsAbout: {
    sl: {
      one: '{count} dokazilo poteče v 30 dneh ali je že poteklo, dovolilnica pa velja dlje.',
      two: '{count} dokazili potečeta v 30 dneh ali sta že potekli, dovolilnici pa veljata dlje.',
      few: '{count} dokazila potečejo v 30 dneh ali so že potekla, dovolilnice pa veljajo dlje.',
      other: '{count} dokazil poteče v 30 dneh ali je že poteklo, dovolilnice pa veljajo dlje.',
    },
    en: {
      one: '{count} document expires within 30 days or has expired, and its permit is valid longer.',
      other: '{count} documents expire within 30 days or have expired, and their permits are valid longer.',
    },
  },
  failedMails: { sl: 'Neposlana sporočila', en: 'Unsent mails' },
  failedMailsAbout: {
    sl: {
      one: '{count} sporočilo ni bilo poslano. Prejemnik zanj ne ve.',
      two: '{count} sporočili nista bili poslani. Prejemniki zanju ne vedo.',
      few: '{count} sporočila niso bila poslana. Prejemniki zanje ne vedo.',
      other: '{count} sporočil ni bilo poslanih. Prejemniki zanje ne vedo.',
    },
    en: {
      one: '{count} mail was not sent. Its recipient does not know of it.',
      other: '{count} mails were not sent. Their recipients do not know of them.',
    },
  },
  reportedPassages: { sl: 'Prehodi, ki jih imetniki zanikajo', en: 'Passages that holders deny' },
  reportedPassagesAbout: {
    sl: {
      one: '{count} prijava čaka na odgovor.',
      two: '{count} prijavi čakata na odgovor.',
      few: '{count} prijave čakajo na odgovor.',
      other: '{count} prijav čaka na odgovor.',
    },
    en: { one: '{count} report waits for an answer.', other: '{count} reports wait for an answer.' },
  },
  lateBackup: { sl: 'Varnostne kopije zamujajo', en: 'Backups are late' },
  lateBackupAbout: {
    sl: 'Zadnja varnostna kopija je bila narejena {instant}. Na strežniku preverite, zakaj se nova ni naredila (npm run doctor).',
    en: 'The newest backup is of {instant}. Find out on the server why none was made since (npm run doctor).',
  },
  noBackup: {
    sl: 'V mapi za varnostne kopije ni nobene. Na strežniku preverite BACKUP_DIR in nočno opravilo (npm run doctor).',
    en: 'The folder of the backups holds none. Look at BACKUP_DIR and at the nightly backup on the server (npm run doctor).',
  },
  unreadableBackups: {
    sl: 'Strežnik ne more brati mape za varnostne kopije (BACKUP_DIR), zato ne ve, kdaj je bila narejena zadnja. Dajte mu pravico branja (npm run doctor).',
    en: 'The server may not read the folder of the backups (BACKUP_DIR), so it does not know when the last one was made. Let it read the folder (npm run doctor).',
  },
  assessment: { sl: 'Ocene učinka še ni', en: 'No impact assessment yet' },
  assessmentAbout: {
    sl: 'Za samodejno prepoznavo vozil jo zahteva 35. člen GDPR. Predlogo prenesite, jo dopolnite in vpišite dan, ko jo je občina sprejela.',
    en: 'Article 35 GDPR demands one for recognising vehicles automatically. Download the template, complete it, and enter the day on which the municipality adopted it.',
  },
  toAssessment: { sl: 'Odpri predlogo', en: 'Open the template' },
  byStatus: { sl: 'Vloge v reševanju po stanju', en: 'Open applications by status' },
  nextSteps: { sl: 'Kaj lahko storite', en: 'What you can do next' },
  nothingToDo: {
    sl: 'Vse je urejeno. Trenutno vam ni treba storiti ničesar.',
    en: 'All is in order. There is nothing you need to do now.',
  },
  stepSupplement: { sl: 'Dopolnite vlogo', en: 'Add what is missing' },
  pay: { sl: 'Plačaj', en: 'Pay' },
  stepPayFee: { sl: 'Plačajte upravno takso', en: 'Pay the administrative fee' },
  stepPay: { sl: 'Plačajte dovolilnico', en: 'Pay for the permit' },
  stepRenew: { sl: 'Podaljšajte dovolilnico', en: 'Renew the permit' },
  stepAsk: {
    sl: 'Dovolilnica je začasno odvzeta: obrnite se na občino',
    en: 'The permit is suspended: contact the municipality',
  },
  stepWait: { sl: 'Vloga čaka na našo odločitev', en: 'The application waits for our decision' },
  stepApply: { sl: 'Oddajte vlogo za dovolilnico', en: 'Apply for a permit' },
  allApplications: { sl: 'Vse vloge', en: 'All applications' },
  myApplications: { sl: 'Moje vloge', en: 'My applications' },
  noApplications: { sl: 'Vloge še niste oddali.', en: 'You have not applied yet.' },
})
