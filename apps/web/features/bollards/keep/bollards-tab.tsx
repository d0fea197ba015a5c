import { readBollards } from '@dovolilnice/contract/bollards/keep/read-bollards'
import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/read-bollards'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { tableRefreshInterval, useOperation } from '../../../platform/calls/query.ts'
import { useLive } from '../../../platform/live.ts'
import { useMay } from '../../../platform/session/use-session.ts'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { gateSign } from '../../../ui/map/gate-sign.ts'
import { Sheet, Stacked } from '../../../ui/sheet.tsx'
import { SheetTable } from '../../../ui/sheet-table.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import { BollardDetails } from './bollard-details.tsx'
import { ChangeBollardDialog, NewBollardDialog } from './bollard-dialog.tsx'
import { InUseDialog } from './in-use-dialog.tsx'
import { texts } from './keep-texts.ts'
import { StandingBadge } from './standing-badge.tsx'

interface TableProps {
  bollards: readonly KeptBollard[]
  onOpen: (code: string) => void
}

const InUse = ({ bollards, onOpen }: TableProps) => {
  const t = useTranslate()
  return (
    <SheetTable
      caption={t(texts.bollards)}
      rows={bollards}
      rowKey={({ code }) => code}
      onOpen={({ code }) => onOpen(code)}
      columns={[
        { title: t(texts.name), cell: ({ name, place }) => `${gateSign((place ?? 1) - 1)} ${name}` },
        { title: t(texts.code), cell: ({ code }) => code },
        { title: t(texts.guards), cell: ({ zone }) => (zone === null ? t(texts.guardsAll) : t(texts.guardsZone, { zone })) },
        { title: t(texts.standing), cell: ({ standing }) => <StandingBadge standing={standing} /> },
      ]}
    />
  )
}

const OutOfUse = ({ bollards, onOpen }: TableProps) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Sheet title={t(texts.retired)}>
      <SheetTable
        caption={t(texts.retired)}
        rows={bollards}
        rowKey={({ code }) => code}
        onOpen={({ code }) => onOpen(code)}
        columns={[
          { title: t(texts.name), cell: ({ name }) => name },
          { title: t(texts.code), cell: ({ code }) => code },
          { title: t(texts.since), cell: ({ out_of_use_since: since }) => formatInstant(since, locale) },
          { title: t(texts.standing), cell: ({ standing }) => <StandingBadge standing={standing} /> },
        ]}
      />
    </Sheet>
  )
}

/** What is open: the details of a bollard, or a step with it; by its code, so that it shows what was read since. */
type Opened = { code: string; as: 'details' | 'edit' | 'in-use' } | 'new'

const Dialogs = ({ kept, opened, open }: { kept: Kept; opened: Opened; open: (opened: Opened | undefined) => void }) => {
  const mayWrite = useMay()('parking:write')
  const close = () => open(undefined)
  const { bollards } = kept
  if (opened === 'new') return <NewBollardDialog bollards={bollards} onClose={close} onMade={(code) => open({ code, as: 'details' })} />
  const bollard = bollards.find(({ code }) => code === opened.code)
  if (bollard === undefined) return null
  const go = (as: 'edit' | 'in-use') => (mayWrite ? () => open({ code: bollard.code, as }) : undefined)
  if (opened.as === 'edit') return <ChangeBollardDialog bollard={bollard} bollards={bollards} onClose={close} />
  if (opened.as === 'in-use') return <InUseDialog bollard={bollard} onClose={close} />
  return <BollardDetails bollard={bollard} kept={kept} onEdit={go('edit')} onInUse={go('in-use')} onClose={close} />
}

type Kept = OperationOutput<typeof readBollards>

const Bollards = ({ kept }: { kept: Kept }) => {
  const t = useTranslate()
  const mayWrite = useMay()('parking:write')
  const [opened, open] = useState<Opened>()
  const inUse = kept.bollards.filter(({ active }) => active)
  const outOfUse = kept.bollards.filter(({ active }) => !active)
  const show = (code: string): void => open({ code, as: 'details' })
  const add = mayWrite && (
    <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => open('new')}>
      {t(texts.add)}
    </Button>
  )
  return (
    <Stacked>
      <Sheet title={t(texts.bollards)} actions={inUse.length > 0 && add}>
        {inUse.length === 0 ? (
          <EmptyState title={t(texts.none)} text={t(texts.noneText)} action={add} />
        ) : (
          <InUse bollards={inUse} onOpen={show} />
        )}
      </Sheet>
      {outOfUse.length > 0 && <OutOfUse bollards={outOfUse} onOpen={show} />}
      {opened !== undefined && <Dialogs kept={kept} opened={opened} open={open} />}
    </Stacked>
  )
}

/** The bollards as root sets them up, and those that are out of use. */
export const BollardsTab = () => {
  const query = useOperation(readBollards, {}, { every: tableRefreshInterval })
  useLive(useMay()('bollards:read') ? 'bollards' : undefined, query.refetch)
  return <OperationView query={query}>{(kept) => <Bollards kept={kept} />}</OperationView>
}
