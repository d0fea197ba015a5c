import { formsOf } from './application-form.ts'
import { pdfWith } from './document-files.ts'
import { httpPerson } from './http-person.ts'

/**
 * Sends applications of a kind, one for each plate; each document that the kind wants has three pages, and where it wants one, there is another.
 * @returns their numbers, in the order in which they came
 */
export const sendApplications = async (url: string, kind: string, name: string, plates: readonly string[]): Promise<string[]> => {
  const resident = await httpPerson(url)
  const formOf = await formsOf(resident, kind)
  const pages = new Blob([new Uint8Array(pdfWith({ lines: ['Prva stran', 'Druga stran', 'Tretja stran'] }))])
  const numbers: string[] = []
  for (const plate of plates) {
    const form = formOf(plate, name)
    const types = [...form.keys()].filter((key) => key.startsWith('document.'))
    for (const type of types) form.set(type, pages, `${type}.pdf`)
    if (types.length === 1) form.append('document.vehicle_registration', pages, 'prometno.pdf')
    const { status, body } = await resident.post('v1/applications', form)
    if (status >= 300) throw new Error(JSON.stringify(body))
    numbers.push(body.number)
  }
  return numbers
}
