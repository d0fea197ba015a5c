import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFaults } from './harness/accessibility.ts'
import { openBrowser, type StoryBrowser } from './harness/browser.ts'
import { attachDocuments, chooseCare, chooseResident, confirmAndSend, fillApplicant, inView, pdfFile } from './harness/fill-application.ts'
import { httpPerson } from './harness/http-person.ts'
import { linkIn } from './harness/mail-sink.ts'
import { allowFaults } from './harness/page-faults.ts'
import { startProduct, type Product } from './harness/product.ts'
import { accounts, settled, visit } from './harness/screens.ts'
import { signedIn } from './harness/sign-in.ts'

let product: Product
let browser: StoryBrowser
beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  browser = await openBrowser(product.url, { keepsPages: true })
})
afterAll(() => product?.close())

const publicForm = '/obrazci/parkirna-dovolilnica'

/** Opens the public form and closes the data-protection notice. */
const openForm = async (page: Page): Promise<void> => {
  await visit(page, publicForm)
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  await page.getByLabel('Izvajalec nege ali zdravstvene dejavnosti').waitFor()
}

const focusedName = (page: Page): Promise<string | null> => page.evaluate('document.activeElement.getAttribute("name")')
const submitButton = (page: Page) => page.getByRole('button', { name: 'Oddaj vlogo' })
const sentNumber = async (page: Page): Promise<string> => {
  await page.getByRole('heading', { name: 'Vloga je oddana' }).waitFor()
  return (await page
    .getByText(/V-\d{4}-\d{6}/)
    .first()
    .textContent())!.match(/V-\d{4}-\d{6}/)![0]
}

/** Takes a step: the button on the application, then the one in its dialog. */
const takeStep = async (page: Page, name: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {}) => {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await settled(page)
}

/** Taking into review is one click; nothing is asked. */
const takeIntoReview = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Prevzemi v obravnavo' }).click()
  await page.getByText('Vloga je v obravnavi.').waitFor()
  await settled(page)
}

