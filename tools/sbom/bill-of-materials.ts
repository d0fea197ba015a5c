import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { root } from '../project.ts'

/** The parts of a bill in either version that this project reads; the rest is handed on as it is. */
const componentSchema = z.looseObject({
  type: z.string(),
  name: z.string(),
  version: z.string(),
  'bom-ref': z.string(),
  purl: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
  hashes: z.optional(z.array(z.object({ alg: z.string(), content: z.string() }))),
})

const toolSchema = z.object({ vendor: z.string(), name: z.string(), version: z.string() })

const npmBillSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  metadata: z.looseObject({ tools: z.array(toolSchema), component: componentSchema }),
  components: z.array(componentSchema),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
})

const manifest = z.object({ name: z.string(), version: z.string() })

/** What npm says of the whole lock file. It reads no network. */
const askNpm = () => {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--offline']
  const output = execFileSync('npm', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] })
  return npmBillSchema.parse(JSON.parse(output))
}

type Component = z.output<typeof componentSchema>

const isForDevelopers = ({ properties }: Component): boolean => properties.some(({ name }) => name === 'cdx:npm:package:development')

/**
 * Without what only developers need. npm's own `--omit dev` also leaves out what the product needs and the tests name too (kysely, zod): the
 * mark of each package is right.
 */
const withoutDevelopment = ({ components, dependencies, ...bill }: ReturnType<typeof askNpm>) => {
  const kept = components.filter((component) => !isForDevelopers(component))
  const refs = new Set([bill.metadata.component, ...kept].map((component) => component['bom-ref']))
  return {
    ...bill,
    components: kept,
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  }
}

/**
 * The bill of materials of what runs in a town, in CycloneDX 1.6. npm writes 1.5, of which 1.6 is an extension: only the list of tools has another
 * form there. npm names the project after its folder.
 */
export const billOfMaterials = () => {
  const bill = withoutDevelopment(askNpm())
  const { name, version } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const tools = {
    components: bill.metadata.tools.map((tool) => ({
      type: 'application',
      name: tool.name,
      version: tool.version,
      manufacturer: { name: tool.vendor },
    })),
  }
  return {
    ...bill,
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
    metadata: { ...bill.metadata, tools, component: { ...bill.metadata.component, name, version } },
  }
}
