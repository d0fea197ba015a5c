import type { Catalogue } from '@dovolilnice/contract/in-language'

export const italianActs: Catalogue = {
  'Izjavite se o ugotovitvah v zadevi {number} do {due}': 'Si pronunci sugli accertamenti nella pratica {number} entro il giorno {due}',
  'Preden odločimo v zadevi {number}, vas seznanjamo z ugotovitvami:':
    'Prima di decidere nella pratica {number} Le comunichiamo gli accertamenti:',
  'O njih se lahko izjavite do {due}. Na spodnji povezavi prenesete seznanitev (PDF) in oddate izjavo; prijava ni potrebna. Izjavite se lahko tudi pisno ali ustno na zapisnik pri organu.':
    'Può pronunciarsi entro il giorno {due}. Con il collegamento sottostante scarica la comunicazione (PDF) e presenta la dichiarazione; non occorre autenticarsi. Può pronunciarsi anche per iscritto oppure oralmente a verbale presso l’organo.',
  'Če se do takrat ne izjavite, odločimo na podlagi ugotovljenih dejstev.':
    'Se entro tale termine non si pronuncia, decideremo in base ai fatti accertati.',
  'Odpri seznanitev': 'Apra la comunicazione',
}
