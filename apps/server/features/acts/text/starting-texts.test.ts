import { actKinds } from '@dovolilnice/contract/acts/act-kinds'
import { expect, test } from 'vitest'
import { italianTexts } from './italian-texts.ts'
import { startingTexts } from './starting-texts.ts'

test.each(actKinds)('%s gives the whole name of a law before it names it by letters, in both languages', (kind) => {
  for (const texts of [startingTexts, italianTexts]) {
    const { introduction, subtitle, ruling, claim, facts, provisions, assessment, remedy } = texts[kind]
    const words = [introduction, subtitle, ruling, claim, facts, provisions, assessment, remedy].join('\n')
    for (const law of ['ZUP', 'ZUT'] as const) {
      const first = new RegExp(`\\b${law}\\b`).exec(words)
      if (first !== null) expect(words.slice(0, first.index)).toMatch(/(v nadaljnjem besedilu: |di seguito: |in seguito: )$/)
    }
  }
})
