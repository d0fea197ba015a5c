import { describe, expect, it } from 'vitest'
import { sendingKeys } from './query.ts'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const itself = (key: string): Promise<string> => Promise.resolve(key)

describe('the key of a sending', () => {
  it('stays for the same words until there is an answer, and is another one for others', async () => {
    const keys = sendingKeys<string>()
    const first = await keys.send({ body: { text: 'Zapora' } }, itself)
    expect(first).toMatch(uuid)
    expect(await keys.send({ body: { text: 'Zapora' } }, itself)).toBe(first)
    const other = await keys.send({ body: { text: 'Zapora ceste' } }, itself)
    expect(other).not.toBe(first)
    keys.answered()
    expect(await keys.send({ body: { text: 'Zapora ceste' } }, itself)).not.toBe(other)
  })

  it('sees the fields and the files of a form', async () => {
    const keys = sendingKeys<string>()
    const form = (name: string, bytes: string) => {
      const data = new FormData()
      data.append('name', name)
      data.append('document.id', new File([bytes], 'osebna.pdf', { lastModified: 1 }))
      return { body: data }
    }
    const first = await keys.send(form('Ana', 'a'), itself)
    expect(await keys.send(form('Ana', 'a'), itself)).toBe(first)
    expect(await keys.send(form('Ana', 'aa'), itself)).not.toBe(first)
    expect(await keys.send(form('Eva', 'a'), itself)).not.toBe(first)
  })

  it('a double click sends once, also to an operation that would do it twice; the next try after a failure sends', async () => {
    const keys = sendingKeys<string>()
    let sent = 0
    const fails = async () => {
      sent += 1
      throw new Error('lost')
    }
    const clicks = [keys.send({ params: { id: 1 } }, fails), keys.send({ params: { id: 1 } }, fails)]
    expect((await Promise.allSettled(clicks)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(sent).toBe(1)
    await expect(keys.send({ params: { id: 1 } }, fails)).rejects.toThrow('lost')
    expect(sent).toBe(2)
  })
})
