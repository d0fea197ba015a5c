import type { FurtherNames } from '@dovolilnice/contract/names/further-names'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import { FormRow } from '../../../ui/form/form-layout.tsx'
import { useFurtherLanguages } from '../../../ui/languages.ts'
import { texts } from './admin-texts.ts'
import { wordLabels } from './word-labels.ts'

const { TextField } = fieldsOf<{ names: FurtherNames }>()

/** The names of a lot or a zone in the languages of the town beside Slovenian; each may be empty. @param maxLength in characters */
export const FurtherNamesFields = ({ maxLength }: { maxLength: number }) => {
  const t = useTranslate()
  return (
    <FormRow>
      {(['en', ...useFurtherLanguages()] as const).map((locale) => (
        <TextField
          key={locale}
          name={`names.${locale}`}
          label={t(wordLabels.name[locale])}
          description={locale === 'en' ? t(texts.further) : undefined}
          optional
          maxLength={maxLength}
        />
      ))}
    </FormRow>
  )
}
