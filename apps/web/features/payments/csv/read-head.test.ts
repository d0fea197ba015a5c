import { previewedBytes } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { expect, test } from 'vitest'
import { readHead } from './csv-choice.tsx'

const fileOf = (text: string | Uint8Array<ArrayBuffer>) => new File([text], 'izpisek')
const head = async (text: string) => atob((await readHead(fileOf(text))) ?? '')

test('a file of XML needs no mapping, however it begins', async () => {
  expect(await readHead(fileOf('<?xml version="1.0"?>'))).toBeNull()
  expect(await readHead(fileOf('\uFEFF \n<Document/>'))).toBeNull()
  expect(await readHead(fileOf(new Uint8Array([0xff, 0xfe, 0x3c, 0])))).toBeNull()
})

test('a short file is read whole, of a long one only whole lines', async () => {
  expect(await head('Datum;Znesek\n1.2.2026;3,00')).toBe('Datum;Znesek\n1.2.2026;3,00')
  const line = `${'x'.repeat(99)}\n`
  const found = await head(line.repeat(1000))
  expect(found.length).toBe(Math.floor(previewedBytes / 100) * 100)
})
