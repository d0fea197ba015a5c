import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { sharedCases } from '../../../../../tools/testing/shared-cases.ts'
import { randomTown, townDay } from '../../../test/open-data/random-town.ts'
import { allOf, readTree } from '../../../test/open-data/xml-tree.ts'
import { writeActivation, writeControlledZones } from '../publications.ts'

const schema = sharedCases('datex2/DATEXII_3_D2Payload.xsd')
const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined
if (!hasXmllint) process.stdout.write('SKIPPED: no xmllint here (Debian: libxml2-utils), so no publication is held against its schema\n')

const folder = mkdtempSync(join(tmpdir(), 'dovolilnice-datex-'))
afterAll(() => rmSync(folder, { recursive: true }))

const count = process.env['TEST_SCOPE'] === 'all' ? 1000 : 120
const published = { version: 3, changed_at: new Date('2026-11-16T09:00:00Z') }
const towns = fc.sample(randomTown, { numRuns: count, seed: 20_262 })
const zones = towns.map((town) => writeControlledZones(town, townDay, () => published))
const activations = towns.map((town) =>
  writeActivation(
    town,
    town.zones.map(({ id }) => ({ zone: id, since: published.changed_at, until: new Date('2026-11-16T10:00:00Z') })),
    published,
  ),
)

/** What the schema says against documents; the schema is read once for all of them. */
const complaints = (documents: readonly string[]): string => {
  const files = documents.map((xml, index) => {
    const file = join(folder, `${index}.xml`)
    writeFileSync(file, xml)
    return file
  })
  const { stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema ?? '', ...files], { encoding: 'utf8', maxBuffer: 1e8 })
  return stderr
    .split('\n')
    .filter((line) => line !== '' && !line.endsWith(' validates'))
    .join('\n')
}

test.runIf(hasXmllint && schema !== undefined)(`${count} random towns are as the official schema of DATEX II v3.7 says`, () => {
  expect(complaints(zones)).toBe('')
  expect(complaints(activations)).toBe('')
})

test.runIf(hasXmllint && schema !== undefined)('the schema is one that sees a wrong order and a missing element', () => {
  const [town = ''] = zones.filter((xml) => xml.includes('<cz:status>'))
  const status = '<cz:status>active</cz:status>'
  expect(complaints([town.replace(status, '')])).toContain('fails to validate')
  expect(complaints([town.replace(status, '').replace('<cz:controlledZoneType>', `${status}<cz:controlledZoneType>`)])).toContain(
    'fails to validate',
  )
})

test('every ring is closed and has the latitude first', () => {
  const rings = zones.flatMap((xml) => allOf(readTree(xml), 'posList')).map(({ text }) => text.split(' ').map(Number))
  expect(rings.length).toBeGreaterThan(50)
  for (const ring of rings) {
    expect(ring.slice(0, 2)).toEqual(ring.slice(-2))
    expect(ring.length % 2).toBe(0)
  }
  // Longitudes beyond 90 degrees stand only in the second place.
  expect(Math.max(...rings.flatMap((ring) => ring.filter((_, index) => index % 2 === 0)).map(Math.abs))).toBeLessThanOrEqual(90)
  expect(Math.max(...rings.flatMap((ring) => ring.filter((_, index) => index % 2 === 1)).map(Math.abs))).toBeGreaterThan(90)
})

test('a zone without an outline has its point, and one without any place has no location', () => {
  for (const [index, town] of towns.entries()) {
    const tree = readTree(zones[index] ?? '')
    expect(allOf(tree, 'gmlMultiPolygon')).toHaveLength(town.zones.filter(({ outline }) => outline !== null).length)
    expect(allOf(tree, 'locationByOrder')).toHaveLength(
      town.zones.filter(({ outline, point }) => outline !== null || point !== null).length,
    )
  }
})
