import type { Catalogue } from '@dovolilnice/contract/locale'

export const italianActs: Catalogue = {
  'Poziv k izjavi v zadevi {number} je umaknjen': 'L’invito a pronunciarsi nella pratica {number} è stato ritirato',
  'V zadevi {number} smo poziv k izjavi št. {act} umaknili. Nanj vam ni treba odgovoriti.':
    'Nella pratica {number} abbiamo ritirato l’invito a pronunciarsi n. {act}. Non è necessario rispondere.',
  'Kaj smo o tem zapisali, preberete na povezavi, ki ste jo prejeli s pozivom; prijava ni potrebna.':
    'Che cosa abbiamo annotato si legge al link ricevuto con l’invito; non occorre accedere.',
  'Seznanitev z ugotovitvami v zadevi {number}': 'Comunicazione degli accertamenti nella pratica {number}',
  'V zadevi {number} smo pred odločitvijo izdali seznanitev z ugotovitvami in poziv k izjavi št. {act}.':
    'Nella pratica {number}, prima della decisione, abbiamo emesso la comunicazione degli accertamenti con l’invito a pronunciarsi n. {act}.',
  'Na spodnji povezavi ugotovitve preberete, prenesete seznanitev (PDF) in oddate izjavo; prijava ni potrebna. Izjavite se lahko tudi pisno ali ustno na zapisnik pri organu.':
    'Con il collegamento sottostante legge gli accertamenti, scarica la comunicazione (PDF) e presenta la dichiarazione; non occorre autenticarsi. Può pronunciarsi anche per iscritto oppure oralmente a verbale presso l’organo.',
  'Izjavite se lahko v {days} od vročitve seznanitve. Če se ne izjavite, bomo odločili na podlagi ugotovljenih dejstev.':
    'Può pronunciarsi entro {days} dalla notifica della comunicazione. Se non si pronuncia, decideremo in base ai fatti accertati.',
  'To sporočilo je obvestilo in ne vročitev. Seznanitev vam bo vročena posebej.':
    'Questo messaggio è un avviso e non una notifica. La comunicazione Le sarà notificata separatamente.',
  'Odpri seznanitev': 'Apri la comunicazione',
  'Poziv k plačilu upravne takse za vlogo {number}': 'Invito al pagamento della tassa amministrativa per l’istanza {number}',
  'Upravna taksa za vlogo {number} še ni plačana. Izdali smo poziv k plačilu št. {text}.':
    'La tassa amministrativa per l’istanza {number} non è ancora stata pagata. Abbiamo emesso l’invito al pagamento n. {text}.',
  'Upravna taksa po ZUT znaša {amount}. Nakažite jo na račun {iban} s sklicem {reference}. Kodo UPN QR najdete na strani s stanjem vloge.':
    'La tassa amministrativa ai sensi della Legge sulle tasse amministrative (ZUT) è di {amount}. Effettui il bonifico sul conto {iban} con il riferimento {reference}. Il codice UPN QR si trova sulla pagina con lo stato dell’istanza.',
  'To sporočilo je obvestilo in ne vročitev. Rok za plačilo teče od vročitve poziva. Če ste takso medtem že plačali, na poziv ni treba odgovoriti.':
    'Questo messaggio è un avviso e non una notifica. Il termine per il pagamento decorre dalla notifica dell’invito. Se nel frattempo ha già pagato la tassa, non occorre rispondere all’invito.',
  'Plačilo upravne takse {text} za vlogo {number} smo prejeli. Potrdilo (PDF) je v prilogi; prenesete ga lahko tudi na strani s stanjem vloge.':
    'Abbiamo ricevuto il pagamento della tassa amministrativa di {text} per l’istanza {number}. La ricevuta (PDF) è allegata; la trova anche nella pagina dello stato dell’istanza.',
}
