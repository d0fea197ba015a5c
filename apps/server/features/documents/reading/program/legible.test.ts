import sharp from 'sharp'
import { expect, test } from 'vitest'
import { evenlyLit, slantOf } from './clear.ts'
import { slantedBack, turnedBack } from './legible.ts'

const place = { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.05 }
const rounded = (one: typeof place) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, Math.round(value * 1000) / 1000]))

test('a place on a turned page is one on the page before', () => {
  expect(rounded(turnedBack(place, 90))).toEqual({ page: 1, x: 0.2, y: 0.6, width: 0.05, height: 0.3 })
  expect(rounded(turnedBack(place, 180))).toEqual({ page: 1, x: 0.6, y: 0.75, width: 0.3, height: 0.05 })
  expect(rounded(turnedBack(place, 270))).toEqual({ page: 1, x: 0.75, y: 0.1, width: 0.05, height: 0.3 })
  expect(turnedBack(place, 0)).toEqual(place)
})

test('a place on a page that was made level lies lower at the right of the page before', () => {
  const size = { width: 1000, height: 1000 }
  expect(rounded(slantedBack(place, size, size, 0))).toEqual(place)
  const [left, right] = [0.1, 0.8].map((x) => slantedBack({ ...place, x, width: 0.1 }, size, size, 5))
  expect((right?.y ?? 0) - (left?.y ?? 0)).toBeCloseTo(0.7 * Math.sin((5 * Math.PI) / 180), 3)
})

/** Lines of black words on grey paper, of which half lies in a shadow. */
const page = async (degrees: number) => {
  const words = Array.from(
    { length: 60 },
    (_, at) => `<rect x="${80 + (at % 5) * 130}" y="${100 + Math.floor(at / 5) * 60}" width="100" height="16"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#aaa"/>${words.join('')}<rect x="400" width="400" height="1000" opacity="0.6"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .rotate(degrees, { background: '#443322' })
    .flatten()
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return evenlyLit({ data, width: info.width, height: info.height })
}

test('a page is lit evenly, and its slant is known to half a degree', async () => {
  const { data, width } = await page(0)
  const [light, shaded, ink] = [data[60 * width + 60], data[60 * width + 700], data[108 * width + 650]]
  expect([light, shaded]).toEqual([255, 255])
  expect(ink).toBeLessThan(30)
  for (const degrees of [-8, -2, 0, 3, 7]) expect(Math.abs((await slantOf(await page(degrees))) - degrees)).toBeLessThan(0.5)
})
