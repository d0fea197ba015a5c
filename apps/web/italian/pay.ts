import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianPay: Catalogue = {
  'Preizkus: nobena kartica ni bila bremenjena in plačila v resnici ni.':
    'Prova: nessuna carta è stata addebitata e il pagamento non è avvenuto realmente.',
  'Plačilo še ni potrjeno': 'Il pagamento non è ancora confermato',
  'Čakamo na potrditev ponudnika plačil, navadno nekaj sekund. Stran lahko zaprete: vloga se posodobi samodejno. Če plačila niste dokončali, ga nadaljujte pri vlogi.':
    'Attendiamo la conferma del fornitore dei pagamenti, di solito alcuni secondi. Può chiudere la pagina: l’istanza si aggiorna automaticamente. Se non ha completato il pagamento, lo prosegua presso l’istanza.',
  'Ponudnik plačil je plačilo potrdil.': 'Il fornitore dei pagamenti ha confermato il pagamento.',
  'Plačali ste {amount} preveč, ker je bila vloga medtem plačana ali ni več odprta. Znesek vam bo občina vrnila.':
    'Ha pagato {amount} in eccesso, poiché l’istanza è stata nel frattempo pagata o non è più aperta. Il Comune Le restituirà l’importo.',
  'Plačilo ni uspelo': 'Il pagamento non è riuscito',
  'Pri vlogi lahko poskusite znova ali z drugo kartico.': 'Presso l’istanza può riprovare, anche con un’altra carta.',
  'Plačilo je bilo prekinjeno': 'Il pagamento è stato interrotto',
  'Čas za plačilo je potekel': 'Il tempo per il pagamento è scaduto',
  'Pri vlogi ga lahko začnete znova.': 'Può ricominciarlo presso l’istanza.',
  'Občina plačilo preverja': 'Il Comune sta verificando il pagamento',
  'Ponudnik plačil je sporočil drugačen znesek, kot je bil naročen. S kartico ne plačujte znova.':
    'Il fornitore dei pagamenti ha comunicato un importo diverso da quello ordinato. Non paghi di nuovo con carta.',
  'Plačila ni mogoče najti': 'Il pagamento non è stato trovato',
  'Povezava ni popolna. Stanje plačila je navedeno pri vaši vlogi.':
    'Il collegamento è incompleto. Lo stato del pagamento è presso la Sua istanza.',
  'Plačila s kartico na spletu': 'Pagamenti con carta online',
  'preizkus, ni pravega denarja': 'prova, senza denaro reale',
  Transakcija: 'Transazione',
  'Pri ponudniku': 'Presso il fornitore',
  'Pokaži plačilo': 'Mostra il pagamento',
  'Preplačilo {amount}': 'Pagamento in eccesso {amount}',
  'Plačilo upravne takse': 'Pagamento della tassa amministrativa',
  'Upravna taksa se plača ob vložitvi vloge, ločeno od cene dovolilnice in s svojim sklicem. Ni predmet DDV.':
    'La tassa amministrativa si paga al momento della presentazione dell’istanza, separatamente dal prezzo del permesso e con un riferimento proprio. Non è soggetta a IVA.',
}
