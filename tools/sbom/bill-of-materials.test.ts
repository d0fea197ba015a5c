import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { root } from '../project.ts'
import { billOfMaterials } from './bill-of-materials.ts'

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({ version: z.optional(z.string()), dev: z.optional(z.boolean()), link: z.optional(z.boolean()) }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

/** `name@version` of each package of the lock file, and whether only developers need it. */
const locked = Object.entries(lock.packages).flatMap(([path, { version, dev = false, link = false }]) =>
  path.includes('node_modules/') && !link ? [{ id: `${path.split('node_modules/').at(-1)}@${version}`, dev }] : [],
)

test('the bill of materials holds what runs in a town, as CycloneDX 1.6', () => {
  const { components, dependencies, metadata, ...bill } = billOfMaterials()
  expect(bill).toMatchObject({
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
  })
  expect(metadata.component).toMatchObject({ name: 'dovolilnice', type: 'application' })
  expect(metadata.tools.components).toMatchObject([{ type: 'application', name: expect.any(String), manufacturer: { name: 'npm' } }])

  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const needed = locked.filter(({ dev }) => !dev).map(({ id }) => id)
  expect(needed.filter((id) => !named.has(id))).toEqual([])
  // The tests name Kysely too; Vitest is for developers alone.
  expect(components.map(({ name }) => name)).toContain('kysely')
  expect(components.map(({ name }) => name)).not.toContain('vitest')

  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/\S+@\S+$/)
    for (const { alg, content } of hashes ?? []) expect([alg, content.length]).toEqual(['SHA-512', 128])
  }
  const refs = [metadata.component, ...components].map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const known = new Set(refs)
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([])
})
