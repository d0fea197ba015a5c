import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

interface Manifest {
  name: string
  exports?: Record<string, string>
  dependencies?: Record<string, string>
}

/** What is wrong with a workspace's package.json: its doors must be named, and only the contract is everyone's. */
const faultsOf = ({ name, exports, dependencies = {} }: Manifest): string[] => {
  const contract = name === '@dovolilnice/contract'
  const faults: string[] = []
  if (!exports) faults.push(`${name}: no exports, so everything is open`)
  for (const door of Object.keys(exports ?? {}))
    if (door.includes('*') && !contract) faults.push(`${name}: the door ${door} is open to everything`)
  for (const [other, version] of Object.entries(dependencies)) {
    if (other.startsWith('@dovolilnice/') && other !== '@dovolilnice/contract') faults.push(`${name}: depends on ${other}`)
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) faults.push(`${name}: ${other} is not pinned exactly (${version})`)
  }
  return faults
}

describe('packages', () => {
  const manifests = sourceFiles(/^(packages|apps)\/[^/]+\/package\.json$/).map(({ text }) => JSON.parse(text) as Manifest)

  it('close their exports, pin their dependencies, and depend on the contract alone', () => {
    expect(manifests.length).toBeGreaterThanOrEqual(4)
    expect(manifests.flatMap(faultsOf)).toEqual([])
  })

  it.each<Manifest>([
    { name: '@dovolilnice/server' },
    { name: '@dovolilnice/server', exports: { './*': './*.ts' } },
    { name: '@dovolilnice/server', exports: {}, dependencies: { '@dovolilnice/gate': '0.1.0' } },
    { name: '@dovolilnice/server', exports: {}, dependencies: { zod: '^4.0.0' } },
  ])('the rule can fail: %j', (manifest) => {
    expect(faultsOf(manifest)).toHaveLength(1)
  })
})
