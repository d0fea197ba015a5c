import { listStatementMappings, previewedBytes, previewStatement } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { IconPencil, IconTable } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { sentenceOf, t, useOperation } from '../../../platform/kit.ts'
import { Button, Notice } from '../../../ui/kit.ts'
import { fieldsOf } from '../../../ui/form/kit.ts'
import { csvTexts as texts } from './csv-texts.ts'
import type { EditedMapping } from './mapping-dialog.tsx'
import { FirstEntries } from './preview-tables.tsx'

/** The fields of the upload that are chosen here. */
export interface ChosenMapping {
  /** Empty until one is chosen. */
  mapping_id: string
}

const { SelectField } = fieldsOf<ChosenMapping>()

interface ChoiceProps {
  /** The beginning of the file in base64. */
  head: string
  /** Opens the dialog of a mapping, beside the form of the upload and not within it. */
  onEdit: (edited: EditedMapping) => void
}

/** The saved mapping whose titles the file has is chosen by itself; for a file of an unknown bank a new one is made. */
export const CsvChoice = ({ head, onEdit }: ChoiceProps) => {
  const { setValue } = useFormContext<ChosenMapping>()
  const chosen = useWatch<ChosenMapping, 'mapping_id'>({ name: 'mapping_id' })
  const preview = useOperation(previewStatement, { body: { head } }, { quiet: true })
  const mappings = useOperation(listStatementMappings, {}).data?.mappings ?? []
  const savedId = preview.data?.saved_id ?? ''
  useEffect(() => setValue('mapping_id', savedId), [savedId, setValue])
  if (preview.error !== null) return <Notice tone="bad" title={sentenceOf(preview.error)} />
  if (preview.data === undefined) return <p className="hint">{t(texts.looking)}</p>
  const saved = mappings.find(({ id }) => id === chosen)
  return (
    <>
      {saved !== undefined && saved.id === savedId && <Notice tone="good" title={t(texts.recognised, { name: saved.name })} />}
      {saved === undefined && <Notice title={t(texts.unknown)}>{t(texts.unknownHint)}</Notice>}
      {mappings.length > 0 && (
        <SelectField
          name="mapping_id"
          label={t(texts.form)}
          description={t(texts.formHint)}
          options={mappings.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {saved !== undefined && saved.id === savedId && preview.data.entries.length > 0 && <FirstEntries entries={preview.data.entries} />}
      <div className="row">
        {saved !== undefined && <Button label={t(texts.change)} look="plain" icon={IconPencil} onClick={() => onEdit({ saved, head })} />}
        <Button
          label={t(saved === undefined ? texts.nameColumns : texts.newForm)}
          look={saved === undefined ? 'light' : 'plain'}
          icon={IconTable}
          onClick={() => onEdit({ guess: preview.data.guess, head })}
        />
      </div>
    </>
  )
}

const newLine = 0x0a
/** `<`, where XML begins, also behind a byte order mark or in UTF-16. */
const isXml = (head: Uint8Array): boolean => head.subarray(0, 64).find((byte) => byte > 0x20 && byte < 0x80) === 0x3c

/** The last line of a part of a file may be cut: it is left out. */
const wholeLines = (head: Uint8Array, isPart: boolean): Uint8Array => {
  const end = head.lastIndexOf(newLine)
  return isPart && end > 0 ? head.subarray(0, end + 1) : head
}

const base64Of = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The beginning of a CSV file in base64; null for a file of XML, which needs no mapping. */
export const readHead = async (file: File): Promise<string | null> => {
  const head = new Uint8Array(await file.slice(0, previewedBytes).arrayBuffer())
  return isXml(head) ? null : base64Of(wholeLines(head, file.size > head.length))
}
