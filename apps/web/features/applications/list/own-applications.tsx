import { listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { t } from '../../../platform/kit.ts'
import { ButtonLink, ListScreen, useOpenInUrl } from '../../../ui/kit.ts'
import { applicationCells } from './application-cells.tsx'
import { texts } from '../texts.ts'

const OwnApplicationDialog = lazy(() =>
  import('./own-application-dialog.tsx').then(({ OwnApplicationDialog }) => ({ default: OwnApplicationDialog })),
)

/** What a person needs of their own: not their own name. */
const ownColumns = [
  'number',
  'status',
  'plates',
  'permit_kind_name',
  'parking_lot_name',
  'created_at',
  'due_on',
  'valid_from',
  'valid_until',
  'fee_cents',
] as const

export const OwnApplications = () => {
  const { id, open } = useOpenInUrl('vloga')
  const apply = <ButtonLink label={t(texts.newApplication)} to="/nadzorna-plosca/vloge/parkirna-dovolilnica" icon={IconPlus} />
  return (
    <>
      <ListScreen
        id="own-applications"
        title={texts.myApplications}
        operation={listOwnApplications}
        columns={ownColumns}
        cells={applicationCells}
        onOpen={(row) => open(row.id)}
        live="applications"
        actions={apply}
        empty={{ title: texts.emptyOwn, text: texts.emptyOwnText, action: apply }}
      />
      {id !== undefined && (
        <Suspense fallback={null}>
          <OwnApplicationDialog id={id} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}
