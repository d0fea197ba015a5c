import { describe, expect, it } from 'vitest'
import { addCatalogue, locales } from '../locale.ts'
import { reasons, reasonSentence, type ReasonDetails, reasonSentences } from './reasons.ts'

const everything: ReasonDetails = {
  permit: 'D-2026-00012',
  day: '2027-01-31',
  windows: [
    { from: 300, until: 600 },
    { from: 905, until: 1020 },
  ],
  zone: 'Staro mesto',
  most: 2,
  kind: 'rfid',
}

describe('sentences of the reasons', () => {
  it.each(reasons.flatMap((reason) => locales.map((locale) => [reason, locale] as const)))(
    '%s in %s is a whole sentence',
    (reason, locale) => {
      const sentence = reasonSentence(reason, everything, locale)
      expect(sentence).not.toMatch(/[{}]|undefined|NaN|  /)
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
    },
  )

  it('shows days and times as people write them', () => {
    expect(reasonSentence('expired', everything, 'sl')).toContain('31. 1. 2027')
    expect(reasonSentence('expired', everything, 'en')).toContain('31 January 2027')
    expect(reasonSentence('outside_window', everything, 'sl')).toBe('Dovolilnica D-2026-00012 velja samo v času 5:00–10:00 in 15:05–17:00.')
    expect(reasonSentence('out_of_use', everything, 'en')).toBe(
      'The bollard was taken out of use on 31 January 2027. Ask the municipality.',
    )
    expect(reasonSentence('out_of_use', {}, 'sl')).toBe('Stebriček je bil vzet iz rabe. Obrnite se na občino.')
    addCatalogue('it', { [reasonSentences.out_of_use.sl]: 'Il dissuasore è fuori servizio{on}.' })
    addCatalogue('hu', { [reasonSentences.out_of_use.sl]: 'Az oszlop nem működik{on}.' })
    expect(reasonSentence('out_of_use', { day: '2027-01-08' }, 'it')).toBe('Il dissuasore è fuori servizio l’8 gennaio 2027.')
    expect(reasonSentence('out_of_use', { day: '2027-01-08' }, 'hu')).toBe('Az oszlop nem működik (2027. január 8.).')
    expect(reasonSentence('no_permit', { kind: 'rfid' }, 'sl')).toMatch(/^Za to kartico ni dovolilnice\./)
  })
})
