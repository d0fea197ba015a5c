import type { Page } from 'playwright-core'

interface OfficePermit {
  kind: string
  plate: string
  name: string
  email: string
  phone: string
  street: string
}

/** Fills in the form with which the office issues a permit to a permanent resident, in the first lot offered, up to its button. */
export const fillOfficePermit = async (page: Page, { kind, plate, name, email, phone, street }: OfficePermit): Promise<void> => {
  await page.getByLabel('Vrsta uporabnika').selectOption({ label: 'Stanovalec s stalnim prebivališčem' })
  await page.getByLabel('Vrsta dovolilnice').selectOption({ label: kind })
  await page.getByLabel('Parkirišče').selectOption({ index: 1 })
  await page.getByLabel('Registrske oznake').fill(plate)
  await page.getByLabel('Ime in priimek ali naziv').fill(name)
  await page.getByLabel('E-pošta').fill(email)
  await page.getByLabel('Telefon (neobvezno)').fill(phone)
  await page.getByLabel('Ulica').fill(street)
  await page.getByLabel('Poštna številka').fill('9999')
  await page.getByLabel('Kraj').fill('Lipograd')
  await page.getByLabel('Razlog izdaje brez vloge').fill('Izdano na okencu.')
}
