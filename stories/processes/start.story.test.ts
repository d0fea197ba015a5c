import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { runInProduction } from '../harness/run-in-production.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { signIn } from '../harness/sign-in.ts'
import { engines } from '../harness/throwaway-database.ts'

const accounts = ['root@demo.si', 'admin@demo.si', 'operator@demo.si', 'redar@demo.si', 'uporabnik@demo.si']

describe.each(engines)('npm start on the %s database', (engine) => {
  let product: Product
  let browser: StoryBrowser

  beforeAll(async () => {
    product = await startProduct({ engine, founds: true })
    browser = await openBrowser(product.url)
  })
  afterAll(() => product?.close())

  it('says what it started, where, and with which accounts', () => {
    const terminal = product.terminal()
    expect(terminal).toContain(product.url)
    expect(terminal).toContain(product.brokerUrl)
    expect(terminal).toContain(engine === 'embedded' ? 'a power cut may lose' : 'PostgreSQL')
    for (const account of accounts) expect(terminal).toContain(account)
    expect(terminal).toMatch(/simulated in this process: \w/)
  })

  it.each(accounts)('lets %s in', async (account) => {
    const page = await browser.newPage()
    await signIn(page, account)
    const home = account.startsWith('operator')
      ? '/potopni-stebricki/upravljanje'
      : account.startsWith('redar')
        ? '/redarstvo'
        : '/nadzorna-plosca'
    expect(new URL(page.url()).pathname).toBe(home)
  })

  it('ends with Ctrl-C, does not start the demo town in production, and finds everything at the next start', async () => {
    await product.stop()
    const { code, text } = await runInProduction(product)
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('holds the demo town') })
    expect(text.trim().split('\n')).toHaveLength(1)
    await product.start()
    expect(product.terminal()).toMatch(/Ending …[\s\S]*ready after/)
    const page = await browser.newPage()
    await signIn(page, 'admin@demo.si')
  })
})
