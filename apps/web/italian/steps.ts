import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianSteps: Catalogue = {
  'Korak {step} od {count}': 'Passo {step} di {count}',
  'Velja od {from} do {last}, {price}': 'Vale dal {from} al {last}, {price}',
  'Ugodneje je izbrati {count} × {period}: cena je {price}, veljavnost do {last}.':
    'È più conveniente scegliere {count} × {period}: il prezzo è {price}, la validità fino al {last}.',
  'Slikaj s telefonom': 'Scatta una fotografia',
  'Izberi sliko ali PDF': 'Scegli una foto o un PDF',
  'Slikaj znova': 'Fotografa di nuovo',
  'Zavrti sliko {name}': 'Ruota l’immagine {name}',
  'Te slike ni mogoče zavrteti. Slikajte znova ali pošljite sliko takšno, kot je.':
    'Questa immagine non può essere ruotata. La fotografi di nuovo o la invii così com’è.',
  'Prejšnji korak': 'Passo precedente',
  Naprej: 'Avanti',
  'Preverite odgovore': 'Verifichi le risposte',
  Spremeni: 'Modifica',
  'Kartica ali daljinski upravljalnik': 'Tessera o telecomando',
  Ura: 'Orario',
  Da: 'Sì',
  'Ni izpolnjeno': 'Non compilato',
  'Ni priloženo': 'Non allegato',
}
