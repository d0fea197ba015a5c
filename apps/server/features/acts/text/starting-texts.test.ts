import { actKinds, isDecision, isOrder } from '@dovolilnice/contract/acts/act-kinds'
import { type ActPlaceholder, actPlaceholders, fillActText } from '@dovolilnice/contract/acts/act-placeholders'
import { expect, test } from 'vitest'
import { phrasesOf } from './act-phrases.ts'
import { hungarianTexts } from './hungarian-texts.ts'
import { italianTexts } from './italian-texts.ts'
import { startingTexts } from './starting-texts.ts'

test.each(['replacement', 'order_reversal'] as const)('%s says nothing of a fee where an appeal costs none', (kind) => {
  const values = Object.fromEntries(Object.keys(actPlaceholders).map((name) => [name, ''])) as Record<ActPlaceholder, string>
  for (const texts of [startingTexts, italianTexts, hungarianTexts]) {
    const ruling = (fee: string) => fillActText(texts[kind].ruling, { ...values, pritožbena_taksa: fee, stroški_pritožbe: 'Stroškov ni.' })
    expect(ruling('18,10 €')).toMatch(/18,10 €.*\nStroškov ni\.$/)
    expect(ruling('')).not.toMatch(/taks|tassa|illeték/)
  }
})

test('each act with which an appeal ends here decides who bears its costs', () => {
  for (const texts of [startingTexts, italianTexts, hungarianTexts])
    for (const kind of ['replacement', 'order_reversal', 'appeal_dismissal'] as const)
      expect(texts[kind].ruling).toContain('{stroški_pritožbe}')
})

test.each(actKinds.filter(isDecision))('%s says what can be done against it and who bears the costs, in every language', (kind) => {
  for (const texts of [startingTexts, italianTexts, hungarianTexts]) {
    expect(texts[kind].remedy).not.toBe('')
    expect(texts[kind].ruling).toMatch(/\{stroški(_pritožbe)?\}/)
  }
})

test.each(actKinds)('%s is titled as an order where it is one, in every language', (kind) => {
  for (const [locale, word] of [
    ['sl', /SKLEP$/],
    ['it', /^CONCLUSIONE/],
    ['hu', /VÉGZÉS$/],
  ] as const)
    expect(word.test(phrasesOf(locale).titles[kind])).toBe(isOrder(kind))
})

test.each(actKinds)('%s gives the whole name of a law before it names it by letters, in every language', (kind) => {
  for (const texts of [startingTexts, italianTexts, hungarianTexts]) {
    const { introduction, subtitle, ruling, claim, facts, provisions, assessment, remedy } = texts[kind]
    const words = [introduction, subtitle, ruling, claim, facts, provisions, assessment, remedy].join('\n')
    for (const law of ['ZUP', 'ZUT'] as const) {
      const first = new RegExp(`\\b${law}\\b`).exec(words)
      if (first !== null)
        expect(words.slice(0, first.index)).toMatch(/(v nadaljnjem besedilu: |di seguito: |in seguito: |a továbbiakban: )$/)
    }
  }
})
