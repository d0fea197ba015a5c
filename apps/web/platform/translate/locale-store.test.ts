import { sentenceIn } from '@dovolilnice/contract/locale'
import { beforeEach, expect, test, vi } from 'vitest'
import { operationQuery, queryClient } from '../calls/query.ts'
import { readParameters } from '../resources/resources.ts'
import { localeStore, setLocale } from './locale-store.ts'

const kept = new Map<string, string>()
const page = { documentElement: { lang: 'sl' }, cookie: '' }
const town = (languages: { it: string; hu: string }) => ({
  ...{ municipality: {}, colours: {}, privacy: {}, texts: {}, map: {}, notice: {} },
  languages,
})
const readTown = (it: string) => queryClient.setQueryData([...operationQuery(readParameters, {}).queryKey], town({ it, hu: '' }))

beforeEach(async () => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  kept.clear()
  await setLocale('sl')
})

test('a page in a language that the town has switched off is Slovenian again, and stays so', async () => {
  readTown('Italiano')
  await setLocale('it')
  expect([localeStore.get(), page.documentElement.lang]).toEqual(['it', 'it'])
  readTown('')
  await vi.waitFor(() => expect([localeStore.get(), page.documentElement.lang]).toEqual(['sl', 'sl']))
  expect(page.cookie).toContain('dovolilnice.locale=sl')
  // The account of whoever signs in may remember it.
  await setLocale('it')
  expect(localeStore.get()).toBe('sl')
  readTown('Italiano')
  await setLocale('it')
  expect(localeStore.get()).toBe('it')
})

test('Hungarian is loaded when it is chosen, as Italian is', async () => {
  await setLocale('hu')
  expect([localeStore.get(), page.documentElement.lang, sentenceIn('hu', 'Oddaj vlogo')]).toEqual(['hu', 'hu', 'Kérelem benyújtása'])
})

test('a language counts as on while the town is not known', async () => {
  await setLocale('it')
  expect(localeStore.get()).toBe('it')
})
