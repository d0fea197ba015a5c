import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormRow, FormSection } from '../../../ui/form/form-layout.tsx'
import sets from '../../../ui/form/inputs/field-set.module.css'
import { SelectInput } from '../../../ui/form/inputs/inputs.tsx'
import { texts } from '../administration/admin-texts.ts'
import styles from '../administration/administration.module.css'
import type { KindValues } from './kind-values.ts'
import { emptyDocument, knownDocuments } from './kind-values.ts'

const { CheckboxField, TextAreaField, TextField } = fieldsOf<KindValues>()

const DocumentFields = ({ index, onRemove }: { index: number; onRemove: () => void }) => {
  const t = useTranslate()
  const at = `documents.${index}` as const
  return (
    <fieldset className={styles.document}>
      <legend>{t(texts.document, { number: index + 1 })}</legend>
      <FormRow>
        <TextField name={`${at}.name.sl`} label={t(texts.nameSl)} maxLength={200} />
        <TextField name={`${at}.name.en`} label={t(texts.nameEn)} maxLength={200} />
      </FormRow>
      <FormRow>
        <TextAreaField name={`${at}.explanation.sl`} label={t(texts.explanationSl)} rows={3} maxLength={1000} />
        <TextAreaField name={`${at}.explanation.en`} label={t(texts.explanationEn)} rows={3} maxLength={1000} />
      </FormRow>
      <FormRow>
        <TextField name={`${at}.ground.sl`} label={t(texts.groundSl)} description={t(texts.groundHint)} optional maxLength={500} />
        <TextField name={`${at}.ground.en`} label={t(texts.groundEn)} optional maxLength={500} />
      </FormRow>
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
        <Button look="plain" small icon={<IconTrash size={18} aria-hidden />} onClick={onRemove}>
          {t(texts.removeDocument)}
        </Button>
      </div>
    </fieldset>
  )
}

const AddDocument = ({ kinds, onAdd }: { kinds: readonly AdministeredKind[]; onAdd: (document: typeof emptyDocument) => void }) => {
  const t = useTranslate()
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
      <Button look="plain" icon={<IconPlus size={18} aria-hidden />} onClick={add}>
        {t(texts.add)}
      </Button>
    </div>
  )
}

/** The documents that an application carries: new ones, or those that another kind asks for already. */
export const DocumentsFields = ({ kinds }: { kinds: readonly AdministeredKind[] }) => {
  const t = useTranslate()
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
