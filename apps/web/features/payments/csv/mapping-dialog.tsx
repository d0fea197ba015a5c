import { createStatementMapping } from '@dovolilnice/contract/payments/mappings/create-statement-mapping'
import type { SavedMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { updateStatementMapping } from '@dovolilnice/contract/payments/mappings/update-statement-mapping'
import { useRef } from 'react'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { csvTexts as texts } from './csv-texts.ts'
import { MappingFields, mappingValuesSchema } from './mapping-fields.tsx'
import type { MappingValues } from './mapping-fields.tsx'

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
  const t = useTranslate()
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
