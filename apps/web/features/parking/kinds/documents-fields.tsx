import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { Button, useNameLanguages } from '../../../ui/kit.ts'
import { fieldsOf, FormRow, FormSection, SelectInput } from '../../../ui/form/kit.ts'
import sets from '../../../ui/form/inputs/field-set.module.css'
import { texts } from '../administration/admin-texts.ts'
import styles from '../administration/administration.module.css'
import { wordLabels } from '../administration/further-names.tsx'
import { type KindValues, emptyDocument, knownDocuments } from './kind-values.ts'

const { CheckboxField, TextAreaField, TextField } = fieldsOf<KindValues>()

const DocumentWords = ({ at }: { at: `documents.${number}` }) => {
  const languages = useNameLanguages()
  return (
    <>
      <FormRow>
        {languages.map(({ locale, optional }) => (
          <TextField key={locale} name={`${at}.name.${locale}`} label={t(wordLabels.name[locale])} optional={optional} maxLength={200} />
        ))}
      </FormRow>
      <FormRow>
        {languages.map(({ locale, optional }) => (
          <TextAreaField
            key={locale}
            name={`${at}.explanation.${locale}`}
            label={t(wordLabels.explanation[locale])}
            optional={optional}
            rows={3}
            maxLength={1000}
          />
        ))}
      </FormRow>
      <FormRow>
        {languages.map(({ locale }) => (
          <TextField
            key={locale}
            name={`${at}.ground.${locale}`}
            label={t(wordLabels.ground[locale])}
            description={locale === 'sl' ? t(texts.groundHint) : undefined}
            optional
            maxLength={500}
          />
        ))}
      </FormRow>
    </>
  )
}

const DocumentFields = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const at = `documents.${index}` as const
  return (
    <fieldset className={styles.document}>
      <legend>{t(texts.document, { number: index + 1 })}</legend>
      <DocumentWords at={at} />
      <FormRow>
        <TextField
          name={`${at}.type`}
          label={t(texts.documentType)}
          description={t(texts.documentTypeHint)}
          maxLength={40}
          autoCapitalize="none"
        />
        <div className={sets.checks}>
          <CheckboxField name={`${at}.required`} label={t(texts.required)} />
          <CheckboxField name={`${at}.expires`} label={t(texts.expires)} />
          <CheckboxField name={`${at}.marked`} label={t(texts.marked)} />
        </div>
      </FormRow>
      <div>
        <Button label={t(texts.removeDocument)} look="plain" small icon={IconTrash} onClick={onRemove} />
      </div>
    </fieldset>
  )
}

const AddDocument = ({ kinds, onAdd }: { kinds: readonly AdministeredKind[]; onAdd: (document: typeof emptyDocument) => void }) => {
  const [type, setType] = useState('')
  const asked = useWatch<KindValues, 'documents'>({ name: 'documents' })
  const offered = knownDocuments(kinds).filter((known) => !asked.some((one) => one.type === known.type))
  const add = (): void => {
    onAdd(offered.find((known) => known.type === type) ?? emptyDocument)
    setType('')
  }
  return (
    <div className={styles.adding}>
      <SelectInput
        label={t(texts.addDocument)}
        value={type}
        onChange={(event) => setType(event.currentTarget.value)}
        options={[{ value: '', label: t(texts.ownDocument) }, ...offered.map((known) => ({ value: known.type, label: t(known.name) }))]}
      />
      <Button label={t(texts.add)} look="plain" icon={IconPlus} onClick={add} />
    </div>
  )
}

export const DocumentsFields = ({ kinds }: { kinds: readonly AdministeredKind[] }) => {
  const { control } = useFormContext<KindValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'documents' })
  return (
    <FormSection title={t(texts.documents)}>
      {fields.length === 0 && <p>{t(texts.noDocuments)}</p>}
      {fields.map((field, index) => (
        <DocumentFields key={field.id} index={index} onRemove={() => remove(index)} />
      ))}
      <AddDocument kinds={kinds} onAdd={append} />
    </FormSection>
  )
}
