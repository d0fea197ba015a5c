import type { Page } from 'playwright-core'
import { samplePdf } from './application-form.ts'

/** A document as someone chooses it from their phone. */
export const pdfFile = async (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(await samplePdf.arrayBuffer()) })

export interface ApplicantWords {
  name: string
  email: string
  plate: string
}

/** Who applies and what kind: the fee-free one for home care, in the first lot offered. */
export const chooseCare = async (page: Page): Promise<void> => {
  await page.getByLabel('Izvajalec nege ali zdravstvene dejavnosti').check()
  await page.getByRole('radio', { name: /Nega na domu/ }).check()
  await page.getByLabel('Parkirišče', { exact: true }).selectOption({ index: 1 })
}

/** Who applies and what kind: the resident's one for a year, which costs something, in the first lot offered. */
export const chooseResident = async (page: Page): Promise<void> => {
  await page.getByLabel('Stanovalec s stalnim prebivališčem').check()
  await page
    .getByRole('group', { name: 'Vrsta dovolilnice' })
    .getByRole('radio', { name: /Stanovalec s stalnim prebivališčem/ })
    .check()
  await page.getByLabel('Parkirišče', { exact: true }).selectOption({ index: 1 })
}

/** The applicant's own data and the plate. */
export const fillApplicant = async (page: Page, { name, email, plate }: ApplicantWords): Promise<void> => {
  await page.getByLabel('Ime in priimek').fill(name)
  await page.getByLabel('Ulica in hišna številka').fill('Stari trg 7')
  await page.getByLabel('Poštna številka').fill('9999')
  await page.getByLabel('Kraj').fill('Zgornji Kamen')
  await page.getByLabel('E-poštni naslov').fill(email)
  await page.getByLabel('Telefon').fill('041 123 456')
  await page.getByLabel('Registrska oznaka').fill(plate)
}

/** Chooses a file for every document that the form shows. */
export const attachDocuments = async (page: Page): Promise<void> => {
  for (const input of await page.locator('input[type="file"]').all()) await input.setInputFiles(await pdfFile('dokazilo čšž.pdf'))
}
