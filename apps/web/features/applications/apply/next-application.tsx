import type { ApplicationDetails, ApplicationRow } from '@dovolilnice/contract/applications/application'
import { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import { IconArrowRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOperation } from '../../../platform/calls/query.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { texts } from '../texts.ts'

/** Steps with which a clerk goes on with this very application. */
const goesOn = ['take_into_review', 'approve', 'issue_permit'] as const
const waitsForClerk = ({ actions }: Pick<ApplicationRow, 'actions'>): boolean => goesOn.some((action) => actions.includes(action))

/** What comes after it in the list from which it was opened: the same filters, the same order. */
const useNextOfList = (id: string): ApplicationRow | undefined => {
  const client = useQueryClient()
  const [next] = useState(() => {
    const lists = client.getQueryCache().findAll({ queryKey: [listApplications.name] })
    const latest = lists.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    const pages = latest.map(({ state }) => (state.data as { items: ApplicationRow[] } | undefined)?.items ?? [])
    const page = pages.find((items) => items.some((row) => row.id === id)) ?? []
    return page.slice(page.findIndex((row) => row.id === id) + 1).find(waitsForClerk)
  })
  return next
}

const oldestWaiting = { filters: { status: 'waiting' }, sortByKey: 'created_at', sortOrder: 'asc', itemsPerPage: 5 } as const

const Next = ({ id }: { id: string }) => {
  const t = useTranslate()
  const listed = useNextOfList(id)
  const { data } = useOperation(listApplications, { body: oldestWaiting }, { enabled: listed === undefined, quiet: true })
  const next = listed ?? data?.items.find((row) => row.id !== id)
  if (next === undefined) return null
  return (
    <ButtonLink to="/vloge/$id" params={{ id: next.id }} icon={<IconArrowRight size={18} aria-hidden />}>
      {t(texts.nextApplication, { number: next.number })}
    </ButtonLink>
  )
}

/** After the last step with an application the next one that waits: of the list it was opened from, otherwise the oldest. */
export const NextApplication = ({ application }: { application: ApplicationDetails }) =>
  waitsForClerk(application) ? null : <Next key={application.id} id={application.id} />
