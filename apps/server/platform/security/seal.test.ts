import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openSeal, sealWith } from './seal.ts'

const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'dovolilnice-seal-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

test('a sealed text opens only with its key and for whom it was sealed', () => {
  const seal = sealWith(randomBytes(32))
  const sealed = seal.close('skrivnost', 'ana')
  expect(sealed).not.toContain('skrivnost')
  expect(seal.close('skrivnost', 'ana')).not.toBe(sealed)
  expect(seal.open(sealed, 'ana')).toBe('skrivnost')
  expect(() => seal.open(sealed, 'oto')).toThrow()
  expect(() => sealWith(randomBytes(32)).open(sealed, 'ana')).toThrow()
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1]! ^= 1
  expect(() => seal.open(changed.toString('base64url'), 'ana')).toThrow()
})

test('the key is made once, for its owner alone, and found again', async () => {
  const dataDir = await folder()
  const [one, two] = await Promise.all([openSeal(dataDir, undefined), openSeal(dataDir, undefined)])
  const sealed = one.close('skrivnost', '')
  expect(two.open(sealed, '')).toBe('skrivnost')
  expect((await openSeal(dataDir, undefined)).open(sealed, '')).toBe('skrivnost')
  expect((await stat(join(dataDir, 'keys/secrets.key'))).mode & 0o777).toBe(0o600)
})

test('a key that is given is used, and a wrong one is refused in words', async () => {
  const given = randomBytes(32).toString('base64')
  const sealed = (await openSeal(await folder(), given)).close('skrivnost', '')
  expect((await openSeal(await folder(), given)).open(sealed, '')).toBe('skrivnost')
  await expect(openSeal(await folder(), 'kratek')).rejects.toThrow('SECRETS_KEY holds no key of 32 bytes')
})
