import { applicationEventWords } from '@dovolilnice/contract/applications/application-event-words'
import type { Locale } from '@dovolilnice/contract/locale'
import { laterTexts } from '../form/sections/later-texts.ts'
import { texts as statusTexts } from '../status/status-texts.ts'
import { gdprTexts } from '../../../ui/gdpr/texts.ts'
import { expect, test } from 'vitest'
import { localeStore } from '../../../platform/translate/locale-store.ts'
import type { TownNames } from '../../../ui/history/town-names.ts'
import { sentenceOf } from './sentence-of.ts'

const unknown = () => undefined
const names: TownNames = {
  ...{ kind: unknown, lot: unknown, userType: unknown, device: unknown },
  documentType: (code) => (code === 'identity' ? 'Osebni dokument' : undefined),
  person: (id) => (id === 'maja' ? 'Maja Kovač' : undefined),
}
const told = (action: string, after: Record<string, unknown> | null = null, locale: Locale = 'sl', actor_name = 'Maja Kovač') => {
  localeStore.set(locale)
  return sentenceOf({ action, actor_name, before: null, after }, names).replaceAll('\u00a0', ' ')
}

test('says who did what, with the day, the permit, the person and the document', () => {
  expect(told('application:take_into_review')).toBe('Maja Kovač vzame vlogo v obravnavo.')
  expect(told('application:request_supplement', { due_on: '2026-09-18' })).toBe('Maja Kovač pozove k dopolnitvi do 18. 9. 2026.')
  expect(told('application:request_supplement', {}, 'en')).toBe('Maja Kovač asked for a supplement.')
  expect(told('application:complete', { permit: 'D-2026-000004' }, 'en')).toContain('issued permit D-2026-000004')
  expect(told('application:assign', { assigned_to: 'maja' })).toBe('Maja Kovač prevzame vlogo.')
  expect(told('application:assign', { assigned_to: 'maja' }, 'sl', 'Bine Referent')).toBe(
    'Bine Referent dodeli vlogo; prevzame jo Maja Kovač.',
  )
  expect(told('application:assign', { assigned_to: null })).toBe('Maja Kovač sprosti vlogo; nima je nihče.')
  expect(told('application:assign', { assigned_to: 'left' })).toBe('Maja Kovač dodeli vlogo.')
  expect(told('document:judge', { type: 'identity', verdict: 'fails' })).toBe(
    'Maja Kovač ugotovi, da dokazilo »Osebni dokument« ne ustreza.',
  )
  expect(told('document:judge', { type: 'identity', verdict: null }, 'en')).toContain('took back the finding')
  expect(told('application:lapse', null, 'sl', 'Dovolilnice')).toBe('Program konča obravnavo, ker je rok potekel.')
  expect(told('application:take_into_review', null, 'sl', 'obiskovalec spletne strani')).toMatch(/^Obiskovalec spletne strani /)
  expect(told('invoice:issue')).toMatch(/^Maja Kovač: .+\.$/)
})

/** What is no event of one application. */
const elsewhere = ['delete', 'export', 'hand_over', 'list', 'preview_decision', 'print', 'read', 'turn_away']

test('every step of an application has a sentence of its own, in both languages', () => {
  const verbs = Object.keys(applicationEventWords.actions).flatMap((action) =>
    action.startsWith('application:') ? [action.slice(12)] : [],
  )
  for (const verb of verbs.filter((one) => !elsewhere.includes(one)))
    for (const locale of ['sl', 'en'] as const) expect(told(`application:${verb}`, null, locale), verb).not.toMatch(/^Maja Kovač: /)
})

test('what a party is told of its remedies is true: silence may be appealed against, an order is issued and served, a decision does not come by mail', () => {
  expect(statusTexts.decisionOverdue.sl).toContain('Zaradi molka organa lahko vložite pritožbo (222. člen ZUP)')
  for (const words of ['Izdan je sklep', 'poukom o pravnem sredstvu', 'vročen']) expect(statusTexts.lapsed.sl).toContain(words)
  for (const words of ['jo bomo s sklepom zavrgli']) expect(statusTexts.supplement_requested.sl).toContain(words)
  expect(laterTexts.emailHint.sl).toContain('obvestilo o odločitvi')
})

test('the short notice says that it is short, and names what the whole one has', () => {
  for (const words of ['Kratko obvestilo', 'uporabniki podatkov', 'samodejno odločanje', 'v celotnem obvestilu'])
    expect(gdprTexts.intro.sl).toContain(words)
})
