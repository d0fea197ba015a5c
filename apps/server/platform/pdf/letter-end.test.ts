import { expect, test } from 'vitest'
import { canReadPdf, pdfText } from '../../test/pdf-text.ts'
import { letterEnd } from './town-paper.ts'
import { finishPdf, startPdf, bullets } from './pdf-document.ts'

test.skipIf(!canReadPdf)('who conducts the procedure and the place for a signature stand on one page', async () => {
  const counts = new Set<number>()
  // From a page with room for both to one with room for neither.
  for (let papers = 30; papers < 50; papers += 1) {
    const pdf = startPdf({ title: 'Pismo', author: 'Občina Zgornji Kamen', locale: 'sl', now: new Date('2026-11-16T09:00:00Z') })
    bullets(
      pdf,
      Array.from({ length: papers }, () => 'Priloga'),
    )
    letterEnd(pdf, 'Postopek vodi: Čedomir Đurić, svetovalec', 'Podpis: ____')
    const pages = pdfText(await finishPdf(pdf, null)).split('\f')
    const pageOf = (words: string): number => pages.findIndex((page) => page.includes(words))
    expect(pageOf('Postopek vodi: Čedomir Đurić, svetovalec'), String(papers)).toBe(pageOf('Podpis:'))
    counts.add(pageOf('Podpis:'))
  }
  expect([...counts]).toEqual([0, 1])
})
