import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../architecture/source-files.ts'
import { cataloguesOf, earlyTexts, literalAttributes, textFaults, unusedKeys, wordFaults } from './texts.ts'

describe('texts of the web', () => {
  const files = sourceFiles(/^apps\/web\/.*(?<!\.test)\.tsx?$/)
  const catalogues = files.flatMap(cataloguesOf)

  it('stand in both languages, with every plural form and the same blanks', () => {
    expect(catalogues.length).toBeGreaterThan(0)
    const faults = catalogues.flatMap(({ path, name, texts }) =>
      Object.entries(texts).flatMap(([key, text]) => textFaults(text).map((fault) => `${path}: ${name}.${key} ${fault}`)),
    )
    expect(faults).toEqual([])
  })

  // Every text is looked for in every file: a busy machine takes its time.
  it('are all used', { timeout: 120_000 }, () => {
    expect(
      catalogues.flatMap((catalogue) => unusedKeys(catalogue, files).map((key) => `${catalogue.path}: ${catalogue.name}.${key}`)),
    ).toEqual([])
  })

  it('are said once where many screens say them', () => {
    expect(wordFaults(catalogues, files)).toEqual([])
  })

  it('are not written into attributes', () => {
    expect(files.flatMap(literalAttributes)).toEqual([])
  })

  it('are said in the language of their moment', { timeout: 120_000 }, () => {
    expect(files.flatMap(earlyTexts)).toEqual([])
  })
})

describe('the check of texts can fail', () => {
  it.each([
    [{ sl: 'Vloga' }, 'en is missing'],
    [{ sl: ' ', en: 'Application' }, 'sl is missing'],
    [{ sl: { one: 'a', few: 'b', other: 'c' }, en: { one: 'a', other: 'b' } }, 'sl lacks the plural form two'],
    [{ sl: { one: 'a', two: 'b', few: 'c', other: 'd' }, en: { one: 'a' } }, 'en lacks the plural form other'],
    [{ sl: { one: 'a', two: 'b', few: 'c', other: 'd' }, en: 'd' }, 'is counted in one language only'],
    [{ sl: 'Vloga {number}', en: 'Application' }, 'fills in {number} in sl and nothing in en'],
    [{ sl: 'Vloga je oddana', en: 'Vloga je oddana' }, 'is the same sentence in both languages'],
    ['Vloga', 'is not a text in two languages'],
  ])('%j', (text, fault) => {
    expect(textFaults(text)).toEqual([fault])
  })

  it('accepts what is right', () => {
    expect(textFaults({ sl: 'Vloga {number}', en: 'Application {number}' })).toEqual([])
    expect(
      textFaults({
        sl: { one: '{count} a', two: '{count} b', few: '{count} c', other: '{count} d' },
        en: { one: '{count} a', other: '{count} b' },
      }),
    ).toEqual([])
    expect(textFaults({ sl: 'PDF', en: 'PDF' })).toEqual([])
  })
})

describe('unused texts', () => {
  const source = {
    path: 'apps/web/features/a/texts.ts',
    text: `export const texts = defineTexts({ one: { sl: 'a)', en: "b" }, two: { sl: 'a', en: 'b' } })`,
  }
  const [catalogue] = cataloguesOf(source)
  const reader = (text: string) => ({ path: 'apps/web/features/a/a-screen.tsx', text: `import { texts } from './texts.ts'\n${text}` })
  const unused = (text: string) => (catalogue ? unusedKeys(catalogue, [source, reader(text)]) : undefined)

  it('are found', () => {
    expect(unused('t(texts.one)')).toEqual(['two'])
    expect(unused('')).toEqual(['one', 'two'])
    expect(unused(`/** The texts of a. */ const about = 'all texts'`)).toEqual(['one', 'two'])
  })

  it('are not where a catalogue is handed on or read by a computed key', () => {
    expect(unused('t(texts[key])')).toEqual([])
    expect(unused('<Menu texts={texts} />')).toEqual([])
    expect(unused('const all = { ...texts, ...own }')).toEqual([])
    expect(unused('t(texts.one); t(texts.two)')).toEqual([])
  })

  it('know another name', () => {
    const file = { path: 'apps/web/features/a/b.ts', text: `import { texts as words } from './texts.ts'\nt(words.one)` }
    expect(catalogue && unusedKeys(catalogue, [source, file])).toEqual(['two'])
  })
})

describe('words in attributes', () => {
  it.each([['<input placeholder="Ime" />'], ['<img alt="Grb občine" />'], ['<b aria-label="zapri">x</b>']])('%s is found', (text) => {
    expect(literalAttributes({ path: 'apps/web/ui/a.tsx', text })).toHaveLength(1)
  })

  it.each([['<input placeholder={t(texts.name)} className="name" type="text" alt="" />']])('%s is not', (text) => {
    expect(literalAttributes({ path: 'apps/web/ui/a.tsx', text })).toEqual([])
  })
})

describe('texts said while a module is read', () => {
  const early = (text: string) => earlyTexts({ path: 'apps/web/ui/a.tsx', text })

  it.each([
    ['const title = t(texts.title)'],
    ['const row = <b title={t(texts.title)}>x</b>'],
    ['const rows = [{ label: t(texts.a) }]'],
    ['const rows = kinds.map((kind) => ({ label: t(labels[kind]) }))'],
    ['const title = (() => t(texts.title))()'],
    ['const cell = <Title />'],
  ])('%s is found', (text) => {
    expect(early(text)).toHaveLength(1)
  })

  it.each([
    ['const Title = () => <b>{t(texts.title)}</b>'],
    ['function title() { return t(texts.title) }'],
    ['const label = texts.a'],
    ['const Row = memo(() => <Title />)'],
  ])('%s is not', (text) => {
    expect(early(text)).toEqual([])
  })
})
