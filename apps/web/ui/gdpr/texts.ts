import { defineTexts } from '../../platform/kit.ts'

export const gdprTexts = defineTexts({
  title: { sl: 'Obvestilo o varstvu osebnih podatkov', en: 'Data-protection notice' },
  intro: {
    sl: 'Kratko obvestilo po 13. členu Splošne uredbe (GDPR). Vsi nameni, podlage, uporabniki podatkov in samodejno odločanje so v celotnem obvestilu.',
    en: 'Short notice under Article 13 GDPR. All purposes, grounds, recipients and the automated decision are in the whole notice.',
  },
  incomplete: { sl: 'Podatkov občine trenutno ni mogoče naložiti.', en: 'The municipality’s details cannot be loaded at the moment.' },
  controller: { sl: 'Upravljavec podatkov', en: 'Data controller' },
  officer: { sl: 'Pooblaščena oseba za varstvo podatkov', en: 'Data protection officer' },
  data: { sl: 'Podatki, ki jih obdelujemo', en: 'Data we process' },
  purpose: { sl: 'Namen obdelave', en: 'Purpose' },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  processor: { sl: 'Pogodbeni obdelovalec', en: 'Contract processor' },
  transfer: { sl: 'Prenos v tretje države', en: 'Transfer to third countries' },
  retention: { sl: 'Rok hrambe', en: 'Retention' },
  rights: { sl: 'Vaše pravice', en: 'Your rights' },
  whole: { sl: 'Celotno obvestilo', en: 'The whole notice' },
  refusal: { sl: 'Če podatkov ne želite posredovati', en: 'If you do not wish to provide the data' },
})
