import { listOwnPermits } from '@dovolilnice/contract/permits/list/list-own-permits'
import { IconPlus } from '@tabler/icons-react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { ListScreen } from '../../../ui/list-screen/list-screen.tsx'
import { useOpenInUrl } from '../../../ui/overlays/use-open-in-url.ts'
import { OwnPermitDialog } from './own-permit-dialog.tsx'
import { permitCells } from './permit-cells.tsx'
import { texts } from '../texts.ts'

/** What a person needs of their own: not their own name, but from when. */
const ownColumns = [
  'number',
  'status',
  'vehicles',
  'permit_kind_name',
  'parking_lot_name',
  'valid_from',
  'valid_until',
  'issued_at',
] as const

/** A person's own permits; the number opens what is known of one and what can be done with it. */
export const OwnPermits = () => {
  const t = useTranslate()
  const { id, open } = useOpenInUrl('dovolilnica')
  const apply = (
    <ButtonLink to="/nadzorna-plosca/vloge/parkirna-dovolilnica" icon={<IconPlus size={18} aria-hidden />}>
      {t(texts.newApplication)}
    </ButtonLink>
  )
  return (
    <>
      <ListScreen
        id="own-permits"
        title={texts.myPermits}
        operation={listOwnPermits}
        columns={ownColumns}
        cells={permitCells}
        hidden={['issued_at']}
        searchKey="search"
        rowKey={(row) => row.id}
        onOpen={(row) => open(row.id)}
        actions={apply}
        empty={{ title: texts.emptyOwn, text: texts.emptyOwnText, action: apply }}
      />
      {id !== undefined && <OwnPermitDialog id={id} onClose={() => open(undefined)} />}
    </>
  )
}
