import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import { listApplications } from '@dovolilnice/contract/applications/list-applications'
import { listOwnApplications } from '@dovolilnice/contract/applications/list-own-applications'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { applicationColumns, ownColumns } from './application-columns.tsx'
import { texts } from './texts.ts'
import { useApplicationFilters } from './use-application-filters.ts'

const StaffApplications = () => {
  const t = useTranslate()
  const may = useMay()
  return (
    <ListScreen
      id="applications"
      title={texts.applications}
      operation={listApplications}
      columns={applicationColumns}
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

const OwnApplicationDialog = lazy(() =>
  import('./own-application-dialog.tsx').then(({ OwnApplicationDialog }) => ({ default: OwnApplicationDialog })),
)

const OwnApplications = () => {
  const t = useTranslate()
  const [open, setOpen] = useState<ApplicationRow>()
  const apply = (
    <ButtonLink to="/nadzorna-plosca/vloge/parkirna-dovolilnica" icon={<IconPlus size={18} aria-hidden />}>
      {t(texts.newApplication)}
    </ButtonLink>
  )
  return (
    <>
      <ListScreen
        id="own-applications"
        title={texts.myApplications}
        operation={listOwnApplications}
        columns={ownColumns}
        searchKey="search"
        rowKey={({ id }) => id}
        onOpen={setOpen}
        live="applications"
        actions={apply}
        empty={{ title: texts.emptyOwn, text: texts.emptyOwnText, action: apply }}
      />
      {open !== undefined && (
        <Suspense fallback={null}>
          <OwnApplicationDialog application={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Staff sees everyone's applications, a person their own. */
export const ApplicationsScreen = () => (useMay()('applications:read') ? <StaffApplications /> : <OwnApplications />)
