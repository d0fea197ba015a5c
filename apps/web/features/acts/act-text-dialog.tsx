import { actKindLabels, actKinds } from '@dovolilnice/contract/acts/act-kinds'
import { actPlaceholders } from '@dovolilnice/contract/acts/act-placeholders'
import { actSections, type ActSection } from '@dovolilnice/contract/acts/act-words'
import { actWordsSchema, type ActText, type ActTexts } from '@dovolilnice/contract/acts/settings/act-texts'
import { previewActText, updateActText } from '@dovolilnice/contract/acts/settings/operations'
import {
  rejectionReasonCodes,
  rejectionReasons,
  type RejectionReasonCode,
} from '@dovolilnice/contract/applications/decide/rejection-reasons'
import type { Text } from '@dovolilnice/contract/locale'
import { useFormContext } from 'react-hook-form'
import { z } from 'zod/mini'
import { callForFile, openFile, reportFailure, t, useResources } from '../../platform/kit.ts'
import { Button, StepDialog } from '../../ui/kit.ts'
import { fieldsOf, FormRow, optionsOf } from '../../ui/form/kit.ts'
import styles from './acts.module.css'
import { texts } from './texts.ts'

const formSchema = z.object({
  kind: z.enum(actKinds),
  reason_code: z.union([z.enum(rejectionReasonCodes), z.literal('')]),
  permit_kind_id: z.string(),
  version: z.number(),
  words: actWordsSchema,
  second: z.nullable(actWordsSchema),
})
type Values = z.output<typeof formSchema>

const { SelectField, TextAreaField } = fieldsOf<Values>()

const labels: Readonly<Record<ActSection, Text>> = {
  subtitle: texts.subtitle,
  introduction: texts.introduction,
  ruling: texts.ruling,
  claim: texts.claim,
  facts: texts.factsPart,
  provisions: texts.provisions,
  assessment: texts.assessment,
  remedy: texts.remedy,
  service: texts.service,
}

const ScopeFields = () => {
  const kinds = useResources()?.permit_kinds ?? []
  return (
    <>
      <SelectField name="kind" label={t(texts.kind)} options={optionsOf(actKindLabels, actKinds)} />
      <FormRow>
        <SelectField
          name="reason_code"
          label={t(texts.textReason)}
          placeholder={t(texts.everything)}
          optional
          options={rejectionReasonCodes.map((value) => ({ value, label: t(rejectionReasons[value].name) }))}
        />
        <SelectField
          name="permit_kind_id"
          label={t(texts.textKind)}
          placeholder={t(texts.everything)}
          optional
          options={kinds.map(({ id, name }) => ({ value: id, label: t(name) }))}
        />
      </FormRow>
    </>
  )
}

type Supplied = Pick<ActTexts, 'starting' | 'starting_second'> & { isBilingual: boolean }

const WordButtons = ({ starting, starting_second: startingSecond, isBilingual }: Supplied) => {
  const { getValues, setValue, trigger } = useFormContext<Values>()
  const look = async () => {
    if (!(await trigger(['words', 'second'], { shouldFocus: true }))) return
    const { kind, words, second } = getValues()
    await callForFile(previewActText, { body: { kind, words, second } }).then(openFile).catch(reportFailure)
  }
  const restore = () => {
    setValue('words', starting[getValues('kind')], { shouldDirty: true })
    if (isBilingual) setValue('second', startingSecond[getValues('kind')], { shouldDirty: true })
  }
  return (
    <div>
      <Button label={t(texts.preview)} look="plain" small onClick={() => void look()} />
      <Button label={t(texts.restore)} look="quiet" small onClick={restore} />
    </div>
  )
}

const Placeholders = () => (
  <details>
    <summary>{t(texts.placeholders)}</summary>
    <dl className={styles.words}>
      {Object.entries(actPlaceholders).map(([word, meaning]) => (
        <div key={word}>
          <dt>{`{${word}}`}</dt>
          <dd>{t(meaning)}</dd>
        </div>
      ))}
    </dl>
  </details>
)

const Parts = ({ of }: { of: 'words' | 'second' }) =>
  actSections.map((section) => (
    <TextAreaField
      key={section}
      name={`${of}.${section}`}
      label={of === 'words' ? t(labels[section]) : t(texts.itsSecond, { part: t(labels[section]) })}
      {...(section === 'ruling' && { description: t(texts.rulingHint) })}
      optional={section !== 'introduction' && section !== 'ruling'}
      rows={section === 'subtitle' ? 1 : 4}
      maxLength={6000}
    />
  ))

/**
 * The words in the second language that are edited and saved with the Slovenian ones. Where it is off, a supplied text that is changed keeps none: the
 * supplied one would no longer say the same.
 */
const secondOf = ({ kind, version, second }: ActText, { isBilingual, starting_second: supplied }: Supplied) =>
  isBilingual ? (second ?? supplied[kind]) : version === 0 ? null : second

interface DialogProps extends Supplied {
  text: ActText
  /** A new text for one reason or kind of permit alone. */
  own: boolean
  onClose: () => void
}

const orNull = <Value extends string>(value: Value | ''): Value | null => (value === '' ? null : value)

/** Changes the words of an act, part by part; each saving is a new version. */
export const ActTextDialog = ({ text, own, onClose, ...supplied }: DialogProps) => {
  const { kind, reason_code: reason, permit_kind_id: permitKind, version, words } = text
  return (
    <StepDialog<typeof updateActText, Values>
      title={own ? t(texts.addText) : t(actKindLabels[kind])}
      about={own ? 'new' : [kind, reason, permitKind].join(' ')}
      operation={updateActText}
      schema={formSchema}
      defaults={{ kind, reason_code: reason ?? '', permit_kind_id: permitKind ?? '', version, words, second: secondOf(text, supplied) }}
      toCall={({ reason_code: code, permit_kind_id: id, ...body }) => ({
        body: { ...body, reason_code: orNull<RejectionReasonCode>(code), permit_kind_id: orNull(id) },
      })}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      {own && <ScopeFields />}
      <Placeholders />
      <Parts of="words" />
      {supplied.isBilingual && (
        <>
          <h3>{t(texts.inSecond)}</h3>
          <p>{t(texts.inSecondHow)}</p>
          <Parts of="second" />
        </>
      )}
      <WordButtons {...supplied} />
    </StepDialog>
  )
}
