import type { Catalogue } from '@dovolilnice/contract/in-language'

export const italianActs: Catalogue = {
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
}
