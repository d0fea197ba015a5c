import { dayInWords, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser, screenshot, type StoryBrowser } from '../harness/browser.ts'
import { chooseCare, fillApplicant } from '../harness/fill-application.ts'
import { permitInForce } from '../harness/find-record.ts'
import { linkIn } from '../harness/mail-sink.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { accounts, settled, visit } from '../harness/screens.ts'
import { signedIn } from '../harness/sign-in.ts'
import { papersOf, step } from './matter-steps.ts'

/** How a mistake of the office is set right: an entry is cancelled, a slip is corrected by an order, a decision is replaced on appeal. */
let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { reusesWindows: true })
})
afterAll(() => product?.close())

const atDesk = async (path: string): Promise<Page> => {
  const page = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(page, accounts.admin)
  await visit(page, path)
  return page
}
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

it('an application entered by mistake is cancelled; its record stays, says why, and offers no step', async () => {
  const clerk = await atDesk('/vloge/parkirna-dovolilnica')
  await chooseCare(clerk)
  await fillApplicant(clerk, { name: 'Pomotoma Vnesena', email: 'pomota@primer.si', plate: 'LJ PO-101' })
  await clerk.getByLabel(/Vlagatelj je s podpisom potrdil/).check()
  await clerk.getByRole('button', { name: 'Vnesi vlogo' }).click()
  await clerk.getByRole('link', { name: 'Odpri vlogo' }).click()
  await clerk.getByRole('heading', { level: 1, name: /Vloga V-/ }).waitFor()
  await clerk.getByRole('button', { name: 'Več' }).click()
  await clerk.getByRole('button', { name: 'Razveljavi vnos' }).click()
  const dialog = clerk.getByRole('dialog', { name: 'Razveljavi vnos' })
  await dialog.getByLabel('Razlog').fill('Vloga je bila vnesena dvakrat.')
  await screenshot(clerk, 'storno dialog')
  await dialog.getByRole('button', { name: 'Razveljavi vnos' }).click()
  await clerk.getByText('Vnos vloge je razveljavljen.').waitFor()
  await settled(clerk)
  await clerk.getByText('Vnos razveljavljen').first().waitFor()
  await clerk.getByText('Ana Referent razveljavi vnos vloge.').waitFor()
  for (const name of ['Odobri in izdaj', 'Odobri', 'Zavrni', 'Prevzemi v obravnavo', 'Pozovi k dopolnitvi'])
    await expect.poll(() => clerk.getByRole('button', { name, exact: true }).count(), { message: name }).toBe(0)
  await screenshot(clerk, 'storno done')
  const told = await product.mail.waitForMail('pomota@primer.si', /vnesena pomotoma|razveljavljen/)
  await visit(clerk, linkIn(told.text, 'stanje'))
  await clerk.getByText('Vnos razveljavljen').first().waitFor()
  await screenshot(clerk, 'storno status page')
})

it('a holder is heard before the revocation, a slip in it is corrected, and on appeal another decision takes its place', async () => {
  const permit = await permitInForce(product.url)
  const clerk = await atDesk(permit.path)
  const findings = 'Po evidenci imetnik na navedenem naslovu ne prebiva več.'
  await step(clerk, 'Seznani stranko z ugotovitvami', (dialog) => dialog.getByLabel('Ugotovitve').fill(findings))
  const heard = await product.mail.waitForMail(permit.email ?? '', /Seznanitev z ugotovitvami/)
  const holder = await browser.newPage({ width: 390, height: 844, reducedMotion: 'reduce' })
  await visit(holder, linkIn(heard.text, 'seznanitev'))
  await holder.getByText(findings).waitFor()
  await screenshot(holder, 'hearing of a permit')
  await holder.getByRole('textbox', { name: 'Vaša izjava' }).fill('Preselitev je bila začasna.')
  await holder.getByRole('button', { name: 'Oddaj izjavo' }).click()
  await holder.getByText(/Vaša izjava, /).waitFor()

  await clerk.getByText(/Izjava stranke.*Preselitev je bila začasna/).waitFor()
  await step(clerk, 'Odvzemi dovolilnico', async (dialog) => {
    await dialog.getByLabel('Ugotovljena dejstva in dokazi').fill(findings)
    await dialog.getByLabel('Razlog', { exact: true }).fill('Imetnik ne prebiva na območju, kar izhaja iz evidense.')
    await dialog.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('act')
    await dialog.getByLabel('Takojšnji učinek').fill('Po 12. členu zakona, ker je ogrožena varnost pešcev.')
  })
  await clerk.getByText('Odvzeta').first().waitFor()

  await clerk
    .getByRole('button', { name: /^Popravi pomoto / })
    .first()
    .click()
  const slip = clerk.getByRole('dialog', { name: /Popravi pomoto/ })
  await slip.getByLabel('Kaj se popravi').fill('»evidense« se nadomesti z »evidence«.')
  await screenshot(clerk, 'correction')
  await slip.getByRole('button', { name: 'Popravi pomoto' }).click()
  await clerk.getByText('osnutek', { exact: true }).waitFor()
  // Who prepared it does not issue it.
  const second = await browser.newPage({ width: 1366, height: 768, reducedMotion: 'reduce' })
  await signedIn(second, accounts.root)
  await visit(second, permit.path)
  await second.getByRole('button', { name: 'Izdaj', exact: true }).click()
  await second.getByRole('alertdialog').or(second.getByRole('dialog')).getByRole('button', { name: 'Izdaj', exact: true }).click()
  await second.getByText('Akt je izdan.').waitFor()
  await visit(clerk, permit.path)
  await settled(clerk)
  await screenshot(clerk, 'correction issued')

  const acts = clerk.getByRole('region', { name: 'Akti' }).getByRole('listitem')
  await acts
    .filter({ hasText: 'Odločba o odvzemu dovolilnice' })
    .getByRole('button', { name: /^Vpiši pritožbo/ })
    .click()
  const lodging = clerk.getByRole('dialog', { name: /Nova pritožba/ })
  await lodging.getByLabel('Način vložitve').selectOption('post')
  await lodging.getByRole('textbox', { name: 'Dan vložitve' }).fill(dayInWords(localDayOf(new Date()), 'sl'))
  await lodging.getByLabel('Upravna taksa').selectOption('paid')
  await lodging.getByRole('button', { name: 'Vpiši pritožbo' }).click()
  await clerk.waitForURL(/\/pritozbe\//)
  const reason = 'Imetnik je izkazal, da na območju prebiva.'
  await Promise.all([
    clerk.getByText(/^Pritožbi je ugodeno .*Dovolilnica znova velja/).waitFor(),
    step(clerk, 'Ugodi', (dialog) => dialog.getByLabel('Razlogi', { exact: true }).fill(reason)),
  ])
  await clerk.getByText('Ugodeno').first().waitFor()
  await screenshot(clerk, 'appeal granted')
  await visit(clerk, permit.path)
  await clerk.getByText('Veljavna').first().waitFor()
  await clerk.getByText('Nadomestna odločba').first().waitFor()
  await screenshot(clerk, 'permit after appeal')

  const papers = await papersOf(product.url, idOf(clerk))
  if (papers === undefined) return
  expect(papers['hearing']).toContain(findings)
  expect(papers['revocation']).toContain('Izjavila je: Preselitev je bila začasna.')
  expect(papers['correction']).toContain('»evidense« se nadomesti z »evidence«.')
  expect(papers['replacement']).toContain('se ne odvzame in velja naprej')
})
