import { catalogueOf, spokenSentences } from './checks/catalogues.ts'

/** `npm run words`: the Slovenian sentences that Italian or Hungarian lacks, with the file that says each. */
const spoken = spokenSentences()
for (const language of ['italian', 'hungarian'] as const) {
  const has = catalogueOf(language)
  const missing = spoken.filter(({ sentence }) => !has.has(sentence))
  for (const { sentence, path } of missing) process.stdout.write(`${path}\n  ${sentence}\n`)
  process.stdout.write(`${language}: ${spoken.length - missing.length} of ${spoken.length} sentences\n`)
}
