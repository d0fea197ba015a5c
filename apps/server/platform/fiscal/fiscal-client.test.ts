import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFiscalStandIn, type FiscalStandIn, type IssuedFile } from '../../../../tools/fiscal-stand-in/stand-in-server.ts'
import type { FiscalClient } from './fiscal-client.ts'
import type { FiscalInvoice, FiscalPremise } from './fiscal-messages.ts'
import { openFiscalClient, type FiscalSettings } from './open-fiscal-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'fiscal-'))
const elsewhere = mkdtempSync(join(tmpdir(), 'fiscal-'))
const taxNumber = '12345679'
const now = new Date()
let standIn: FiscalStandIn
let client: FiscalClient
let own: IssuedFile

const settingsOf = (file: IssuedFile, change: Partial<FiscalSettings> = {}): FiscalSettings => ({
  url: standIn.url,
  certificate: file.path,
  password: file.password,
  authorities: standIn.authorities,
  testEnvironment: true,
  ...change,
})

const opened: FiscalClient[] = []
const open = async (file: IssuedFile, change?: Partial<FiscalSettings>, patience?: number): Promise<FiscalClient> => {
  const made = await openFiscalClient(settingsOf(file, change), patience)
  opened.push(made)
  return made
}

let sequence = 0
const invoiceOf = (from: FiscalClient, change: Partial<FiscalInvoice> = {}): FiscalInvoice => {
  const mark = {
    tax_number: taxNumber,
    issued_at: now,
    premise: 'OBCINA1',
    device: 'BLAG1',
    sequence: (sequence += 1),
    total_cents: 1220,
    ...change,
  }
  const lines = [{ cents: mark.total_cents, vat_basis_points: 2200 }]
  return {
    ...mark,
    zoi: from.zoiOf(mark),
    numbering: 'B',
    lines,
    vat_payer: true,
    operator_tax_number: taxNumber,
    subsequent: false,
    ...change,
  }
}

const premise: FiscalPremise = {
  tax_number: taxNumber,
  premise: 'OBCINA1',
  identifier: { kind: 'movable', type: 'C' },
  valid_from: '2026-01-01',
  closed: false,
  supplier: { tax_number: taxNumber },
}

const send = (invoice: FiscalInvoice, from = client) => from.sendInvoice(invoice, randomUUID(), new Date())

beforeAll(async () => {
  standIn = await startFiscalStandIn({ folder })
  own = standIn.issue({ taxNumber })
  client = await open(own)
  await client.sendPremise(premise, randomUUID(), now)
})
beforeEach(() => standIn.behave({ kind: 'normal' }))
afterAll(async () => {
  for (const one of opened) one.close()
  await standIn.close()
  for (const one of [folder, elsewhere]) rmSync(one, { recursive: true })
})

test('the certificate says whose it is and until when', () => {
  expect(client.certificate.taxNumber).toBe(taxNumber)
  expect(client.certificate.endsAt.getTime()).toBeGreaterThan(now.getTime())
})

test('an invoice is registered, and a storno of it', async () => {
  const invoice = invoiceOf(client)
  expect(await send(invoice)).toEqual({ outcome: 'confirmed', eor: expect.stringMatching(/^[\da-f-]{36}$/) })
  const storno = invoiceOf(client, { total_cents: -1220, reference: invoice })
  expect((await send(storno)).outcome).toBe('confirmed')
})

test('an invoice sent again has the same EOR, and is one invoice', async () => {
  const invoice = invoiceOf(client)
  const before = standIn.register.invoices().length
  const first = await send(invoice)
  expect(await send({ ...invoice, subsequent: true })).toEqual(first)
  expect(standIn.register.invoices()).toHaveLength(before + 1)
})

test('it answers an echo', async () => {
  expect(await client.echo()).toBe(true)
  standIn.behave({ kind: 'down' })
  expect(await client.echo()).toBe(false)
})

test('a lost answer leaves open whether the invoice arrived; the next one says', async () => {
  const invoice = invoiceOf(client)
  standIn.behave({ kind: 'lost_answer' })
  expect((await send(invoice)).outcome).toBe('unreachable')
  standIn.behave({ kind: 'normal' })
  const before = standIn.register.invoices().length
  expect((await send({ ...invoice, subsequent: true })).outcome).toBe('confirmed')
  expect(standIn.register.invoices()).toHaveLength(before)
})

test.each([
  ['down', { kind: 'down' }, 'unreachable'],
  ['without a token', { kind: 'no_token' }, 'unreachable'],
  ['with a wrong signature', { kind: 'wrong_signature' }, 'untrusted'],
  ['to another message', { kind: 'foreign_message' }, 'untrusted'],
] as const)('an answer %s is no EOR', async (_, behaviour, outcome) => {
  standIn.behave(behaviour)
  expect(await send(invoiceOf(client))).toEqual({ outcome, reason: expect.any(String) })
})

