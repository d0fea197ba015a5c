import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'

test.each([
  ['osebna izkaznica.pdf', 'osebna izkaznica.pdf'],
  ['Žigosana pogodba (2).PDF', 'Žigosana pogodba (2).pdf'],
  ['račun 12.2026', 'račun 12.2026.pdf'],
  ['osebna.html', 'osebna.pdf'],
  ['obrazec.hta', 'obrazec.pdf'],
  ['racun\u202Efdp.exe', 'racunfdp.pdf'],
  ['racun.exe.pdf', 'racun.exe.pdf'],
  ['a\u200Bb\u2066c\u2029d\u0000e\uFEFFf\u3164g\u00ADh.pdf', 'abcdefgh.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['D:\\slike\\osebna.pdf', 'osebna.pdf'],
  ['..pdf', 'dokument.pdf'],
  ['.pdf', 'dokument.pdf'],
  ['', 'dokument.pdf'],
  ['\u202E\u200B', 'dokument.pdf'],
  ['--- .pdf', 'dokument.pdf'],
  ['a:b*c?.pdf', 'a-b-c-.pdf'],
  ['dva\r\nkosa\t x.pdf', 'dvakosa x.pdf'],
  ['ime\uD800.pdf', 'ime\uFFFD.pdf'],
  [`${'ž'.repeat(500)}.pdf`, `${'ž'.repeat(120)}.pdf`],
])('%j of a PDF is %j', (given, name) => {
  expect(safeFileName(given, 'application/pdf')).toBe(name)
  expect(safeFileName(name, 'application/pdf')).toBe(name)
})

test('the extension is that of the judged type', () => {
  expect(safeFileName('slika.jpeg', 'image/jpeg')).toBe('slika.jpg')
  expect(safeFileName('slika.pdf', 'image/png')).toBe('slika.png')
  expect(safeFileName('IMG_1.HEIF', 'image/heic')).toBe('IMG_1.heic')
})
