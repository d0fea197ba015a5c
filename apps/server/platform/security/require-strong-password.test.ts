import { OperationError } from '@dovolilnice/contract/errors'
import { expect, test } from 'vitest'
import { requireStrongPassword } from './passwords.ts'

const person = { email: 'ana.novak@primer.si', name: 'Ana Novak' }

test.each([
  'aaaaaaaaaaaa',
  'aaaaaaaaaaaa'.repeat(16),
  '123456789012',
  'qwertzuiop12',
  'qwertyuiop[]',
  'password1234',
  'Password123!',
  'abcabcabcabc',
  'ljubljana2026',
  'geslogeslogeslo',
  'dovolilnice1',
  'ana.novak@primer.si',
  'ananovak2026',
  'Občina123456',
])('refuses %s', async (password) => {
  await expect(requireStrongPassword(password, person)).rejects.toThrow(new OperationError('weak_password'))
})

test.each(['čisto novo geslo', 'pravi konj baterija sponka', 'modra kolesa v dežju', 'h7Gq-2mPz-9vLs', 'zelena luna nad mostom 4'])(
  'takes %s',
  async (password) => {
    await expect(requireStrongPassword(password, person)).resolves.toBeUndefined()
  },
)
