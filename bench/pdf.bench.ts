import { finishPdf, startPdf, heading, letterhead, paragraph } from '../apps/server/platform/pdf/pdf-document.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import type { Benchmark } from './run.ts'

const draw = async (): Promise<void> => {
  const pdf = startPdf({ title: 'Vloga', author: 'Občina Zgornji Kamen', locale: 'sl', now: new Date('2026-11-16T09:00:00Z') })
  letterhead(pdf, 'Občina Zgornji Kamen', ['Stari trg 1', '9999 Zgornji Kamen'])
  heading(pdf, 1, 'Vloga V-2026-000001')
  for (let line = 0; line < 60; line += 1) paragraph(pdf, 'Čšžćđ ČŠŽĆĐ 12,50 €')
  await finishPdf(pdf, 'Občina Zgornji Kamen')
}

/** Fonts are parsed for the first document of a process; all that follow must take a fraction of it. */
export const benchmark: Benchmark = {
  name: 'a PDF after the first',
  measure: async () => {
    const [first = 0] = await timesOf(1, draw)
    return { ours: percentile(await timesOf(30, draw), 0.5), baseline: first, baselineName: 'the first, which parses the fonts' }
  },
}
