import { keysOf } from '@dovolilnice/contract/keys-of'
import {
  dateForms,
  mappingFormSchema,
  previewStatement,
  statementEncodings,
  statementLayoutSchema,
  statementMappingSchema,
} from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { seenVersion } from '@dovolilnice/contract/history/seen-version'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { t, useOperation, usePaused } from '../../../platform/kit.ts'
import { fieldsOf, FormRow, FormSection, withoutBlanks } from '../../../ui/form/kit.ts'
import { Notice } from '../../../ui/kit.ts'
import { columnTexts, csvTexts as texts } from './csv-texts.ts'
import { FirstEntries, FirstLines } from './preview-tables.tsx'

/** The titles come from the file and not from a field. */
export const mappingValuesSchema = z.extend(z.omit(mappingFormSchema, { titles: true }), seenVersion)
export type MappingValues = z.input<typeof mappingValuesSchema>

const { NumberField, SelectField, TextField } = fieldsOf<MappingValues>()

/** How the file looks by what stands in the form; nothing without a file. */
const useFormPreview = (head: string | undefined) => {
  const mapping = usePaused(JSON.stringify(withoutBlanks(useWatch<MappingValues, 'mapping'>({ name: 'mapping' }))))
  const values: unknown = JSON.parse(mapping)
  const layout = statementLayoutSchema.safeParse(values).data
  const body = { head: head ?? '', layout, mapping: statementMappingSchema.safeParse(values).data }
  return useOperation(previewStatement, { body }, { enabled: head !== undefined && layout !== undefined, keep: true, quiet: true }).data
}

const LayoutFields = () => (
  <FormSection title={t(texts.layout)}>
    <TextField name="name" label={t(texts.bank)} maxLength={80} />
    <FormRow>
      <SelectField
        name="mapping.delimiter"
        label={t(texts.delimiter)}
        options={[
          { value: ';', label: t(texts.semicolon) },
          { value: ',', label: t(texts.comma) },
          { value: 'tab', label: t(texts.tab) },
        ]}
      />
      <SelectField
        name="mapping.decimal_sign"
        label={t(texts.decimalSign)}
        options={[
          { value: ',', label: t(texts.comma) },
          { value: '.', label: t(texts.point) },
        ]}
      />
    </FormRow>
    <FormRow>
      <SelectField
        name="mapping.date_form"
        label={t(texts.dateForm)}
        options={dateForms.map((value) => ({ value, label: value.replaceAll('Y', 'L') }))}
      />
      <SelectField
        name="mapping.encoding"
        label={t(texts.encoding)}
        options={statementEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <NumberField name="mapping.skipped_lines" label={t(texts.skippedLines)} />
    </FormRow>
  </FormSection>
)

const ColumnFields = ({ titles }: { titles: readonly string[] }) => {
  const options = [...new Set(titles)].filter((title) => title !== '').map((title) => ({ value: title, label: title }))
  return (
    <FormSection title={t(texts.columns)}>
      {keysOf(columnTexts).map((column) => (
        <SelectField
          key={column}
          name={`mapping.columns.${column}`}
          label={t(columnTexts[column])}
          options={options}
          optional={column !== 'booked_on' && column !== 'amount'}
          placeholder={t(texts.none)}
          description={column === 'bank_reference' ? t(texts.bankReferenceHint) : undefined}
        />
      ))}
    </FormSection>
  )
}

interface FieldsProps {
  /** The beginning of the file in base64; absent where a mapping is changed without one. */
  head?: string
  /** The titles that the mapping was saved with. */
  titles: readonly string[]
  /** Told the titles of the file as it is divided now. */
  onTitles: (titles: readonly string[]) => void
}

export const MappingFields = ({ head, titles: saved, onTitles }: FieldsProps) => {
  const preview = useFormPreview(head)
  const titles = preview?.titles ?? saved
  useEffect(() => onTitles(titles), [titles, onTitles])
  return (
    <>
      {preview !== undefined && <FirstLines titles={preview.titles} lines={preview.lines} />}
      <LayoutFields />
      <ColumnFields titles={titles} />
      {preview?.fault != null && (
        <Notice tone="warning" title={t(texts.cannotRead)}>
          {preview.fault}
        </Notice>
      )}
      {preview !== undefined &&
        (preview.entries.length > 0 ? <FirstEntries entries={preview.entries} /> : preview.fault === null && <p>{t(texts.nothingYet)}</p>)}
    </>
  )
}
