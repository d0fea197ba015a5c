import { describe, expect, it } from 'vitest'
import { sendingKeys } from './sending-keys.ts'

const operation = { name: 'send', method: 'POST', path: 'v1/send', access: 'public', summary: 'Send' } as const
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

describe('the key of a sending', () => {
  it('stays for the same words until there is an answer, and is another one for others', () => {
    const keys = sendingKeys({ ...operation, idempotent: true })
    const first = keys.keyFor({ body: { text: 'Zapora' } })
    expect(first).toMatch(uuid)
    expect(keys.keyFor({ body: { text: 'Zapora' } })).toBe(first)
    const other = keys.keyFor({ body: { text: 'Zapora ceste' } })
    expect(other).not.toBe(first)
    keys.answered()
    expect(keys.keyFor({ body: { text: 'Zapora ceste' } })).not.toBe(other)
  })

  it('sees the fields and the files of a form', () => {
    const keys = sendingKeys({ ...operation, idempotent: true })
    const form = (name: string, bytes: string) => {
      const data = new FormData()
      data.append('name', name)
      data.append('document.id', new File([bytes], 'osebna.pdf', { lastModified: 1 }))
      return { body: data }
    }
    const first = keys.keyFor(form('Ana', 'a'))
    expect(keys.keyFor(form('Ana', 'a'))).toBe(first)
    expect(keys.keyFor(form('Ana', 'aa'))).not.toBe(first)
    expect(keys.keyFor(form('Eva', 'a'))).not.toBe(first)
  })

  it('is none where the operation promises nothing', () => {
    expect(sendingKeys(operation).keyFor({})).toBeUndefined()
  })
})
