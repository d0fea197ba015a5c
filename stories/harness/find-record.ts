import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { httpPerson } from './http-person.ts'
import { accounts } from './screens.ts'
import { sendApplications } from './sent-applications.ts'

/*
 * The demo town is made for the day and hour of its founding: which record stands first in a list, and what has happened to it, differs from one run
 * to the next. A story that needs a record of a certain nature gets it here.
 */

/** A record, and where a clerk sees it. */
type Found<Details> = Details & { path: string }

/**
 * Fee-free applications for home care that have just come from a form, one for each plate: their documents are all there and judged by nobody,
 * nothing was asked for, and nobody has them.
 * @param options.inReview the demo town's administrator has taken them into review
 */
export const freshApplications = async (
  url: string,
  plates: readonly string[],
  { inReview = false, name = 'Prosilka Sveža' } = {},
): Promise<Found<ApplicationDetails>[]> => {
  const numbers = await sendApplications(url, 'care', name, plates)
  const clerk = await httpPerson(url)
  await clerk.signIn(accounts.admin)
  const applications: Found<ApplicationDetails>[] = []
  for (const number of numbers) {
    const { id, version } = (await clerk.post('v1/admin/applications', { filters: { search: number } })).body.items[0]
    if (inReview) await clerk.post(`v1/admin/applications/${id}/review`, { version })
    const { body } = await clerk.get(`v1/admin/applications/${id}`)
    applications.push({ ...body, path: `/vloge/${id}` })
  }
  return applications
}

/** A permit in force with which everything can be done: it has taken no other's place, nothing is asked for it, and its holder gets Slovenian mails. */
export const permitInForce = async (url: string): Promise<Found<PermitDetails>> => {
  const clerk = await httpPerson(url)
  await clerk.signIn(accounts.admin)
  const { items } = (await clerk.post('v1/admin/permits', { filters: { status: 'active' }, itemsPerPage: 100 })).body
  for (const { id } of items) {
    const permit: PermitDetails = (await clerk.get(`v1/admin/permits/${id}`)).body
    const isPlain = permit.replace_reason === null && permit.pending_applications.length === 0
    const isReached = permit.email !== null && permit.email !== accounts.regular && permit.locale === 'sl'
    if (isPlain && isReached && permit.credentials.length > 0) return { ...permit, path: `/dovolilnice/${id}` }
  }
  throw new Error('the demo town has no permit in force as it is wanted')
}
