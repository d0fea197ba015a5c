import type { Locator, Page } from 'playwright-core'
import { settled } from './screens.ts'
import { samplePdf } from './application-form.ts'

/** A document as someone chooses it from their phone. */
export const pdfFile = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf.arrayBuffer()) })

export interface ApplicantWords {
  name: string
  email: string
  street?: string
  /** Absent: neither lot nor plate are filled in yet. */
  plate?: string | undefined
}

/**
 * A part of the form: on a phone its questions come a group a page, so this goes on until the part is in view. Fails where the form refuses to.
 * @param onwards what the button that goes on is called
 */
export const inView = async (part: Locator, onwards = 'Naprej'): Promise<Locator> => {
  const page = part.page()
  await settled(page)
  const next = page.getByRole('button', { name: onwards, exact: true })
  const heading = page.locator('main form h2').filter({ visible: true }).first()
  const wrong = page.locator('main form [aria-invalid="true"]').filter({ visible: true })
  while (!(await part.isVisible()) && (await next.isVisible())) {
    const now = (await heading.textContent()) ?? ''
    await next.click()
    const following = heading.filter({ hasNotText: now })
    await following.or(wrong).first().waitFor()
    // What was mended is marked until it has been judged anew.
    await following.waitFor({ timeout: 15_000 }).catch(async () => {
      const fields = await wrong.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? one.textContent.slice(0, 40)))
      throw new Error(`The form does not go on from "${now}" to ${part.toString()}: ${fields.join(', ')} is wrong`)
    })
  }
  return part
}

/** Who applies and what kind: the fee-free one for home care. */
export const chooseCare = async (page: Page): Promise<void> => {
  await page.getByLabel('Izvajalec nege ali zdravstvene dejavnosti').check()
  const kind = page.getByRole('radio', { name: /Nega na domu/, includeHidden: true })
  await (await inView(kind)).check()
}

/** Who applies and what kind: the resident's one for a year, which costs something. */
export const chooseResident = async (page: Page): Promise<void> => {
  await page.getByLabel('Stanovalec s stalnim prebivališčem').check()
  const kind = page
    .getByRole('group', { name: 'Vrsta dovolilnice', includeHidden: true })
    .getByRole('radio', { name: /Stanovalec s stalnim prebivališčem/, includeHidden: true })
  await (await inView(kind)).check()
}

/** The applicant's own data, the first lot offered where none is chosen yet, and the plate. */
export const fillApplicant = async (page: Page, { name, email, plate, street = 'Stari trg 7' }: ApplicantWords): Promise<void> => {
  await (await inView(page.getByLabel('Ime in priimek'))).fill(name)
  await page.getByLabel('Ulica in hišna številka').fill(street)
  await page.getByLabel('Poštna številka').fill('9999')
  await page.getByLabel('Kraj').fill('Zgornji Kamen')
  await page.getByLabel('E-poštni naslov').fill(email)
  await page.getByRole('textbox', { name: 'Telefon' }).fill('041 123 456')
  if (plate === undefined) return
  const lot = await inView(page.getByLabel('Parkirišče', { exact: true }))
  if ((await lot.inputValue()) === '') await lot.selectOption({ index: 1 })
  await (await inView(page.getByLabel('Registrska oznaka'))).fill(plate)
}

/** Chooses a file for every document that the form shows. */
export const attachDocuments = async (page: Page): Promise<void> => {
  const fields = page.locator('input[type="file"]')
  await fields.first().waitFor({ state: 'attached' })
  for (const input of await fields.all()) await input.setInputFiles(await pdfFile('dokazilo čšž.pdf'))
}

/** Confirms and sends what was filled in. */
export const confirmAndSend = async (page: Page): Promise<void> => {
  await (await inView(page.getByLabel(/Potrjujem/))).check()
  await page.getByRole('button', { name: 'Oddaj vlogo' }).click()
}
