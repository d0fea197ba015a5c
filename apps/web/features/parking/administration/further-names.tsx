import type { Locale, Text } from '@dovolilnice/contract/locale'
import { texts } from './admin-texts.ts'
import type { FurtherNames } from '@dovolilnice/contract/names/further-names'
import { t } from '../../../platform/kit.ts'
import { fieldsOf, FormRow } from '../../../ui/form/kit.ts'
import { StatusBadge, useFurtherLanguages } from '../../../ui/kit.ts'

export const wordLabels = {
  name: { sl: texts.nameSl, en: texts.nameEn, it: texts.nameIt, hu: texts.nameHu },
  description: { sl: texts.descriptionSl, en: texts.descriptionEn, it: texts.descriptionIt, hu: texts.descriptionHu },
  explanation: { sl: texts.explanationSl, en: texts.explanationEn, it: texts.explanationIt, hu: texts.explanationHu },
  ground: { sl: texts.groundSl, en: texts.groundEn, it: texts.groundIt, hu: texts.groundHu },
} as const satisfies Record<string, Record<Locale, Text>>

const { TextField } = fieldsOf<{ names: FurtherNames }>()

/** The names of a lot or a zone in the languages of the town beside Slovenian; each may be empty. @param maxLength in characters */
export const FurtherNamesFields = ({ maxLength }: { maxLength: number }) => (
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

export const InUseBadge = ({ active }: { active: boolean }) => (
  <StatusBadge tone={active ? 'good' : 'over'}>{t(active ? texts.inUse : texts.retired)}</StatusBadge>
)

export const inUseCell = ({ active }: { active: boolean }) => <InUseBadge active={active} />
