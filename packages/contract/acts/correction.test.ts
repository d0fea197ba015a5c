import { expect, test } from 'vitest'
import { correctionFault } from './correction.ts'

test.each([
  ['»KP AB-123« se nadomesti s »KP AB-132«.', undefined],
  ['V izreku se besede »se zavrne« nadomestijo z »se ugodi«.', 'correction_of_ruling'],
  ['V izreku se »se odvzame« nadomesti z »se ne odvzame«.', 'correction_of_ruling'],
  ['Popravi se ime stranke.', 'correction_form'],
  ['»KP XY-999« se nadomesti s »KP AB-132«.', 'correction_not_found'],
  ['»neznanec« se nadomesti z »nezanec«.', 'correction_not_found'],
])('%s', (text, fault) => {
  expect(correctionFault(text, 'Dovolilnica za vozilo KP\nAB-123 se odvzame.')).toBe(fault)
})
