import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Client } from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessibilityFaults } from '../harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from '../harness/browser.ts'
import { pdfFile } from '../harness/fill-application.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'
import { usualEngine } from '../harness/throwaway-database.ts'
import { apply, papersOf, review, step } from './matter-steps.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

const today = dayInWords(localDayOf(new Date()), 'sl')
const email = 'veriga@primer.si'
const call = 'Priložite izjavo ustanove o negi na domu.'
const findings = 'Po evidenci ustanova ne opravlja storitve na navedenem naslovu.'
const answer = 'Storitev opravljamo od 1. novembra.'
const rejection = 'Ustanova na naslovu iz vloge nima registrirane dejavnosti.'
const granted = 'Pritožnica je s potrdilom izkazala, da se nega na naslovu izvaja.'

/** The term of the call ended yesterday: nobody waits for it in a story. */
const endTerm = async (number: string): Promise<void> => {
  const client = new Client({ connectionString: product.databaseUrl })
  await client.connect()
  const changed = await client.query('update application set due_on = current_date - 1 where number = $1', [number])
  await client.end()
  expect(changed.rowCount).toBe(1)
}

/** Serves the newest act of the record by registered post, with the return slip of today. */
const serveByPost = async (clerk: Page): Promise<void> => {
  await clerk
    .getByRole('button', { name: /^Vročanje / })
    .first()
    .click()
  const act = clerk.getByRole('dialog', { name: /Vročanje akta/ })
  await act.getByRole('button', { name: 'Oddaj v vročanje' }).click()
  const handing = clerk.getByRole('dialog', { name: /^Oddaj v vročanje/ })
  await handing.getByLabel('Številka pošiljke').fill('RA111222333SI')
  await handing.getByRole('button', { name: 'Oddaj v vročanje' }).click()
  await act.getByRole('button', { name: 'Vpiši izid' }).click()
  const result = clerk.getByRole('dialog', { name: /^Vpiši izid/ })
  await result.getByLabel('Izid').selectOption({ label: 'Prevzeto s podpisom' })
  await result.getByRole('textbox', { name: 'Dan' }).fill(today)
  await result.getByRole('button', { name: 'Vpiši izid' }).click()
  await act.getByText('Teče rok za pritožbo', { exact: true }).waitFor()
  // Escape is for the act's dialog, not for one that is still closing over it.
  await result.waitFor({ state: 'hidden' })
  await settled(clerk)
  await clerk.keyboard.press('Escape')
  await act.waitFor({ state: 'hidden' })
  await settled(clerk)
}

it.skipIf(usualEngine !== 'postgres')(
  'a matter goes its whole way: call, supplement after the term, hearing, rejection, registered post, appeal, granted',
  async () => {
    const resident = await browser.newPage({ width: 390, height: 844 })
    const number = await apply(resident, 'LJ RK-102', email)
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await review(clerk, number)
    const id = new URL(clerk.url()).pathname.split('/').at(-1) ?? ''
    await step(clerk, 'Pozovi k dopolnitvi', (dialog) => dialog.getByLabel('Kaj naj vlagatelj dopolni').fill(call))

    await endTerm(number)
    const called = await product.mail.waitForMail(email, /Dopolnite vlogo/)
    await visit(resident, linkIn(called.text, 'stanje'))
    await resident.getByLabel('Sporočilo občini').fill('Izjavo pošiljamo prepozno, ker je bila ustanova zaprta.')
    await resident.getByRole('button', { name: 'Oddaj dopolnitev' }).click()
    await resident.getByText('V obravnavi').first().waitFor()

    await visit(clerk, `/vloge/${id}`)
    await step(clerk, 'Seznani stranko z ugotovitvami', (dialog) => dialog.getByLabel('Ugotovitve').fill(findings))
    const heard = await product.mail.waitForMail(email, /Seznanitev z ugotovitvami/)
    // The status page leads to the same findings as the mail.
    await visit(resident, linkIn(called.text, 'stanje'))
    await resident.getByRole('link', { name: 'Odpri ugotovitve' }).click()
    await resident.getByText(findings).waitFor()
    await visit(resident, linkIn(heard.text, 'seznanitev'))
    await resident.getByText(findings).waitFor()
    await resident.getByRole('button', { name: 'Oddaj izjavo' }).click()
    await resident.getByText('Izpolnite to polje.').first().waitFor()
    await resident.getByRole('textbox', { name: 'Vaša izjava' }).fill(answer)
    await resident
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await pdfFile('pogodba.pdf'))
    expect(await accessibilityFaults(resident)).toEqual([])
    await resident.getByRole('button', { name: 'Oddaj izjavo' }).click()
    await resident.getByText(answer).waitFor()

    // The clerk's screen follows by itself.
    await clerk.getByText(new RegExp(`Izjava stranke.*${answer}`)).waitFor()
    await step(clerk, 'Zavrni', async (dialog) => {
      await dialog.getByLabel('Ugotovljena dejstva in dokazi').fill('Vpogled v uradno evidenco prebivališč.')
      await dialog.getByLabel('Obrazložitev zavrnitve').fill(rejection)
      await dialog.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('act')
    })
    await clerk.getByText('Zavrnjena').first().waitFor()
    await serveByPost(clerk)
    await resident.reload()
    await resident.getByText(/Vaša izjava, /).waitFor()

    await clerk.getByRole('button', { name: 'Vpiši pritožbo' }).first().click()
    const lodging = clerk.getByRole('dialog', { name: /Nova pritožba/ })
    await lodging.getByLabel('Način vložitve').selectOption('post')
    await lodging.getByRole('textbox', { name: 'Dan vložitve' }).fill(today)
    await lodging.getByLabel('Upravna taksa').selectOption('paid')
    await lodging.getByRole('button', { name: 'Vpiši pritožbo' }).click()
    await clerk.waitForURL(/\/pritozbe\//)
    await clerk.getByText('pravočasna', { exact: true }).waitFor()
    await Promise.all([
      clerk.getByText(/^Pritožbi in vlogi je ugodeno/).waitFor(),
      step(clerk, 'Ugodi', (dialog) => dialog.getByLabel('Razlogi', { exact: true }).fill(granted)),
    ])
    await clerk.getByText('Ugodeno').first().waitFor()

    await visit(clerk, `/vloge/${id}`)
    await clerk.getByText('Nadomestna odločba').first().waitFor()
    await clerk.getByText('V obravnavi').first().waitFor()

    const papers = await papersOf(product.url, id)
    if (papers === undefined) return
    expect(papers['supplement_call']).toContain(call)
    expect(papers['hearing']).toContain(findings)
    const heardBy = 'Stranka je bila z ugotovitvami seznanjena z aktom'
    for (const words of [rejection, heardBy, `Izjavila je: ${answer}`]) expect(papers['rejection']).toContain(words)
    expect(papers['replacement']).toContain(granted)
  },
)
