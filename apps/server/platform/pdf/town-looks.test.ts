import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { expect, test } from 'vitest'
import { finishPdf, startPdf, letterhead } from './pdf-document.ts'
import { townLooks, type TownLooks } from './town-looks.ts'

const looksOf = (coat_of_arms: string | null): Promise<TownLooks> =>
  townLooks({ municipality: { coat_of_arms } as Parameters['municipality'], colours: { primary: '#7a1f2b', secondary: '', tertiary: '' } })

const svgUrl = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
const demoArms = join(import.meta.dirname, '../../town/demo/coat-of-arms.svg')
const pngBeginning = '89504e470d0a1a0a'

const letter = async (looks: TownLooks): Promise<string> => {
  const pdf = startPdf({ title: 'Odločba', author: 'Občina', locale: 'sl', looks, now: new Date('2026-11-16T09:00:00Z') })
  letterhead(pdf, 'Občina', ['Stari trg 1'])
  return Buffer.from(await finishPdf(pdf, null)).toString('latin1')
}

test('a town’s arms stand on its papers, drawn once for all of them', async () => {
  const url = svgUrl(await readFile(demoArms, 'utf8'))
  const looks = await looksOf(url)
  expect(looks.accent).toBe('#7a1f2b')
  expect(Buffer.from(looks.arms ?? []).toString('hex')).toMatch(new RegExp(`^${pngBeginning}`))
  expect((await looksOf(url)).arms).toBe(looks.arms)
  expect(await letter(looks)).toContain('/Subtype /Image')
})

test('a PNG is taken as it is', async () => {
  const looks = await looksOf(svgUrl(await readFile(demoArms, 'utf8')))
  const png = Buffer.from(looks.arms ?? [])
  expect(Buffer.from((await looksOf(`data:image/png;base64,${png.toString('base64')}`)).arms ?? []).equals(png)).toBe(true)
})

test.each([null, '/icons/icon.svg', svgUrl('<p>no drawing'), 'data:text/plain;base64,AAAA'])('%j: a paper without arms', async (arms) => {
  const looks = await looksOf(arms)
  expect(looks.arms).toBeUndefined()
  expect(await letter(looks)).not.toContain('/Subtype /Image')
})

test('a picture that cannot be read costs a paper its arms, not its words', async () => {
  const looks = await looksOf(`data:image/png;base64,${Buffer.from('no picture').toString('base64')}`)
  expect(await letter(looks)).not.toContain('/Subtype /Image')
})

test.each([
  ['<image href="/etc/hostname.png"/>'],
  ["<image xlink:href='/etc/hostname.png'/>"],
  ['<image href = "hostname.png"/>'],
  ['<image href="&x;"/>'],
  ['<image href="data:image/svg+xml;base64,AAAA"/>'],
])('a drawing that names a file is not drawn: %s', async (image) => {
  const frame = (inside: string) =>
    svgUrl(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">${inside}</svg>`)
  expect((await looksOf(frame(image))).arms).toBeUndefined()
  expect((await looksOf(frame('<g id="a"/><use href="#a"/><image href="data:image/png;base64,AAAA"/>'))).arms).toBeDefined()
})

test('nor one with an entity, which could be a name', async () => {
  const svg =
    '<!DOCTYPE svg [<!ENTITY i "<image href=&#34;/x.png&#34;/>">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">&i;</svg>'
  expect((await looksOf(svgUrl(svg))).arms).toBeUndefined()
})
