import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { run } from '../../../../tools/services/processes.ts'
import { findProgram } from '../../../../tools/services/programs.ts'
import { startFiscalStandIn } from '../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { startTestProduct } from '../test-product.ts'

const folder = mkdtempSync(join(tmpdir(), 'watched-'))
afterAll(() => rmSync(folder, { recursive: true }))

const deploy = join(import.meta.dirname, '../../../../deploy')
const alerts = join(deploy, 'prometheus/dovolilnice-alerts.yml')
const rules = readFileSync(alerts, 'utf8')
const dashboard = readFileSync(join(deploy, 'grafana/dovolilnice.json'), 'utf8')

/** Names of metrics in the expressions: words with an underscore that no text in quotation marks holds. */
const namesIn = (expressions: string[]): string[] => [
  ...new Set(expressions.flatMap((text) => text.replaceAll(/"[^"]*"/g, '').match(/\b[a-z]+_[a-z0-9_]+\b/g) ?? [])),
]

const ofRules = [...rules.matchAll(/^ +expr: (.*)$/gm)].map(([, text = '']) => text)
const ofDashboard = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text.replaceAll(String.raw`\"`, '"'))

test('alerts and the dashboard read figures that the product has', async () => {
  const standIn = await startFiscalStandIn({ folder })
  const { path, password } = standIn.issue({ taxNumber: '12345679' })
  const product = await startTestProduct({
    env: { FISCAL_URL: standIn.url, FISCAL_CA: standIn.authorities, FISCAL_CERTIFICATE: path, FISCAL_CERTIFICATE_PASSWORD: password },
  })
  const { payload } = await product.app.inject({ url: '/metrics' })
  const known = [...payload.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  )
  const functions = ['histogram_quantile']
  const read = namesIn([...ofRules, ...ofDashboard])
  expect(read.length).toBeGreaterThan(10)
  expect(read.filter((name) => !known.includes(name) && !functions.includes(name))).toEqual([])
  await product.close()
  await standIn.close()
})

const promtool = findProgram('promtool')
if (promtool === undefined) process.stdout.write('SKIPPED: no promtool is installed here\n')
test.skipIf(promtool === undefined)('Prometheus takes the alerts', async () => {
  const { code, text } = await run(promtool ?? '', ['check', 'rules', alerts])
  expect(code, text).toBe(0)
})
