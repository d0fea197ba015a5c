import { catalogueOf, spokenSentences } from './checks/catalogues.ts'

/** `npm run words`: the Slovenian sentences that Italian lacks, with the file that says each, and how many Hungarian has. */
const spoken = spokenSentences()
const italian = catalogueOf('italian')
const missing = spoken.filter(({ sentence }) => !italian.has(sentence))
for (const { sentence, path } of missing) process.stdout.write(`${path}\n  ${sentence}\n`)
const hungarian = catalogueOf('hungarian')
const said = spoken.filter(({ sentence }) => hungarian.has(sentence)).length
process.stdout.write(
  `Italian: ${spoken.length - missing.length} of ${spoken.length} sentences\nHungarian: ${said} of ${spoken.length} sentences\n`,
)
