import { actKindLabels, actKinds } from '@dovolilnice/contract/acts/act-kinds'
import type { ActDraft } from '@dovolilnice/contract/acts/drafts/act-draft'
import { listActDrafts } from '@dovolilnice/contract/acts/drafts/operations'
import { useState } from 'react'
import { t, useMay } from '../../platform/kit.ts'
import { ButtonLink, type FilterOf, ListScreen, optionsOf, RecordLink, Tabs } from '../../ui/kit.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { texts } from './texts.ts'
import { useDraftActions } from './act-sheet-parts.tsx'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IssuedActs } from './service/issued-acts.tsx'

const filters: readonly FilterOf<typeof listActDrafts>[] = [
  { key: 'kind', label: texts.kind, kind: 'choice', options: optionsOf(actKindLabels, actKinds) },
]

/** The acts that wait to be issued: prepared by somebody who may not decide, or due after a term. */
const DraftsList = () => {
  const may = useMay()
  const [edited, edit] = useState<ActDraft>()
  const rowActions = useDraftActions(edit)
  return (
    <>
      <ListScreen
        id="act-drafts"
        title={texts.draftsTitle}
        operation={listActDrafts}
        filters={filters}
        cells={{ record_number: (row) => <RecordLink {...row} /> }}
        rowActions={rowActions}
        actions={may('parameters:write') && <ButtonLink label={t(texts.settings)} look="plain" to="/akti/besedila" />}
        empty={{ title: texts.none, text: texts.noneHint }}
        live="applications"
      />
      {edited !== undefined && <DraftDialog draft={edited} onClose={() => edit(undefined)} />}
    </>
  )
}

export const ActsScreen = () => {
  const navigate = useNavigate({ from: '/akti' })
  const { tab } = useSearch({ from: '/inside/akti' })
  const shown = tab === 'issued' ? 'issued' : 'drafts'
  return (
    <Tabs
      label={t(texts.parts)}
      tabs={[
        { key: 'drafts', title: t(texts.draftsTab), content: <DraftsList /> },
        { key: 'issued', title: t(texts.issuedTab), content: <IssuedActs /> },
      ]}
      shown={shown}
      onChoose={(key) => void navigate({ search: key === 'drafts' ? {} : { tab: key }, resetScroll: false })}
    />
  )
}
