import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { sharedCases } from '../../../../../tools/testing/shared-cases.ts'
import { creditTransferFile } from './credit-transfer-file.ts'

const schema = sharedCases('xsd/pain.001.001.09.xsd')
const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined
if (!hasXmllint) process.stdout.write('SKIPPED: no xmllint here, so payment orders are not checked by their schema\n')

const payer = { name: 'Občina Lipograd', iban: 'SI56990000000000118', bic: '' }
const now = new Date('2026-11-22T09:30:00Z')
const order = (name = 'Ščepan & sinovi <d.o.o.>') =>
  creditTransferFile(
    'N-2026-000001',
    payer,
    [
      { number: 'R-2026-000001', cents: 1205, name, iban: 'SI56020170014356205', purpose: 'Vračilo R-2026-000001' },
      { number: 'R-2026-000002', cents: 5, name: 'Ana Žagar', iban: 'DE89370400440532013000', purpose: 'Vračilo R-2026-000002' },
    ],
    now,
  )

test('the order names its sum and count, and hostile names stay text', () => {
  const xml = order()
  expect(xml.match(/<CtrlSum>12\.10<\/CtrlSum>/g)).toHaveLength(2)
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs>/g)).toHaveLength(2)
  expect(xml).toContain('<BtchBookg>false</BtchBookg>')
  expect(xml).toContain('<Nm>Ščepan &amp; sinovi &lt;d.o.o.&gt;</Nm>')
  expect(xml).toContain('<InstdAmt Ccy="EUR">0.05</InstdAmt>')
  expect(order('Łukasz 😀 \u202eX')).not.toMatch(/[😀\u202e]/u)
})

test.skipIf(schema === undefined || !hasXmllint)('it is valid by the schema of ISO 20022, and a broken one is not', () => {
  const check = (input: string) => spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema ?? '', '-'], { input }).status
  expect(execFileSync('xmllint', ['--nonet', '--format', '-'], { input: order() }).toString()).toContain('<MsgId>N-2026-000001</MsgId>')
  for (const name of ['Ana Žagar', 'x'.repeat(120), 'Ščepan & sinovi <d.o.o.>', '"\'&'.repeat(40)]) expect(check(order(name)), name).toBe(0)
  expect(check(order().replace('<PmtMtd>TRF</PmtMtd>', ''))).not.toBe(0)
})
