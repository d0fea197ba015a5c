import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { findProgram } from '../../tools/services/programs.ts'
import { attachDocuments, chooseCare, confirmAndSend, fillApplicant } from '../harness/fill-application.ts'
import { httpPerson } from '../harness/http-person.ts'
import { accounts, settled, visit } from '../harness/screens.ts'

/** Sends the public form; the number of the application. */
export const apply = async (page: Page, plate: string, email: string): Promise<string> => {
  await visit(page, '/obrazci/parkirna-dovolilnica')
  await page.getByRole('dialog').getByRole('button', { name: 'Zapri' }).click()
  await chooseCare(page)
  await fillApplicant(page, { name: 'Živa Žičnik', email, plate })
  await attachDocuments(page)
  await confirmAndSend(page)
  await page.getByRole('heading', { name: 'Vloga je oddana' }).waitFor()
  const shown = await page
    .getByText(/V-\d{4}-\d{6}/)
    .first()
    .textContent()
  return /V-\d{4}-\d{6}/.exec(shown ?? '')?.[0] ?? ''
}

/** Opens an application by its number and takes it into review. */
export const review = async (clerk: Page, number: string): Promise<void> => {
  await visit(clerk, `/vloge?search=${number}`)
  await clerk.getByRole('link', { name: number }).click()
  await clerk.getByRole('heading', { name: `Vloga ${number}` }).waitFor()
  await clerk.getByRole('button', { name: 'Prevzemi v obravnavo' }).click()
  await clerk.getByText('Vloga je v obravnavi.').waitFor()
  await settled(clerk)
}

/** Takes a step: the button on the record, then the one in its dialog. */
export const step = async (page: Page, name: string, fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await settled(page)
}

/** The papers of a matter by their kinds, as text in one line; undefined where nothing here reads a PDF (npm test says so). */
export const papersOf = async (url: string, id: string): Promise<Record<string, string> | undefined> => {
  if (findProgram('pdftotext') === undefined) return undefined
  const clerk = await httpPerson(url)
  await clerk.signIn(accounts.admin)
  const { acts } = (await clerk.get(`v1/admin/acts/of/${id}`)).body
  const texts: Record<string, string> = {}
  for (const { id: act, kind } of acts) {
    const answer = await fetch(`${url}/api/v1/admin/acts/${act}/pdf`, { headers: clerk.headers() })
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: Buffer.from(await answer.arrayBuffer()), encoding: 'utf8' })
    texts[kind] = text.replace(/\s+/g, ' ')
  }
  return texts
}