test('a slow answer is given up', async () => {
  const hasty = await open(own, {}, 200)
  standIn.behave({ kind: 'slow', milliseconds: 2_000 })
  expect(await send(invoiceOf(hasty), hasty)).toEqual({ outcome: 'unreachable', reason: 'no answer in 0.2 s' })
})

test('a refusal carries its code', async () => {
  standIn.behave({ kind: 'refuse', code: 'S100' })
  expect(await send(invoiceOf(client))).toMatchObject({ outcome: 'refused', code: 'S100' })
})

test('the stand-in refuses what the specification forbids', async () => {
  const invoice = invoiceOf(client)
  const refusedWith = async (changed: FiscalInvoice, from = client) => {
    const answer = await send(changed, from)
    return answer.outcome === 'refused' ? answer.code : answer.outcome
  }
  expect(await refusedWith({ ...invoice, premise: 'NEZNAN' })).toBe('S006')
  expect(await refusedWith({ ...invoice, lines: [{ cents: 1000, vat_basis_points: 2200 }] })).toBe('S002')
  expect(await refusedWith({ ...invoice, lines: [{ cents: 1220, vat_basis_points: 2100 }] })).toBe('S002')
  expect(await refusedWith({ ...invoice, zoi: 'a7' })).toBe('S002')
  expect(await refusedWith({ ...invoice, sequence: 0 })).toBe('S002')
  expect(await refusedWith({ ...invoice, tax_number: '10000004' })).toBe('S005')
  expect(await refusedWith(invoice)).toBe('confirmed')
  expect(await refusedWith({ ...invoice, zoi: 'a7e5f55e1dbb48b799268e1a6d8618a3' })).toBe('S002')
  const id = randomUUID()
  await client.sendInvoice(invoice, id, now)
  expect(await client.sendInvoice(invoice, id, now)).toMatchObject({ outcome: 'refused', code: 'S002' })
})

test('closed premises issue no invoices', async () => {
  await client.sendPremise({ ...premise, premise: 'STOJNICA' }, randomUUID(), now)
  expect((await send(invoiceOf(client, { premise: 'STOJNICA' }))).outcome).toBe('confirmed')
  await client.sendPremise({ ...premise, premise: 'STOJNICA', closed: true }, randomUUID(), now)
  expect(await send(invoiceOf(client, { premise: 'STOJNICA' }))).toMatchObject({ code: 'S006' })
})

test('a certificate of another taxpayer, a withdrawn one and one that has ended', async () => {
  const other = await open(standIn.issue({ taxNumber: '10000004' }))
  expect(await send(invoiceOf(other), other)).toMatchObject({ outcome: 'refused', code: 'S005' })
  const file = standIn.issue({ taxNumber })
  const withdrawn = await open(file)
  file.withdraw()
  expect(await send(invoiceOf(withdrawn), withdrawn)).toMatchObject({ outcome: 'refused', code: 'S007' })
  const ended = await open(standIn.issue({ taxNumber, from: new Date('2020-01-01'), until: new Date('2025-01-01') }))
  const calls = standIn.received()
  expect(await send(invoiceOf(ended), ended)).toMatchObject({ outcome: 'refused', code: 'S008' })
  expect(standIn.received()).toBe(calls)
  // A clock that is behind: the tax authority says so itself.
  expect(await ended.sendInvoice(invoiceOf(ended), randomUUID(), new Date('2024-06-01'))).not.toMatchObject({ outcome: 'confirmed' })
})

test('a server or signer of another authority is not believed', async () => {
  const stranger = await startFiscalStandIn({ folder: elsewhere })
  const misled = await open(own, { url: stranger.url })
  expect((await send(invoiceOf(misled), misled)).outcome).toBe('unreachable')
  expect(stranger.received()).toBe(0)
  await stranger.close()
})

test('only the signer of the environment is believed', async () => {
  const real = await open(own, { testEnvironment: false })
  expect(await send(invoiceOf(real), real)).toMatchObject({ outcome: 'untrusted', reason: expect.stringContaining('signed by another') })
})

test('a wrong password and a missing file are told in a sentence', async () => {
  await expect(openFiscalClient(settingsOf(own, { password: 'napačno' }))).rejects.toThrow(/password does not open/)
  await expect(openFiscalClient(settingsOf(own, { certificate: '/nikjer.p12' }))).rejects.toThrow(/cannot be read \(ENOENT\)/)
  await expect(openFiscalClient(settingsOf(own, { certificate: standIn.authorities }))).rejects.toThrow(/no \.p12 file/)
  await expect(openFiscalClient(settingsOf(own, { authorities: own.path }))).rejects.toThrow(/no certificate in PEM/)
})
