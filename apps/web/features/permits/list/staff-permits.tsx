import { listPermits } from '@dovolilnice/contract/permits/list/list-permits'
import { IconBell, IconInfoCircle, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Part } from '../../../ui/states/part.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { useListState } from '../../../ui/list-screen/use-list.ts'
import { wireFilters } from '../../../ui/list-screen/list-state.ts'
import { permitCells } from './permit-cells.tsx'
import { PermitInfoDialog } from './permit-info-dialog.tsx'
import { texts } from '../texts.ts'
import { usePermitFilters } from './use-permit-filters.ts'

const searchKey = 'search'

/** What the list is narrowed by now, as the contract wants it. */
const useShownFilters = (): Record<string, unknown> => {
  const filters = usePermitFilters()
  const { state } = useListState({ id: 'permits', operation: listPermits, filters })
  return wireFilters(state, filters, searchKey)
}

const Actions = ({ onNotify }: { onNotify: () => void }) => {
  const t = useTranslate()
  const may = useMay()
  return (
    <>
      {may('notifications:send') && (
        <Button look="plain" icon={<IconBell size={18} aria-hidden />} onClick={onNotify}>
          {t(texts.notifyHolders)}
        </Button>
      )}
      {may('permits:issue') && (
        <ButtonLink to="/dovolilnice/parkirna-dovolilnica" icon={<IconPlus size={18} aria-hidden />}>
          {t(texts.newPermit)}
        </ButtonLink>
      )}
    </>
  )
}

/** Everyone's permits, for clerks: the number leads to the permit, the button beside it shows the essentials in place. */
export const StaffPermits = () => {
  const [shown, setShown] = useState<string>()
  const [notifying, setNotifying] = useState(false)
  const filters = useShownFilters()
  return (
    <>
      <ListScreen
        id="permits"
        title={texts.permits}
        operation={listPermits}
        cells={permitCells}
        filters={usePermitFilters()}
        searchKey={searchKey}
        rowKey={({ id }) => id}
        rowLink={({ id }) => ({ to: '/dovolilnice/$id', params: { id } })}
        rowActions={({ id }) => [{ label: texts.info, icon: <IconInfoCircle size={16} />, onClick: () => setShown(id), prominent: true }]}
        live="permits"
        actions={<Actions onNotify={() => setNotifying(true)} />}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
      />
      {shown !== undefined && <PermitInfoDialog id={shown} onClose={() => setShown(undefined)} />}
      {notifying && <Part name="NotifyDialog" props={{ filters, onClose: () => setNotifying(false) }} fallback={null} />}
    </>
  )
}
