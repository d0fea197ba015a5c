import { fillText, textIn } from '@dovolilnice/contract/locale'
import { mailPlaceholders } from '@dovolilnice/contract/mails/texts/mail-placeholders'
import { mailWordsSchema, updateMailText, type MailTextOfTown } from '@dovolilnice/contract/mails/texts/mail-text'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'
import { confirm, t, useAction, useParameters } from '../../../platform/kit.ts'
import { Button, StepDialog } from '../../../ui/kit.ts'
import { fieldsOf } from '../../../ui/form/kit.ts'
import styles from './mail-texts.module.css'
import { mailTextTexts as texts } from './mail-text-texts.ts'

const formSchema = z.object({ words: z.object({ sl: mailWordsSchema, en: mailWordsSchema, it: z.nullable(mailWordsSchema) }) })
type Values = z.output<typeof formSchema>
type Language = keyof Values['words']

const { TextAreaField, TextField } = fieldsOf<Values>()

/** Invented values of all placeholders, in a language; Italian ones are Slovenian names and days. */
export const samplesIn = (language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(mailPlaceholders).map(([name, { sample }]) => [name, textIn(sample, language)]))

/** In place of all placeholders where a mail is named: it is of no record. */
export const dots = Object.fromEntries(Object.keys(mailPlaceholders).map((name) => [name, '…']))

const Preview = ({ language }: { language: Language }) => {
  const words = useWatch<Values, `words.${Language}`>({ name: `words.${language}` })
  if (words === null) return null
  const samples = samplesIn(language)
  return (
    <div className={styles.preview} role="group" aria-label={t(texts.preview)}>
      <p className={styles.soft}>{t(texts.preview)}</p>
      <div lang={language}>
        <p>
          <strong>{fillText(words.subject, samples)}</strong>
        </p>
        <p className="written">{fillText(words.text, samples)}</p>
        {words.action !== '' && <span className={styles.button}>{words.action}</span>}
      </div>
    </div>
  )
}

const Placeholders = ({ mail: { placeholders, required } }: { mail: MailTextOfTown }) => (
  <details>
    <summary>{t(texts.placeholders)}</summary>
    <dl className={styles.words}>
      {placeholders.flatMap((name) => {
        const known = mailPlaceholders[name]
        return known === undefined
          ? []
          : [
              <div key={name}>
                <dt>{`{${name}}`}</dt>
                <dd>
                  {t(known.meaning)}
                  {required.includes(name) && <strong> · {t(texts.required)}</strong>}
                </dd>
              </div>,
            ]
      })}
    </dl>
  </details>
)

const LanguagePart = ({ language, hasButton }: { language: Language; hasButton: boolean }) => (
  <fieldset className={styles.language}>
    <legend>{t(texts[language])}</legend>
    <TextField name={`words.${language}.subject`} label={t(texts.subject)} maxLength={150} />
    <TextAreaField name={`words.${language}.text`} label={t(texts.text)} description={t(texts.textHint)} rows={7} maxLength={6000} />
    {hasButton && <TextField name={`words.${language}.action`} label={t(texts.action)} maxLength={60} />}
    <Preview language={language} />
  </fieldset>
)

/** The words that the form began with, for the comparison: Italian ones that the town does not have are none. */
const withoutNull = (words: object | undefined): Record<string, unknown> | undefined =>
  words && Object.fromEntries(Object.entries(words).filter(([, one]) => one !== null))

/** Goes back to the supplied words; what is typed and not saved is given up with the town's own. */
const Restore = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const { reset, formState } = useFormContext<Values>()
  const restore = useAction(updateMailText, {
    done: texts.saved,
    onDone: () => {
      // A form that holds what it began with keeps no typing.
      reset()
      onClose()
    },
  })
  const ask = async () => {
    if (await confirm({ title: texts.restoreAsk, text: texts.restoreText, action: texts.restore, danger: true }))
      restore.mutate({ body: { name, words: null, seen: withoutNull(formState.defaultValues?.words) } })
  }
  return (
    <div>
      <Button label={t(texts.restore)} look="quiet" small danger busy={restore.isPending} onClick={() => void ask()} />
    </div>
  )
}

export const MailTextDialog = ({ mail, onClose }: { mail: MailTextOfTown; onClose: () => void }) => {
  const { name, own, starting } = mail
  const hasItalian = useParameters()?.languages.it !== ''
  const { sl, en } = own ?? starting
  // Where Italian is off, words that were written while it was on stay as they are.
  const it = hasItalian ? (own?.it ?? starting.it) : (own?.it ?? null)
  return (
    <StepDialog<typeof updateMailText, Values>
      title={fillText(t({ sl: starting.sl.subject, en: starting.en.subject }), dots)}
      about={name}
      operation={updateMailText}
      schema={formSchema}
      defaults={{ words: { sl, en, it } }}
      toCall={({ words }, began) => ({ body: { name, words, seen: withoutNull(began?.words) } })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      <Placeholders mail={mail} />
      {(['sl', 'en', ...(hasItalian ? (['it'] as const) : [])] as const).map((language) => (
        <LanguagePart key={language} language={language} hasButton={starting.sl.action !== ''} />
      ))}
      {own !== null && <Restore name={name} onClose={onClose} />}
    </StepDialog>
  )
}
