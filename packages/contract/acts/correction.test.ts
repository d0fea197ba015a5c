import { expect, test } from 'vitest'
import { correctionFault } from './correction.ts'

test.each([
  ['»KP AB-123« se nadomesti s »KP AB-132«.', undefined],
  ['V izreku se besede »se zavrne« nadomestijo z »se ugodi«.', 'correction_of_ruling'],
  ['V izreku se »se odvzame« nadomesti z »se ne odvzame«.', 'correction_of_ruling'],
  ['V izreku se »zavrnjena« nadomesti z »odobrena«.', 'correction_of_ruling'],
  ['V obrazložitvi se »je bilo ugodeno« nadomesti z »je bilo zaprošeno«.', 'correction_of_ruling'],
  ['V izreku se »31. 12. 2026« nadomesti z »31. 12. 2027«.', 'correction_of_ruling'],
  ['V izreku se »60,00 €« nadomesti s »6,00 €«.', 'correction_of_ruling'],
  ['V obrazložitvi se »3. 1. 1926« nadomesti s »3. 1. 2026«.', undefined],
  ['Popravi se ime stranke.', 'correction_form'],
  ['»KP XY-999« se nadomesti s »KP AB-132«.', 'correction_not_found'],
  ['»neznanec« se nadomesti z »nezanec«.', 'correction_not_found'],
])('%s', (text, fault) => {
  const ruling = 'Dovolilnica za vozilo KP\nAB-123 se odvzame z dnem 31. 12. 2026. Vrne se 60,00 €.'
  expect(correctionFault(text, `${ruling}\nVloga je bila vložena 3. 1. 1926.`, ruling)).toBe(fault)
})
