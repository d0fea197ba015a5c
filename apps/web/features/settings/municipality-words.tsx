import { type Parameters, updateParameters } from '@dovolilnice/contract/resources/operations'
import type { Text } from '@dovolilnice/contract/locale'
import { noticeTitles } from '@dovolilnice/contract/notices/notice-texts'
import { signTitles } from '@dovolilnice/contract/notices/sign-texts'
import { z } from 'zod/mini'
import { call, readParameters, t } from '../../platform/kit.ts'
import { fieldsOf, FormRow } from '../../ui/form/kit.ts'
import { languageTexts, SharedForm, Sheet, useFurtherLanguages, useSharedForm } from '../../ui/kit.ts'
import type { OfParameters } from './municipality-forms.tsx'
import { texts } from './municipality-texts.ts'

interface Sides {
  sl?: string
  en?: string
  it?: string
  hu?: string
}

type TypedTexts = Record<string, Sides | undefined>

/** A text that is empty in both languages is left out; one that is empty in one language says the other's. */
const filled = ({ sl = '', en = '', it = '', hu = '' }: Sides): Parameters['texts'][string] | undefined =>
  sl === '' && en === '' ? undefined : { sl: sl || en, en: en || sl, ...(it !== '' && { it }), ...(hu !== '' && { hu }) }

/** The texts of some keys put into all that are stored now: somebody may have saved others since the form was opened. */
export const mergedTexts = (stored: Parameters['texts'], keys: readonly string[], typed: TypedTexts): Parameters['texts'] => {
  const others = Object.entries(stored).filter(([key]) => !keys.includes(key))
  const own = keys.flatMap((key) => {
    const text = filled(typed[key] ?? {})
    return text === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries([...others, ...own])
}

const words: readonly { key: string; title: Text }[] = [
  { key: 'home_welcome', title: texts.welcome },
  { key: 'home_notice', title: texts.notice },
  { key: 'office_hours', title: texts.hours },
  { key: 'duty', title: texts.duty },
  { key: 'terms_note', title: texts.termsNote },
]

/** The parts of the notices and statements, which have words of ours until the municipality writes its own. */
const notices = Object.entries({ ...noticeTitles, ...signTitles }).map(([key, title]) => ({ key, title }))

const side = z._default(z.string().check(z.maxLength(4000)), '')
const text = z.object({ sl: side, en: side, it: side, hu: side })
const schema = z.object({ texts: z.record(z.string(), z.optional(text)) })
type Words = z.input<typeof schema>

const { TextAreaField } = fieldsOf<Words>()

const WordsRow = ({ of, title }: { of: string; title: Text }) => (
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

/** Some of the texts that the municipality writes itself, in its languages. What is not in the rows stays as it is. */
const SomeWords = ({ parameters, title, how, rows }: { parameters: Parameters; title: Text; how: Text; rows: typeof words }) => {
  const blank = Object.fromEntries(rows.map(({ key }) => [key, { sl: '', en: '', it: '', hu: '' }]))
  const shared = useSharedForm<typeof updateParameters, Words>(updateParameters, {
    about: title.en,
    defaults: { texts: { ...blank, ...parameters.texts } },
    schema,
    callOf: async ({ texts: typed }, began) => {
      const stored = await call(readParameters, {}, { quiet: true })
      const own = rows.map(({ key }) => key)
      const seen = began && { texts: mergedTexts(stored.texts, own, { ...began.texts }) }
      return { body: { texts: mergedTexts(stored.texts, own, typed), seen } }
    },
    done: texts.saved,
  })
  return (
    <Sheet title={t(title)}>
      <SharedForm {...shared} label={t(title)} submit={t(texts.save)}>
        <p className="hint">{t(how)}</p>
        {rows.map((row) => (
          <WordsRow key={row.key} of={row.key} title={row.title} />
        ))}
      </SharedForm>
    </Sheet>
  )
}

export const WordsForm = ({ parameters }: OfParameters) => (
  <SomeWords parameters={parameters} title={texts.words} how={texts.wordsHow} rows={words} />
)

export const NoticesForm = ({ parameters }: OfParameters) => (
  <SomeWords parameters={parameters} title={texts.notices} how={texts.noticesHow} rows={notices} />
)