const openApplication = async (page: Page, number: string): Promise<void> => {
  await visit(page, `/vloge?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('heading', { name: `Vloga ${number}` }).waitFor()
  await settled(page)
}

const apply = async (page: Page, plate: string, name: string): Promise<string> => {
  await openForm(page)
  await chooseCare(page)
  await fillApplicant(page, { name, email: `${plate.toLowerCase().replace(/\W/g, '')}@primer.si`, plate })
  await attachDocuments(page)
  await confirmAndSend(page)
  return sentNumber(page)
}

describe('a resident applies on a phone', () => {
  it('answers a group a page, is told what is missing, checks the answers, loses nothing to a broken network, and sends one application', async () => {
    const page = await browser.newPage({ width: 390, height: 844 })
    await openForm(page)
    await page.getByText('Korak 1 od 7').waitFor()
    await page.getByRole('button', { name: 'Naprej' }).click()
    await expect.poll(() => focusedName(page)).toBe('user_type_code')
    expect(await accessibilityFaults(page)).toEqual([])

    await chooseCare(page)
    await page.getByText('Brezplačno').filter({ visible: true }).first().waitFor()
    await fillApplicant(page, { name: 'Čedomir Žagar Škrjanec', email: 'lj čž', plate: undefined })
    await page.getByRole('button', { name: 'Naprej' }).click()
    await page.getByText('Vnesite veljaven e-poštni naslov').first().waitFor()
    await expect.poll(() => focusedName(page)).toBe('email')
    await page.getByLabel('E-poštni naslov').fill('ljcz451@primer.si')
    await page.getByLabel('E-poštni naslov').press('Enter')

    // The focus is on the heading of each step; the browser's own way back leads to the step before, with what was typed.
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Kje in od kdaj')
    await page.getByText('Korak 4 od 7').waitFor()
    await page.goBack()
    await page.getByText('Korak 3 od 7').waitFor()
    await page.reload()
    await page.getByText('Nadaljujete, kjer ste ostali').waitFor()
    await expect.poll(() => page.getByLabel('E-poštni naslov').inputValue()).toBe('ljcz451@primer.si')
    await (await inView(page.getByLabel('Parkirišče', { exact: true }))).selectOption({ index: 1 })
    await (await inView(page.getByLabel('Registrska oznaka'))).fill('lj čž-451')
    await inView(page.locator('input[type="file"]').first())
    await attachDocuments(page)

    const answers = page.getByRole('region', { name: 'Preverite odgovore' })
    await inView(answers)
    await answers.getByText('LJ ČŽ-451').waitFor()
    await answers.getByRole('button', { name: 'Spremeni Podatki vlagatelja' }).click()
    await page.getByLabel('Ime in priimek').fill('')
    await page.getByLabel('Ime in priimek').fill('Čedomir Žagar')
    await page.getByRole('button', { name: 'Naprej' }).click()
    await answers.getByText('Čedomir Žagar').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel(/Potrjujem/).check()

    allowFaults(page, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    await page.route('**/api/v1/applications', (route) => route.abort())
    await submitButton(page).click()
    await page.getByText('vnos je ohranjen').waitFor()
    await expect.poll(() => page.getByText('Storitev trenutno ni dosegljiva').count()).toBe(1)
    await page.unroute('**/api/v1/applications')
    await submitButton(page).dblclick()
    const number = await sentNumber(page)

    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await visit(clerk, '/vloge?search=ljcz451')
    expect(await clerk.getByRole('link', { name: /^V-/ }).allTextContents()).toEqual([number])
  })

  it('finds the draft again after closing the page', async () => {
    const page = await browser.newPage({ width: 360, height: 740 })
    await openForm(page)
    await chooseCare(page)
    await (await inView(page.getByLabel('Ime in priimek'))).fill('Osnutek Žan')
    await expect.poll(() => page.evaluate(`localStorage.getItem('dovolilnice.draft.application')`)).toContain('Osnutek Žan')
    const [next] = await Promise.all([page.context().newPage(), page.close({ runBeforeUnload: false })])
    await next.goto(product.url + publicForm)
    await next.getByText('Nadaljujete, kjer ste ostali').waitFor()
    await expect.poll(() => next.getByLabel('Ime in priimek').inputValue()).toBe('Osnutek Žan')
    await expect.poll(() => next.getByRole('radio', { name: /Nega na domu/, includeHidden: true }).isChecked()).toBe(true)
    await next.getByRole('button', { name: 'Začni znova' }).click()
    await expect.poll(() => next.getByLabel('Ime in priimek').inputValue()).toBe('')
    await expect.poll(() => next.evaluate(`localStorage.getItem('dovolilnice.draft.application')`)).toBeNull()
  })
})

/** A bank statement (camt.053.001.08) of the demo town's account with one payment. */
const statement = (cents: number, reference: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>ZGODBA</MsgId><CreDtTm>2026-11-14T01:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>ZGODBA-1</Id><CreDtTm>2026-11-14T01:00:00+01:00</CreDtTm><Acct><Id><IBAN>SI56990000000012387</IBAN></Id><Ccy>EUR</Ccy></Acct>
<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-13</Dt></BookgDt>
<AcctSvcrRef>ZGODBA-77</AcctSvcrRef><BkTxCd/><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Plačnik iz zgodbe</Nm></Pty></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`

describe('money comes', () => {
  it('a clerk uploads a bank statement; what it pays is matched and settled, and the same file again changes nothing', async () => {
    const caller = await httpPerson(product.url)
    await caller.signIn(accounts.admin)
    const { items } = (await caller.post('v1/admin/applications', { filters: { status: 'approved' }, itemsPerPage: 50 })).body
    const open = await Promise.all(
      items.map(async (item: { id: string }) => ({ ...item, ...(await caller.get(`v1/admin/applications/${item.id}/payments`)).body })),
    )
    const waiting = open.find(({ fee_cents: fee, open_cents: left }) => fee > 0 && left === fee)
    const file = {
      name: 'izpisek.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(statement(waiting.fee_cents, `SI00 ${waiting.number.replace(/\D/g, '')}`)),
    }
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    const upload = async () => {
      await visit(clerk, '/placila')
      await clerk.getByRole('button', { name: 'Naloži izpisek' }).click()
      const dialog = clerk.getByRole('dialog')
      await dialog.locator('input[type="file"]').setInputFiles(file)
      await dialog.getByRole('button', { name: 'Naloži izpisek' }).click()
      await clerk.getByRole('heading', { name: 'Izpisek izpisek.xml' }).waitFor()
      await settled(clerk)
    }
    await upload()
    await clerk.getByText('1 nov promet').waitFor()
    await clerk.getByRole('link', { name: /^1 Povezano/ }).waitFor()
    expect(await accessibilityFaults(clerk)).toEqual([])
    const statusOf = async () => (await caller.get(`v1/admin/applications/${waiting.id}`)).body.status
    await expect.poll(statusOf).toMatch(/^(paid|completed)$/)
    await clerk.getByRole('button', { name: /13\. 11\./ }).click()
    await clerk.getByRole('dialog').getByRole('link', { name: waiting.number }).waitFor()
    expect(await accessibilityFaults(clerk)).toEqual([])
    await upload()
    await clerk.getByText('Vsi prometi iz te datoteke so bili zabeleženi že prej.').waitFor()
    await visit(clerk, `/vloge/${waiting.id}`)
    await clerk.getByText('Plačnik iz zgodbe', { exact: true }).waitFor()
  })
})

describe('a clerk decides', () => {
  it('asks for a supplement, gets it by the mailed link, approves and issues; the resident follows without login', async () => {
    const resident = await browser.newPage({ width: 360, height: 740 })
    const number = await apply(resident, 'LJ ST-901', 'Živa Žičnik')
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await openApplication(clerk, number)
    await takeIntoReview(clerk)
    await takeStep(clerk, 'Pozovi k dopolnitvi', (dialog) =>
      dialog.getByLabel('Kaj naj vlagatelj dopolni').fill('Priložite čitljivo izjavo ustanove.'),
    )
    await clerk.getByText('V dopolnitvi').first().waitFor()

    const mail = await product.mail.waitForMail('ljst901@primer.si', /Dopolnite vlogo/)
    expect(mail.text).toContain('Priložite čitljivo izjavo ustanove.')
    await visit(resident, linkIn(mail.text, 'stanje'))
    await resident.getByText('Priložite čitljivo izjavo ustanove.').waitFor()
    expect(await accessibilityFaults(resident)).toEqual([])
    await resident
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await pdfFile('izjava.pdf'))
    await resident.getByLabel('Sporočilo občini').fill('Prilagam izjavo.')
    await resident.getByRole('button', { name: 'Oddaj dopolnitev' }).click()
    await resident.getByText('Uradna oseba pregleduje vlogo').waitFor()
    await resident.getByText(/O vlogi moramo odločiti najpozneje \d+\. \d+\. 20\d\d\./).waitFor()

    // The clerk's screen follows by itself.
    await clerk.getByRole('button', { name: /^Poglej: .*izjava\.pdf/ }).waitFor()
    expect(await accessibilityFaults(clerk)).toEqual([])
    await takeStep(clerk, 'Odobri in izdaj')
    const permit = (await clerk.getByRole('link', { name: /^D-/ }).first().textContent())!
    await resident.reload()
    await resident.getByText(`Dovolilnica ${permit} je izdana.`).waitFor()
  })

  it('exempts an owner from the administrative fee, which is claimed in the form; every line is explained before sending', async () => {
    const resident = await browser.newPage({ width: 390, height: 844 })
    await openForm(resident)
    await resident.getByLabel('Lastnik ali najemnik nepremičnine').check()
    const kind = resident.getByRole('radio', {
      name: /Lastnik nepremičnine brez prijavljenega prebivališča na območju/,
      includeHidden: true,
    })
    await (await inView(kind)).check()
    await fillApplicant(resident, { name: 'Oprošča Šček', email: 'ljop904@primer.si', plate: 'LJ OP-904' })
    await attachDocuments(resident)
    const told = resident.getByRole('table', { name: 'Postavke' }).last()
    await inView(resident.getByLabel(/Potrjujem/))
    await told
      .getByText(/začet\S+ mese\S+ od 12|Lastnik nepremičnine brez prijavljenega prebivališča na območju/)
      .first()
      .waitFor()
    const fee = expect.stringMatching(/Upravna taksa po ZUT, tar. št. 3[^]*18,10/)
    await expect.poll(() => told.getByRole('row').allInnerTexts()).toEqual([expect.any(String), fee, expect.any(String)])
    await resident.getByLabel('Oprostitev upravne takse').selectOption({ index: 1 })
    await resident.getByLabel(/Potrjujem/).check()
    await submitButton(resident).click()
    const number = await sentNumber(resident)

    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await openApplication(clerk, number)
    await clerk.getByRole('button', { name: 'Odloči o oprostitvi' }).click()
    const dialog = clerk.getByRole('dialog', { name: 'Odloči o oprostitvi' })
    await dialog.getByLabel('Razlog oprostitve').selectOption({ index: 1 })
    await dialog.getByLabel('Dokazilo ali obrazložitev').fill('Prejema denarno socialno pomoč.')
    expect(await accessibilityFaults(clerk)).toEqual([])
    await dialog.getByRole('button', { name: 'Odloči o oprostitvi' }).click()
    await clerk.getByText('Oproščeno', { exact: true }).first().waitFor()
    const mail = await product.mail.waitForMail('ljop904@primer.si', /Oproščeni ste plačila/)
    await visit(resident, linkIn(mail.text, 'stanje'))
    await resident.getByText('Oproščeni ste plačila upravne takse.').waitFor()
    // What the clerk wrote is not for the page.
    expect(await resident.locator('body').innerText()).not.toContain('Prejema denarno')
    expect(await accessibilityFaults(resident)).toEqual([])
  })

  it('approves with a fee: the pro-forma comes by mail, and the resident pays by its code on the phone', async () => {
    const resident = await browser.newPage({ width: 390, height: 844 })
    await resident.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await openForm(resident)
    await chooseResident(resident)
    await fillApplicant(resident, { name: 'Plačnik Črt', email: 'ljpl905@primer.si', plate: 'LJ PL-905' })
    await attachDocuments(resident)
    await confirmAndSend(resident)
    const number = await sentNumber(resident)
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await openApplication(clerk, number)
    await takeIntoReview(clerk)
    await takeStep(clerk, 'Odobri')
    const sheet = clerk.getByRole('region', { name: 'Predračun' })
    await sheet.getByText('Čaka plačilo').waitFor()
    const proForma = (await sheet.getByText(/^P-\d{4}-\d{6}$/).textContent())!
    expect(await accessibilityFaults(clerk)).toEqual([])

    const mail = await product.mail.waitForMail('ljpl905@primer.si', /čaka na plačilo/)
    expect(mail.attachments).toEqual([
      { filename: 'grb.png', mimeType: 'image/png' },
      { filename: `predracun-${proForma}.pdf`, mimeType: 'application/pdf' },
    ])
    await visit(resident, linkIn(mail.text, 'stanje'))
    const pay = resident.getByRole('region', { name: 'Plačilo dovolilnice' })
    await pay.getByRole('img', { name: /^Koda UPN QR za plačilo/ }).waitFor()
    expect(await accessibilityFaults(resident)).toEqual([])
    await pay.getByRole('button', { name: 'Kopiraj: IBAN prejemnika' }).click()
    await resident.getByText('Kopirano.').waitFor()
    expect(await resident.evaluate('navigator.clipboard.readText()')).toBe('SI56990000000012387')
    const [code] = await Promise.all([resident.waitForEvent('download'), pay.getByRole('button', { name: 'Shrani kodo' }).click()])
    expect(code.suggestedFilename()).toBe(`upn-qr-${proForma}.png`)
    const [paper] = await Promise.all([resident.waitForEvent('download'), pay.getByRole('button', { name: 'Predračun (PDF)' }).click()])
    expect(paper.suggestedFilename()).toBe(`predracun-${proForma}.pdf`)

    await sheet.getByRole('button', { name: 'Izdelaj nov predračun' }).click()
    await clerk.getByRole('dialog').getByRole('button', { name: 'Izdelaj nov predračun' }).click()
    await sheet.getByText('Preklican').waitFor()
    await takeStep(clerk, 'Evidentiraj plačilo', (dialog) => dialog.getByLabel('Kdaj in kako je plačano').fill('Izpisek 12'))
    await sheet.getByText('Plačan', { exact: true }).waitFor()
    await resident.reload()
    await resident.getByText('Plačilo smo prejeli.').waitFor()
    await expect.poll(() => pay.count()).toBe(0)
  })

  it('rejects with a template, and the resident downloads the decision', async () => {
    const resident = await browser.newPage({ width: 360, height: 740 })
    const number = await apply(resident, 'LJ ZA-902', 'Zavrnjeni Žare')
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await openApplication(clerk, number)
    await takeStep(clerk, 'Zavrni', async (dialog) => {
      await dialog.getByLabel('Predloga razloga').selectOption({ label: 'Naslov ni na območju' })
      await expect.poll(() => dialog.getByLabel('Obrazložitev zavrnitve').inputValue()).toContain('ni na območju')
      await dialog.getByLabel('Ugotovljena dejstva in dokazi').fill('Vpogled v uradno evidenco prebivališč.')
      await dialog.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('own_data')
    })
    // By the link in the mail, and on the page that tells the application's status.
    const rejected = await product.mail.waitForMail('ljza902@primer.si', /zavrnjena/)
    expect(rejected.text).toContain('piše v odločbi')
    const link = linkIn(rejected.text, 'decision')
    const [mailed] = await Promise.all([resident.waitForEvent('download'), resident.goto(link).catch(() => undefined)])
    expect(mailed.suggestedFilename()).toMatch(/^odlocba-371-\d+-\d{4}-1\.pdf$/)
    const confirmed = await product.mail.waitForMail('ljza902@primer.si', /Prejeli smo/)
    await visit(resident, linkIn(confirmed.text, 'stanje'))
    const [file] = await Promise.all([
      resident.waitForEvent('download'),
      resident.getByRole('button', { name: 'Prenesi odločbo (PDF)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^odlocba-371-\d+-\d{4}-1\.pdf$/)
  })

  it('of two who collide the second is told what the first did, and chooses', async () => {
    const resident = await browser.newPage({ width: 360, height: 740 })
    const number = await apply(resident, 'LJ KO-903', 'Kolizija Kos')
    const [first, second] = [await browser.newPage(), await browser.newPage()]
    await signedIn(first, accounts.admin)
    await signedIn(second, accounts.root)
    await openApplication(first, number)
    await openApplication(second, number)
    await second.getByRole('button', { name: 'Zavrni', exact: true }).click()
    await second.getByLabel('Ugotovljena dejstva in dokazi').fill('Vpogled v uradno evidenco prebivališč.')
    await second.getByLabel('Obrazložitev zavrnitve').fill('Naslov ni na območju.')
    await second.getByLabel('Ali je bila stranka seznanjena z ugotovitvami?').selectOption('own_data')
    await takeIntoReview(first)
    allowFaults(second, /409/)
    await second.getByRole('dialog').getByRole('button', { name: 'Zavrni', exact: true }).click()
    const conflict = second.getByRole('alert').filter({ hasText: 'Zapis se je medtem spremenil' })
    await conflict.getByText('Vloga vzeta v obravnavo').waitFor()
    expect(await second.getByLabel('Obrazložitev zavrnitve').inputValue()).toBe('Naslov ni na območju.')
    await settled(second)
    await conflict.getByRole('button', { name: 'Vseeno nadaljuj' }).click()
    await second.getByRole('dialog').waitFor({ state: 'hidden' })
    await second.getByText('Zavrnjena').first().waitFor()
  })

  it('enters an application from paper for a user', async () => {
    const clerk = await browser.newPage()
    await signedIn(clerk, accounts.admin)
    await visit(clerk, '/vloge/parkirna-dovolilnica')
    await chooseCare(clerk)
    await fillApplicant(clerk, { name: 'Papirnati Peter', email: 'papir@primer.si', plate: 'LJ PA-904' })
    await clerk.getByLabel(/^Vlagatelj je s podpisom potrdil/).check()
    await clerk.getByRole('button', { name: 'Vnesi vlogo' }).click()
    await clerk.getByRole('heading', { name: 'Vloga je vnesena' }).waitFor()
    await clerk.getByRole('link', { name: 'Odpri vlogo' }).click()
    await clerk.getByText('V papirni obliki').first().waitFor()
    await clerk.getByText(/^Manjka:/).waitFor()
  })
})
