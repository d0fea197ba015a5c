import { expect, test } from 'vitest'
import { isCharacter, keyName } from './kbd.tsx'

const pressed = (key: string, held: Partial<Parameters<typeof keyName>[0]> = {}) =>
  keyName({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })

test('a letter is named the same with caps lock, and with Shift by its own name', () => {
  expect([pressed('j'), pressed('J'), pressed('X', { shiftKey: true })]).toEqual(['j', 'j', 'Shift+x'])
})

test('a sign is named without the Shift that some keyboards need for it', () => {
  expect([pressed('/'), pressed('/', { shiftKey: true }), pressed('?', { shiftKey: true })]).toEqual(['/', '/', '?'])
})

test('Ctrl and Cmd are one name, and Alt is nobody’s', () => {
  expect([
    pressed('Enter', { ctrlKey: true }),
    pressed('k', { metaKey: true }),
    pressed('@', { altKey: true, ctrlKey: true }),
    pressed('Enter', { shiftKey: true }),
  ]).toEqual(['Mod+Enter', 'Mod+k', undefined, 'Shift+Enter'])
})

test('only single characters can be switched off', () => {
  expect(['j', 'Shift+x', '?', 'Enter', 'Mod+k', 'ArrowLeft'].filter(isCharacter)).toEqual(['j', 'Shift+x', '?'])
})
