import { withWords } from '../../platform/translate/words.ts'

export const texts = withWords({
  parts: { sl: 'Deli varstva podatkov', en: 'Parts of data protection' },
  records: { sl: 'Evidenca obdelav', en: 'Records of processing' },
  acts: { sl: 'Akti po roku', en: 'Acts past their term' },
  retention: { sl: 'Izvajanje rokov hrambe', en: 'Runs of the retention' },
  how: {
    sl: 'Vsako noč ob 2:41 program prešteje, čemu je rok hrambe potekel, in to anonimizira ali izbriše. Če bi pri kaki vrsti podatkov vzel več kot tisoč vrstic in več kot desetkrat toliko kot običajno, ne spremeni ničesar in počaka na vašo potrditev.',
    en: 'Every night at 2:41 the program counts what is past its term and anonymises or deletes it. Where it would take more than a thousand rows of one kind and more than ten times the usual, it changes nothing and waits for your confirmation.',
  },
  preview: { sl: 'Preštej zdaj', en: 'Count now' },
  previewed: {
    sl: 'Štetje je začeto; rezultat bo v seznamu. Izbrisano ne bo nič.',
    en: 'Counting has begun; the result will be in the list. Nothing is deleted.',
  },
  none: { sl: 'Roki hrambe še niso bili izvedeni', en: 'The retention has not run yet' },
  noneHint: {
    sl: 'Prvič se izvedejo ponoči. S »Preštej zdaj« vidite, kaj bi bilo izbrisano, ne da bi se kaj spremenilo.',
    en: 'It runs tonight for the first time. “Count now” shows what would go, without changing anything.',
  },
  run: { sl: 'Izvajanje {at}', en: 'Run of {at}' },
  nothing: { sl: 'Ni podatkov, ki bi jim potekel rok hrambe.', en: 'There is no data past its term.' },
  until: {
    sl: 'Rok je potekel podatkom do vključno {day}; računom in plačilom pet let prej.',
    en: 'Data up to and with {day} is past its term; invoices and payments five years before.',
  },
  data: { sl: 'Podatki', en: 'Data' },
  term: { sl: 'Rok hrambe', en: 'Term' },
  anonymised: { sl: 'Anonimizirano', en: 'Anonymised' },
  deleted: { sl: 'Izbrisano', en: 'Deleted' },
  usual: { sl: 'Običajno', en: 'Usually' },
  onlyCounted: {
    sl: 'Poskus: nič ni spremenjeno. Številke povedo, kaj bi bilo anonimizirano in izbrisano.',
    en: 'A dry run: nothing was changed. The figures say what would be anonymised and deleted.',
  },
  waits: {
    sl: 'Podatkov je nenavadno veliko, zato se ni spremenilo nič. Preverite uro strežnika in številke; kar bo izbrisano, se ne da vrniti.',
    en: 'There is unusually much, so nothing was changed. Check the server’s clock and the figures; what is deleted cannot be brought back.',
  },
  confirm: { sl: 'Potrdi izvajanje', en: 'Confirm the run' },
  confirmTitle: { sl: 'Potrditev izvajanja rokov hrambe', en: 'Confirm the run of the retention' },
  confirmText: {
    sl: 'Anonimiziranih ali izbrisanih bo {rows} vrstic. Tega ni mogoče razveljaviti.',
    en: '{rows} rows will be anonymised or deleted. This cannot be undone.',
  },
  confirmed: { sl: 'Izvajanje je potrjeno in teče.', en: 'The run is confirmed and goes on.' },
})
