import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianPermits: Catalogue = {
  'Preverjanje dovolilnice': 'Verifica del permesso',
  'Prepišite številko in kodo z natisnjene dovolilnice ali skenirajte kodo QR.':
    'Inserisca il numero e il codice del permesso stampato oppure scansioni il codice QR.',
  'Številka dovolilnice': 'Numero del permesso',
  Koda: 'Codice',
  Preveri: 'Verifica',
  'Preverjanje …': 'Verifica in corso …',
  'Dovolilnica je pristna in velja.': 'Il permesso è autentico e valido.',
  'Dovolilnica je pristna, a danes ne velja.': 'Il permesso è autentico, ma oggi non è valido.',
  'Dovolilnica s to številko in kodo ne obstaja. Preverite vnos; če je pravilen, listina ni pristna.':
    'Non esiste un permesso con questo numero e questo codice. Verifichi i dati inseriti; se sono corretti, il documento non è autentico.',
  'Primerjajte registrsko oznako z vozilom.': 'Confronti la targa con quella del veicolo.',
  'Danes velja za': 'Oggi è valido per',
  'Danes ne velja za': 'Oggi non è valido per',
  'nobeno vozilo': 'nessun veicolo',
  'Dovolilnica je pristna, vendar ob tej uri ne velja.': 'Il permesso è autentico, ma a quest’ora non è valido.',
  Ure: 'Ore',
}
