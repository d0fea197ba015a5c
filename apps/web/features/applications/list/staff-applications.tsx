import { listApplications } from '@dovolilnice/contract/applications/list/list-applications'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { Part } from '../../../ui/states/part.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { staffCells } from './application-cells.tsx'
import { texts } from '../texts.ts'
import { useApplicationFilters } from './use-application-filters.ts'

/** Who has waited longest comes first. */
const oldestFirst = { key: 'created_at', order: 'asc' } as const

const ApplicationsList = () => {
  const t = useTranslate()
  const may = useMay()
  return (
    <ListScreen
      id="applications"
      title={texts.applications}
      operation={listApplications}
      cells={staffCells}
      sort={oldestFirst}
      filters={useApplicationFilters()}
      searchKey="search"
      rowKey={({ id }) => id}
      rowLink={({ id }) => ({ to: '/vloge/$id', params: { id } })}
      live="applications"
      actions={
        may('applications:write') && (
          <ButtonLink to="/vloge/parkirna-dovolilnica" icon={<IconPlus size={18} aria-hidden />}>
            {t(texts.fromPaper)}
          </ButtonLink>
        )
      }
      empty={{ title: texts.emptyTitle }}
    />
  )
}

/** Everyone's applications, and beside them all documents. Which of the two is shown stands in the URL; a list's own state is left behind with it. */
export const StaffApplications = () => {
  const t = useTranslate()
  const may = useMay()
  const navigate = useNavigate({ from: '/vloge' })
  const { tab } = useSearch({ from: '/inside/vloge' })
  if (!may('documents:read')) return <ApplicationsList />
  const shown = tab === 'documents' ? tab : 'applications'
  const choose = (key: string) => void navigate({ search: { tab: key === 'documents' ? key : undefined }, resetScroll: false })
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'applications', title: t(texts.applications), content: <ApplicationsList /> },
        { key: 'documents', title: t(texts.documents), content: <Part name="DocumentsList" props={{}} /> },
      ]}
      shown={shown}
      onChoose={choose}
    />
  )
}
