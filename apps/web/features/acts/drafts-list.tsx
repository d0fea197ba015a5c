import { actKindLabels, actKinds } from '@dovolilnice/contract/acts/act-kinds'
import type { ActDraft } from '@dovolilnice/contract/acts/drafts/act-draft'
import { listActDrafts } from '@dovolilnice/contract/acts/drafts/list-act-drafts'
import { useState } from 'react'
import { useMay } from '../../platform/session/use-session.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import type { FilterOf } from '../../ui/list-screen/list-data.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { DraftDialog } from './draft-dialog.tsx'
import { RecordLink } from '../../ui/record/record-link.tsx'
import { texts } from './texts.ts'
import { useDraftActions } from './use-draft-actions.tsx'

const filters: readonly FilterOf<typeof listActDrafts>[] = [
  { key: 'kind', label: texts.kind, kind: 'choice', options: actKinds.map((value) => ({ value, label: actKindLabels[value] })) },
]

/** The acts that wait to be issued: prepared by somebody who may not decide, or due after a term. */
export const DraftsList = () => {
  const t = useTranslate()
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
        rowKey={(row) => row.id}
        cells={{ record_number: (row) => <RecordLink {...row} /> }}
        rowActions={rowActions}
        actions={
          may('parameters:write') && (
            <ButtonLink look="plain" to="/akti/besedila">
              {t(texts.settings)}
            </ButtonLink>
          )
        }
        empty={{ title: texts.none, text: texts.noneHint }}
        live="applications"
      />
      {edited !== undefined && <DraftDialog draft={edited} onClose={() => edit(undefined)} />}
    </>
  )
}
