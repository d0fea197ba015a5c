import { withWords } from '../../../platform/kit.ts'

export const texts = withWords({
  views: { sl: 'Pogledi', en: 'Views' },
  mine: { sl: 'Moje', en: 'Mine' },
  unassigned: { sl: 'Nedodeljene', en: 'Unassigned' },
  supplement: { sl: 'V dopolnitvi', en: 'Supplement' },
  overdue: { sl: 'Odločitev zamuja', en: 'Decision overdue' },
  callOverdue: { sl: 'Poziv k dopolnitvi zamuja', en: 'Call for a supplement overdue' },
  all: { sl: 'Vse odprte', en: 'All open' },
  saveView: { sl: 'Shrani pogled', en: 'Save the view' },
  viewSaved: { sl: 'Pogled je shranjen.', en: 'The view has been saved.' },
  viewName: { sl: 'Ime pogleda', en: 'Name of the view' },
  viewHint: {
    sl: 'Shranijo se filtri, vrstni red in stolpci, kot so zdaj. Pogled vidite samo vi.',
    en: 'Filters, order and columns are kept as they are now. Only you see the view.',
  },
  viewMenu: { sl: 'Pogled {name}', en: 'View {name}' },
  keepChanges: { sl: 'Shrani spremembe pogleda', en: 'Keep the changes of the view' },
  rename: { sl: 'Preimenuj', en: 'Rename' },
  remove: { sl: 'Izbriši pogled', en: 'Delete the view' },
  removeText: { sl: 'Izbriše se samo pogled; vloge ostanejo.', en: 'Only the view is deleted; the applications stay.' },
  removed: { sl: 'Pogled je izbrisan.', en: 'The view has been deleted.' },

  left: {
    sl: { one: 'še {count} dan', two: 'še {count} dneva', few: 'še {count} dni', other: 'še {count} dni' },
    en: { one: '{count} day left', other: '{count} days left' },
  },
  late: {
    sl: { one: 'zamuja {count} dan', two: 'zamuja {count} dneva', few: 'zamuja {count} dni', other: 'zamuja {count} dni' },
    en: { one: '{count} day late', other: '{count} days late' },
  },
  today: { sl: 'danes', en: 'today' },
  tomorrow: { sl: 'jutri', en: 'tomorrow' },
  resting: { sl: 'Mirujejo, čakajo na vlagatelja', en: 'Paused, waiting for the applicant' },
  rests: { sl: 'do {day}', en: 'until {day}' },
  restOver: { sl: 'potekel {day}', en: 'was due {day}' },
  documentsMet: { sl: 'ustreza {met} od {sent}', en: '{met} of {sent} good' },
  age: {
    sl: { one: '{count} dan', two: '{count} dneva', few: '{count} dnevi', other: '{count} dni' },
    en: { one: '{count} day', other: '{count} days' },
  },
  assignee: { sl: 'Referent', en: 'Clerk' },
  me: { sl: 'jaz', en: 'me' },
  nobody: { sl: 'nihče', en: 'nobody' },

  take: { sl: 'Prevzemi v obravnavo', en: 'Take into review' },
  toMe: { sl: 'Dodeli meni', en: 'Assign to me' },
  assign: { sl: 'Dodeli …', en: 'Assign …' },
  ask: { sl: 'Dopolnitev …', en: 'Supplement …' },
  export: { sl: 'Izvozi izbrane', en: 'Export selected' },
  exportAtMost: { sl: 'Izvoz: največ {count} vlog', en: 'Export: at most {count} applications' },
  assignTitle: {
    sl: { one: 'Dodeli {count} vlogo', two: 'Dodeli {count} vlogi', few: 'Dodeli {count} vloge', other: 'Dodeli {count} vlog' },
    en: { one: 'Assign {count} application', other: 'Assign {count} applications' },
  },
  askTitle: {
    sl: {
      one: 'Pošlji poziv za dopolnitev {count} vloge',
      two: 'Pošlji poziv za dopolnitev {count} vlog',
      few: 'Pošlji poziv za dopolnitev {count} vlog',
      other: 'Pošlji poziv za dopolnitev {count} vlog',
    },
    en: { one: 'Ask for a supplement of {count} application', other: 'Ask for a supplement of {count} applications' },
  },
  askHint: {
    sl: 'Vsak vlagatelj prejme svoj poziv z istim besedilom in običajnim rokom. Oddane vloge pri tem prevzamete v obravnavo.',
    en: 'Each applicant gets a call of their own with the same text and the usual term. Applications that were only submitted are taken into review.',
  },
  askText: { sl: 'Kaj naj vlagatelji dopolnijo', en: 'What the applicants should add' },
  askMissing: { sl: 'Napišite, kaj naj dopolnijo.', en: 'Write what they should add.' },
  askSubmit: { sl: 'Pošlji pozive', en: 'Send the calls' },
  toNobody: { sl: 'nikomur (nedodeljena)', en: 'nobody (unassigned)' },
  withOpen: {
    sl: {
      one: '{name} · {count} odprta',
      two: '{name} · {count} odprti',
      few: '{name} · {count} odprte',
      other: '{name} · {count} odprtih',
    },
    en: { one: '{name} · {count} open', other: '{name} · {count} open' },
  },
  assignSubmit: { sl: 'Dodeli', en: 'Assign' },
  done: {
    sl: { one: '{count} vloga: urejeno.', two: '{count} vlogi: urejeno.', few: '{count} vloge: urejeno.', other: '{count} vlog: urejeno.' },
    en: { one: '{count} application: done.', other: '{count} applications: done.' },
  },
  failedTitle: {
    sl: {
      one: 'Ni uspelo pri {count} vlogi',
      two: 'Ni uspelo pri {count} vlogah',
      few: 'Ni uspelo pri {count} vlogah',
      other: 'Ni uspelo pri {count} vlogah',
    },
    en: { one: 'Failed for {count} application', other: 'Failed for {count} applications' },
  },
  failedText: {
    sl: 'Če je bilo izbrano še kaj, je urejeno. Te ostanejo izbrane, dokler ste v istem pogledu.',
    en: 'If anything else was selected, it is done. These stay selected while you are in the same view.',
  },
  failedAway: {
    sl: {
      one: 'Ni uspelo pri {count} vlogi. Razlog je na seznamu vlog.',
      two: 'Ni uspelo pri {count} vlogah. Razloga sta na seznamu vlog.',
      few: 'Ni uspelo pri {count} vlogah. Razlogi so na seznamu vlog.',
      other: 'Ni uspelo pri {count} vlogah. Razlogi so na seznamu vlog.',
    },
    en: {
      one: 'Failed for {count} application. The reason is in the list of applications.',
      other: 'Failed for {count} applications. The reasons are in the list of applications.',
    },
  },
  notNow: { sl: 'V stanju »{status}« to ni mogoče.', en: 'Not possible in the status “{status}”.' },
  working: { sl: 'Urejeno {done} od {all} …', en: 'Done {done} of {all} …' },

  handOver: { sl: 'Predaj vloge sodelavca', en: 'Hand over a colleague’s applications' },
  handOverText: {
    sl: 'Vse odprte vloge sodelavca preidejo na drugega, na primer pred dopustom. Pri vsaki vlogi ostane zapisano, kdo jo je predal.',
    en: 'All open applications of a colleague go to another, for instance before going on leave. Each application keeps a record of who handed it over.',
  },
  from: { sl: 'Čigave vloge', en: 'Whose applications' },
  handedOver: { sl: 'Vloge so predane.', en: 'The applications have been handed over.' },
  nobodyHas: { sl: 'Nihče od sodelavcev nima odprtih vlog.', en: 'No colleague has open applications.' },
  choose: { sl: 'Izberite', en: 'Choose' },
  emptyView: { sl: 'V tem pogledu ni vlog', en: 'No applications in this view' },
  toUnassigned: { sl: 'Na nedodeljene vloge', en: 'To unassigned applications' },
})
