import { expect, test } from 'vitest'
import { outlineText, readOutline } from './read-outline.ts'
import { signedArea } from './outline.ts'

const square = [
  [14.5, 46.05],
  [14.51, 46.05],
  [14.51, 46.06],
  [14.5, 46.06],
  [14.5, 46.05],
]
const hole = [
  [14.502, 46.052],
  [14.504, 46.052],
  [14.504, 46.054],
  [14.502, 46.052],
]
const polygon = (...coordinates: unknown[]) => JSON.stringify({ type: 'Polygon', coordinates })
const outlineOf = (text: string) => {
  const read = readOutline(text)
  if ('fault' in read) throw new Error(read.fault)
  return read.outline
}

test('reads a polygon, several, and features of them, as one outline', () => {
  const geometry = { type: 'Polygon', coordinates: [square] }
  const feature = { type: 'Feature', properties: {}, geometry }
  for (const shape of [
    geometry,
    feature,
    { type: 'MultiPolygon', coordinates: [[square]] },
    { type: 'FeatureCollection', features: [feature] },
  ])
    expect(readOutline(JSON.stringify(shape))).toEqual({ outline: [[square]] })
  expect(outlineOf(JSON.stringify({ type: 'FeatureCollection', features: [feature, feature] }))).toHaveLength(2)
  expect(readOutline(outlineText(outlineOf(polygon(square, hole))))).toEqual({ outline: outlineOf(polygon(square, hole)) })
})

test('runs borders counterclockwise and holes clockwise, whichever way they came', () => {
  for (const text of [polygon(square, hole), polygon(square.toReversed(), hole.toReversed())]) {
    const [border, inner] = outlineOf(text)[0]!
    expect([signedArea(border!) > 0, signedArea(inner!) < 0]).toEqual([true, true])
  }
})

test('leaves heights, repeated places and more digits than a centimetre out', () => {
  const noisy = square.flatMap(([x, y]) => [
    [x! + 1e-9, y!, 300],
    [x!, y!],
  ])
  expect(outlineOf(polygon(noisy))).toEqual([[square]])
})

const bowTie = [square[0], square[2], square[1], square[3], square[0]]
const spike = [...square.slice(0, 3), [14.53, 46.06], square[2], ...square.slice(3)]
const touching = [
  [14.5, 46],
  [14.52, 46],
  [14.52, 46.02],
  [14.51, 46],
  [14.5, 46.02],
  [14.5, 46],
]

test.each([
  ['outline_json', '{"type": "Polygon"'],
  ['outline_json', 'POLYGON((14 46, 15 46, 15 47, 14 46))'],
  ['outline_shape', '[]'],
  ['outline_shape', JSON.stringify({ type: 'LineString', coordinates: square })],
  ['outline_shape', polygon()],
  ['outline_shape', polygon([square[0], square[1], square[0]])],
  ['outline_shape', polygon([square[0], square[0], square[0], square[0]])],
  [
    'outline_shape',
    polygon([
      [14, '46'],
      [15, 46],
      [15, 47],
      [14, '46'],
    ]),
  ],
  ['outline_open', polygon(square.slice(0, 4))],
  ['outline_open', polygon(square, hole.slice(0, 3))],
  [
    'outline_range',
    polygon([
      [500, 46],
      [501, 46],
      [501, 47],
      [500, 46],
    ]),
  ],
  [
    'outline_range',
    polygon([
      [14, 91],
      [15, 91],
      [15, 92],
      [14, 91],
    ]),
  ],
  ['outline_crosses', polygon(bowTie)],
  ['outline_crosses', polygon(spike)],
  ['outline_crosses', polygon(touching)],
  ['outline_too_long', polygon(Array.from({ length: 1501 }, (_, index) => [14 + index / 10_000, 46]))],
])('says %s of %s', (fault, text) => {
  expect(readOutline(text)).toEqual({ fault })
})
