import type { Catalogue } from '@dovolilnice/contract/in-language'

/** Italian: answers. */
export const italianAnswers: Catalogue = {
  'Predračun ni bil pravočasno plačan.': 'La fattura pro forma non è stata pagata entro il termine.',
  'Ugodili smo predlogu za vrnitev v prejšnje stanje, zato rok za dopolnitev teče znova.':
    'La richiesta di restituzione in termini è stata accolta, perciò il termine per l’integrazione decorre nuovamente.',
  'Rok se šteje od vročitve.': 'Il termine decorre dalla notifica.',
  'Upravna taksa, vloga': 'Tassa amministrativa, istanza',
  'Parkirna dovolilnica, vloga': 'Permesso di parcheggio, istanza',
  'Nadomešča ga {number}.': 'È sostituita da {number}.',
  'Cena te vrste se ne deli po času, zato se neizrabljeni del ne vrača.':
    'Il prezzo di questo tipo non si ripartisce nel tempo; la parte non utilizzata pertanto non si rimborsa.',
  'Dovolilnica ni bila izdana.': 'Il permesso non è stato rilasciato.',
  'Kaj se zapiše': 'Che cosa si registra',
  Hramba: 'Conservazione',
  'Ob tem stebričku obdelujemo osebne podatke': 'Presso questo dissuasore trattiamo dati personali',
  'Odlok o ureditvi prometa v starem mestnem jedru': 'Decreto sulla regolamentazione del traffico nel centro storico',
  'Cenik na dan {day}, cene z vključenim DDV': 'Listino prezzi al {day}, prezzi con IVA inclusa',
  'Pravila in doplačila': 'Regole e supplementi',
  'aplikacija s kodami': 'applicazione con codici',
  'obiskovalec spletne strani': 'visitatore del sito',
  'Odprti podatki': 'Dati aperti',
  'Območja, parkirišča, vrste dovolilnic s cenami in uporaba območij, za vsakogar, brez prijave in ključa.':
    'Zone, parcheggi, tipi di permesso con i prezzi e uso delle zone, per chiunque, senza accesso e senza chiave.',
  Zbirka: 'Raccolta di dati',
  Oblika: 'Formato',
  'Kazalo (JSON)': 'Indice (JSON)',
  'Opis oblik (OpenAPI)': 'Descrizione dei formati (OpenAPI)',
  'Licenca: {licence}. Kot vir navedite občino.': 'Licenza: {licence}. Indichi il Comune come fonte.',
  'Vprašanja in napake:': 'Domande e segnalazioni di errori:',
  'To je predstavitev: občina in vsi podatki so izmišljeni.': 'Questa è una dimostrazione: il Comune e tutti i dati sono inventati.',
  'druga dovolilnica v gospodinjstvu': 'secondo permesso del nucleo familiare',
  'tretja in vsaka naslednja dovolilnica v gospodinjstvu': 'terzo e ogni ulteriore permesso del nucleo familiare',
  Območja: 'Zone',
  'Območja na zemljevidu': 'Zone sulla mappa',
  Parkirišča: 'Parcheggi',
  'Parkirišča na zemljevidu': 'Parcheggi sulla mappa',
  'Vrste dovolilnic, ure in cene': 'Tipi di permesso, orari e prezzi',
  'Uporaba območij po dnevih': 'Uso delle zone per giorno',
  'Območja in dovolilnice, DATEX II': 'Zone e permessi, DATEX II',
  'Ročno odprta območja, DATEX II': 'Zone aperte manualmente, DATEX II',
}
