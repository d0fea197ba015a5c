import type { ApplicationRow } from '@dovolilnice/contract/applications/application'
import { listApplications } from '@dovolilnice/contract/applications/list-applications'
import { listOwnApplications } from '@dovolilnice/contract/applications/list-own-applications'
import { Modal } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { OperationView } from '../../ui/operation-view.tsx'
import { useProgress } from './applicant-access.ts'
import { applicationColumns, ownColumns } from './application-columns.tsx'
import { ProgressView } from './progress-view.tsx'
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

const OwnApplication = ({ id }: { id: string }) => {
  const access = { id }
  return <OperationView query={useProgress(access)}>{(progress) => <ProgressView progress={progress} access={access} />}</OperationView>
}

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
      <Modal
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        size={760}
        title={open && t(texts.application, { number: open.number })}
        closeButtonProps={{ 'aria-label': t(texts.close) }}
      >
        {open && <OwnApplication id={open.id} />}
      </Modal>
    </>
  )
}

/** Staff sees everyone's applications, a person their own. */
export const ApplicationsScreen = () => (useMay()('applications:read') ? <StaffApplications /> : <OwnApplications />)
