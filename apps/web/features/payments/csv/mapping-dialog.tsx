import {
  createStatementMapping,
  deleteStatementMapping,
  listStatementMappings,
  type SavedMapping,
  updateStatementMapping,
} from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { useRef, useState } from 'react'
import { confirm, t, useAction, useMay, useOperation } from '../../../platform/kit.ts'
import { Button, EmptyState, Modal, OperationView, SheetTable, StepDialog } from '../../../ui/kit.ts'
import { csvTexts as texts } from './csv-texts.ts'
import { MappingFields, type MappingValues, mappingValuesSchema } from './mapping-fields.tsx'
import { IconTable } from '@tabler/icons-react'

/** What is edited: a saved mapping, or a new one that begins with what the file seems to be. */
export type EditedMapping = ({ saved: SavedMapping; guess?: undefined } | { saved?: undefined; guess: MappingValues['mapping'] }) & {
  /** The beginning of the file in base64. */
  head?: string
}

type MappingDialogProps = EditedMapping & {
  onClose: () => void
  /** Told the id of a new one. */
  onCreated?: (id: string) => void
}

/** A new mapping for a file that was chosen, or a saved one that is changed, with or without a file. */
export const MappingDialog = ({ saved, guess, head, onClose, onCreated }: MappingDialogProps) => {
  const titles = useRef<readonly string[]>(saved?.titles ?? [])
  const frame = { submit: t(texts.save), done: texts.saved, onClose, schema: mappingValuesSchema }
  const fields = <MappingFields head={head} titles={saved?.titles ?? []} onTitles={(found) => void (titles.current = found)} />
  if (saved !== undefined) {
    const { id, titles: _, ...values } = saved
    const params = { id }
    return (
      <StepDialog<typeof updateStatementMapping, MappingValues>
        {...frame}
        title={t(texts.changeForm)}
        subject={saved.name}
        operation={updateStatementMapping}
        params={params}
        defaults={values}
        toCall={(body) => ({ params, body: { ...body, titles: [...titles.current] } })}
      >
        {fields}
      </StepDialog>
    )
  }
  return (
    <StepDialog<typeof createStatementMapping, MappingValues>
      {...frame}
      title={t(texts.newForm)}
      about="new"
      operation={createStatementMapping}
      defaults={{ name: '', mapping: guess, version: 1 }}
      toCall={({ version, ...body }) => ({ body: { ...body, titles: [...titles.current] } })}
      onDone={({ id }) => onCreated?.(id)}
    >
      {fields}
    </StepDialog>
  )
}

const Mappings = ({ mappings }: { mappings: readonly SavedMapping[] }) => {
  const [edited, edit] = useState<string>()
  const remove = useAction(deleteStatementMapping, { done: texts.removed })
  const saved = mappings.find(({ id }) => id === edited)
  const ask = async ({ id, name }: SavedMapping): Promise<void> => {
    if (await confirm({ title: texts.removeTitle, text: t(texts.removeText, { name }), action: texts.remove, danger: true }))
      remove.mutate({ params: { id } })
  }
  if (mappings.length === 0) return <EmptyState title={t(texts.noForms)} text={t(texts.noFormsHint)} />
  return (
    <>
      <SheetTable
        caption={t(texts.forms)}
        rows={mappings}
        onOpen={({ id }) => edit(id)}
        columns={[
          { title: t(texts.bank), cell: ({ name }) => name },
          { title: t(texts.columns), cell: ({ mapping }) => Object.values(mapping.columns).join(', ') },
          {
            title: t(texts.steps),
            cell: (one) => (
              <Button look="plain" small danger onClick={() => void ask(one)}>
                {t(texts.remove)} <span className="visually-hidden">{one.name}</span>
              </Button>
            ),
          },
        ]}
      />
      {saved !== undefined && <MappingDialog saved={saved} onClose={() => edit(undefined)} />}
    </>
  )
}

const MappingsDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal opened onClose={onClose} size={680} title={t(texts.forms)}>
    <OperationView query={useOperation(listStatementMappings, {})}>{({ mappings }) => <Mappings mappings={mappings} />}</OperationView>
  </Modal>
)

export const MappingsButton = () => {
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('payments:write')) return null
  return (
    <>
      <Button label={t(texts.forms)} look="plain" icon={IconTable} onClick={() => setOpen(true)} />
      {open && <MappingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
