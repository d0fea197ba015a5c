import { withWords } from '../../../platform/translate/words.ts'

export const texts = withWords({
  title: { sl: 'Odpoved pritožbi, upravni spor in nadzor', en: 'Renunciation, court action and supervision' },
  none: { sl: 'Vpisov še ni.', en: 'Nothing has been entered yet.' },
  supervision: { sl: 'Vpiši odpravo po nadzorstveni pravici', en: 'Record an annulment by supervision' },
  supervisionHint: {
    sl: 'Vpiše se prejeta odločba organa druge stopnje ali nadzornega organa (274. člen ZUP). Akt se s tem odpravi: vloga gre nazaj v obravnavo oziroma dovolilnica spet velja.',
    en: 'Enter the decision received from the body of second instance or supervision (ZUP, art. 274). The act is gone by it: the application is in review again, or the permit in force again.',
  },
  annulledOn: { sl: 'Odločba izdana dne', en: 'Decision made on' },
  annulledLine: { sl: 'Odločba z dne {day}', en: 'Decision of {day}' },
  decisionNumber: { sl: 'Številka odločbe', en: 'Number of the decision' },
  waiver: { sl: 'Vpiši odpoved pritožbi', en: 'Record a renunciation' },
  waiverHint: {
    sl: 'Stranka se pravici do pritožbe odpove pisno ali ustno na zapisnik, po vročitvi in pred iztekom roka. Odpovedi ne more preklicati.',
    en: 'The party renounces the appeal in writing or into the minutes, after the service and before the term ends. It cannot take this back.',
  },
  waivedOn: { sl: 'Dan odpovedi', en: 'Day of the renunciation' },
  waivedLine: { sl: 'Odpoved dne {day}', en: 'Renounced on {day}' },
  court_action: { sl: 'Vpiši tožbo', en: 'Record a court action' },
  courtHint: {
    sl: 'Dokler spor ni končan, akt ni pravnomočen. Tožba, vložena po roku, na to ne vpliva.',
    en: 'Until the action has ended, the act is not legally binding. An action that was lodged late changes nothing.',
  },
  suedOn: { sl: 'Tožba vložena dne', en: 'Action lodged on' },
  suedLine: { sl: 'Tožba vložena dne {day}', en: 'Action lodged on {day}' },
  reference: { sl: 'Opravilna številka sodišča', en: 'Number of the court’s case' },
  referenceLine: { sl: 'št. {number}', en: 'no. {number}' },
  note: { sl: 'Opomba', en: 'Remark' },
  recorded: { sl: 'Vpisano.', en: 'Recorded.' },
  end: { sl: 'Vpiši konec spora', en: 'Record the end' },
  endedOn: { sl: 'Sodna odločba pravnomočna dne', en: 'Court’s decision binding on' },
  outcomeHint: {
    sl: 'Če je sodišče akt odpravilo, gre vloga nazaj v obravnavo oziroma dovolilnica spet velja.',
    en: 'Where the court annulled the act, the application is in review again, or the permit in force again.',
  },
  endedLine: { sl: 'Končano {day}: {outcome}', en: 'Ended on {day}: {outcome}' },
  open: { sl: 'Spor teče.', en: 'The action is open.' },
  withdraw: { sl: 'Umakni vpis', en: 'Take the entry back' },
  withdrawText: { sl: 'Vpis ostane v zgodovini z razlogom umika.', en: 'The entry stays in the history with the reason.' },
  withdrawnLine: { sl: 'Umaknjeno: {reason} ({name})', en: 'Taken back: {reason} ({name})' },
})
