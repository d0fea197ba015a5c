import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFile } from '../apps/server/features/documents/reading/read-file.ts'
import { findTesseract } from '../apps/server/features/documents/reading/find-tesseract.ts'
import { percentile } from './harness/percentile.ts'
import { makeSamples, type Sample } from './reading/samples.ts'
import type { Benchmark, Report } from './run.ts'

interface Told {
  condition: string
  fact: string
  same: boolean
  outcome: string
  found: string | null
  own: string
}

const toldOf = async (sample: Sample, tesseract: string): Promise<Told[]> => {
  const { file, documentType, own, same, condition } = sample
  const { comparisons } = await readFile(file.bytes, { mediaType: file.type, tesseract, documentType, own }, new AbortController().signal)
  return comparisons.map(({ fact, outcome, found, own: words }) => ({
    ...{ condition, fact: `${documentType} ${fact}`, same: same[fact] ?? false },
    ...{ outcome, found, own: words },
  }))
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} % (${part} of ${whole})`)

/** Precision (how much of what was told is true) and recall (how much of what is true was told) of an outcome. */
const line = (told: readonly Told[], outcome: 'agrees' | 'differs', same: boolean): string => {
  const said = told.filter((one) => one.outcome === outcome)
  const right = said.filter((one) => one.same === same).length
  return `${outcome}: precision ${percent(right, said.length)}, recall ${percent(right, told.filter((one) => one.same === same).length)}`
}

const report = (part: string, told: readonly Told[]): Report => ({
  part,
  text: `${line(told, 'agrees', true)}; ${line(told, 'differs', false)}`,
})

/** How much of made papers is read rightly; `SEED=7` makes other people, `CONDITION=dark` some papers, `KEEP=folder` keeps their files. */
export const benchmark: Benchmark = {
  name: 'reading documents',
  measure: async () => {
    const tesseract = await findTesseract()
    if (tesseract === undefined)
      return [{ part: 'reading documents', text: 'not measured: tesseract-ocr and tesseract-ocr-slv are not installed' }]
    const samples = (await makeSamples()).filter(({ condition }) => condition.includes(process.env.CONDITION ?? ''))
    const told: Told[] = []
    const times: number[] = []
    for (const [index, sample] of samples.entries()) {
      if (process.env.KEEP !== undefined) {
        mkdirSync(process.env.KEEP, { recursive: true })
        writeFileSync(
          join(process.env.KEEP, `${index} ${sample.condition} ${sample.documentType}.${sample.file.type.split('/')[1]}`),
          sample.file.bytes,
        )
      }
      const before = performance.now()
      told.push(...(await toldOf(sample, tesseract)))
      times.push(performance.now() - before)
    }
    const wrong = told.filter(({ outcome, same }) => outcome !== (same ? 'agrees' : 'differs'))
    const conditions = [...new Set(told.map(({ condition }) => condition))]
    const facts = [...new Set(told.map(({ fact }) => fact.split(' ')[1] ?? ''))]
    return [
      report(`all ${samples.length} samples`, told),
      ...facts.map((fact) =>
        report(
          fact,
          told.filter((one) => one.fact.endsWith(` ${fact}`)),
        ),
      ),
      ...conditions.map((condition) =>
        report(
          condition,
          told.filter((one) => one.condition === condition),
        ),
      ),
      {
        part: 'seconds for a document',
        text: `median ${(percentile(times, 0.5) / 1000).toFixed(1)}, longest ${(Math.max(...times) / 1000).toFixed(1)}`,
      },
      ...wrong.map(({ condition, fact, outcome, found, own }) => ({
        part: `  ${condition}: ${fact}`,
        text: `${outcome}: ${own} | ${found}`,
      })),
    ]
  },
}
