import type { Text } from '@dovolilnice/contract/locale'
import { noticeTitles } from '@dovolilnice/contract/notices/notice-texts'
import { signTitles } from '@dovolilnice/contract/notices/sign-texts'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import { updateParameters } from '@dovolilnice/contract/resources/update-parameters'
import { z } from 'zod/mini'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../ui/form/fields.tsx'
import { FormButtons, FormRow } from '../../ui/form/form-layout.tsx'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import { languageTexts, useFurtherLanguages } from '../../ui/languages.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { texts } from './municipality-texts.ts'
import styles from './settings.module.css'

/** The texts that the pages look for. */
const words: readonly { key: string; title: Text }[] = [
  { key: 'home_welcome', title: texts.welcome },
  { key: 'home_notice', title: texts.notice },
  { key: 'office_hours', title: texts.hours },
  { key: 'terms_note', title: texts.termsNote },
]

/** The parts of the notices and statements, which have words of ours until the municipality writes its own. */
const notices = Object.entries({ ...noticeTitles, ...signTitles }).map(([key, title]) => ({ key, title }))

const side = z._default(z.string().check(z.maxLength(4000)), '')
const text = z.object({ sl: side, en: side, it: side, hu: side })
const schema = z.object({ texts: z.record(z.string(), z.optional(text)) })
type Words = z.input<typeof schema>

const { TextAreaField } = fieldsOf<Words>()

/** A text that is empty in both languages is left out; one that is empty in one language says the other's. */
const filled = (values: Words): Parameters['texts'] =>
  Object.fromEntries(
    Object.entries(values.texts).flatMap(([key, { sl = '', en = '', it = '', hu = '' } = {}]) =>
      sl === '' && en === '' ? [] : [[key, { sl: sl || en, en: en || sl, ...(it !== '' && { it }), ...(hu !== '' && { hu }) }]],
    ),
  )

const WordsRow = ({ of, title }: { of: string; title: Text }) => {
  const t = useTranslate()
  return (
    <FormRow>
      <TextAreaField name={`texts.${of}.sl`} label={t(texts.inSlovenian, { text: t(title) })} rows={3} maxLength={4000} optional />
      <TextAreaField name={`texts.${of}.en`} label={t(texts.inEnglish, { text: t(title) })} rows={3} maxLength={4000} optional />
      {useFurtherLanguages().map((locale) => (
        <TextAreaField
          key={locale}
          name={`texts.${of}.${locale}`}
          label={t(texts.inFurther, { text: t(title), language: t(languageTexts[locale]) })}
          rows={3}
          maxLength={4000}
          optional
        />
      ))}
    </FormRow>
  )
}

/** The texts that the municipality writes itself, in both languages. */
export const WordsForm = ({ parameters }: { parameters: Parameters }) => {
  const t = useTranslate()
  const blank = Object.fromEntries([...words, ...notices].map(({ key }) => [key, { sl: '', en: '', it: '', hu: '' }]))
  const form = useOperationForm<typeof updateParameters, Words>(updateParameters, {
    about: 'texts',
    defaults: { texts: { ...blank, ...parameters.texts } },
    schema,
    toCall: (values) => ({ body: { texts: filled(values) } }),
    done: texts.saved,
  })
  return (
    <Sheet title={t(texts.words)}>
      <OperationForm form={form} label={t(texts.words)}>
        <p className={styles.hint}>{t(texts.wordsHow)}</p>
        {words.map(({ key, title }) => (
          <WordsRow key={key} of={key} title={title} />
        ))}
        <details>
          <summary>{t(texts.notices)}</summary>
          <p className={styles.hint}>{t(texts.noticesHow)}</p>
          {notices.map(({ key, title }) => (
            <WordsRow key={key} of={key} title={title} />
          ))}
        </details>
        <FormButtons>
          <SubmitButton form={form}>{t(texts.save)}</SubmitButton>
        </FormButtons>
      </OperationForm>
    </Sheet>
  )
}
