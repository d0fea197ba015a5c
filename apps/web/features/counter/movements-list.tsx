import { counterMethodLabels, movementKindLabels } from '@dovolilnice/contract/counter/counter-labels'
import { counterMethods, movementKinds } from '@dovolilnice/contract/counter/drawer'
import { listMovements } from '@dovolilnice/contract/counter/movement-list'
import type { MovementRow } from '@dovolilnice/contract/counter/movement-list'
import { IconReceiptRefund } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { texts } from './texts.ts'

const choices = <Value extends string, Label>(values: readonly Value[], labels: Readonly<Record<Value, Label>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const filters: readonly FilterOf<typeof listMovements>[] = [
  { key: 'kind', label: texts.kind, kind: 'choice', options: choices(movementKinds, movementKindLabels) },
  { key: 'method', label: texts.method, kind: 'choice', options: choices(counterMethods, counterMethodLabels) },
  { key: 'open', label: texts.onlyOpen, kind: 'flag' },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

/** What was taken and handed out at all devices. */
export const MovementsList = () => {
  const [chosen, choose] = useState<MovementRow>()
  return (
    <>
      <ListScreen
        id="drawer-movements"
        title={texts.movements}
        operation={listMovements}
        filters={filters}
        searchKey="search"
        rowKey={(row) => row.id}
        cells={{
          application_number: ({ application }) =>
            application && (
              <Link to="/vloge/$id" params={{ id: application.id }}>
                {application.number}
              </Link>
            ),
          invoice_number: ({ invoice }) =>
            invoice && (
              <Link to="/racuni" search={{ racun: invoice.id }}>
                {invoice.number}
              </Link>
            ),
        }}
        rowActions={(row) =>
          row.actions.includes('give_back')
            ? [{ label: texts.giveBack, icon: <IconReceiptRefund size={16} />, onClick: () => choose(row), danger: true }]
            : []
        }
        live="counter"
        empty={{ title: texts.noMovements, text: texts.noMovementsText }}
      />
      {chosen !== undefined && <GiveBackDialog movement={chosen} onClose={() => choose(undefined)} />}
    </>
  )
}
