import { actKindLabels } from '@dovolilnice/contract/acts/act-kinds'
import { type FurtherChoice, furtherAct } from '@dovolilnice/contract/acts/further/further-acts'
import { issueFurtherAct, previewFurtherAct } from '@dovolilnice/contract/acts/further/operations'
import type { IssuedAct } from '@dovolilnice/contract/acts/record/issued-act'
import type { Text } from '@dovolilnice/contract/locale'
import { screens } from '@dovolilnice/contract/screens'
import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { callForFile, pageLocale, t, today, useMay } from '../../../platform/kit.ts'
import { Button, Menu, MenuItem, StepDialog } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, PreviewButton } from '../../../ui/form/kit.ts'
import styles from '../acts.module.css'
import { HeardFields } from '../hearing/heard-fields.tsx'
import { texts } from './texts.ts'

type Body = BodyOf<typeof issueFurtherAct>
const { DayField, SelectField, TextAreaField, TextField } = fieldsOf<Body>()

/** Of the grounds of a row, as a choice; `usual` alone is none. */
const groundsOf = ({ kind }: FurtherChoice): [string, Text][] =>
  Object.entries(furtherAct(kind).grounds).map(([code, { label }]): [string, Text] => [code, label])

/** Of Slovenian articles the English: `147. in 153. člen ZUP` is ZUP, art. 147 and 153. */
const inEnglish = (articles: string): string =>
  articles.replace(
    /^(.*) člen (.*)$/,
    (_, numbers: string, law: string) => `${law}, art. ${numbers.replaceAll('.', '').replace(' in ', ' and ')}`,
  )

/** Empty days and choices are not sent. */
const bodyOf = ({ act_id, proposed_on, learned_on, heard, ...body }: Body) => ({
  ...body,
  ...(act_id && { act_id }),
  ...(proposed_on && { proposed_on }),
  ...(learned_on && { learned_on }),
  ...(heard && { heard }),
})

const PreviewFurther = () => {
  const { getValues } = useFormContext<Body>()
  return <PreviewButton label={texts.preview} load={() => callForFile(previewFurtherAct, { body: bodyOf(getValues()) })} />
}

interface DialogProps {
  choice: FurtherChoice
  recordId: string
  /** Of the record, as it was when these acts could be chosen. */
  version: number
  acts: readonly IssuedAct[]
  onClose: () => void
}

/** The one dialog of all acts beside the decision: its fields are what the row of the table asks for. */
const FurtherDialog = ({ choice, recordId, version, acts, onClose }: DialogProps) => {
  const { kind, of } = choice
  const { articles, does, asks, plain = false } = furtherAct(kind)
  const grounds = groundsOf(choice)
  const about = acts.filter(({ id }) => of.includes(id))
  const [first] = grounds
  return (
    <StepDialog
      title={t(actKindLabels[kind])}
      about={`${kind} ${recordId}`}
      operation={issueFurtherAct}
      defaults={{
        ...{ kind, record_id: recordId, version, act_id: of[0] ?? '', ground: grounds.length === 1 ? (first?.[0] ?? '') : '' },
        ...{ facts: '', reason: '', awaits: '', joins: '', proposed_on: '', learned_on: '', heard: '', heard_note: '' },
      }}
      toCall={(values) => ({ body: bodyOf(values) })}
      submit={t(texts.issue)}
      done={texts.issued}
      onClose={onClose}
    >
      <p>
        {t(kind === 'finality_certificate' ? texts.certifies : texts[does])}{' '}
        <span className={styles.soft}>{t(texts.by, { articles: pageLocale() === 'sl' ? articles : inEnglish(articles) })}</span>
      </p>
      {about.length > 0 && (
        <SelectField
          name="act_id"
          label={t(texts.about)}
          options={about.map((act) => ({ value: act.id, label: `${act.number} · ${t(actKindLabels[act.kind])}` }))}
        />
      )}
      {grounds.length > 1 && (
        <SelectField name="ground" label={t(texts.ground)} options={grounds.map(([value, label]) => ({ value, label: t(label) }))} />
      )}
      {asks.includes('proposed_on') && (
        <DayField
          name="proposed_on"
          label={t(texts.proposedOn)}
          description={kind === 'reopening' ? t(texts.proposedHint) : undefined}
          max={today()}
        />
      )}
      {(asks.includes('learned_on') || kind === 'reopening_refusal') && (
        <DayField name="learned_on" label={t(texts.learnedOn)} optional={kind === 'reopening_refusal'} max={today()} />
      )}
      {asks.includes('joins') && <TextField name="joins" label={t(texts.joinsWith)} description={t(texts.joinsHint)} maxLength={40} />}
      {asks.includes('awaits') && (
        <TextAreaField name="awaits" label={t(texts.awaits)} description={t(texts.awaitsHint)} rows={2} maxLength={1000} />
      )}
      {!plain && (
        <>
          <TextAreaField name="facts" label={t(texts.facts)} description={t(texts.wordsHint)} rows={4} maxLength={4000} />
          <TextAreaField name="reason" label={t(texts.reason)} rows={4} maxLength={4000} />
        </>
      )}
      {asks.includes('heard') && <HeardFields />}
      <PreviewFurther />
    </StepDialog>
  )
}

/** The applications that are decided in one procedure with this one. */
export const JoinedMatters = ({ joined }: { joined: readonly { id: string; number: string }[] }) => {
  if (joined.length === 0) return null
  return (
    <p>
      {t(texts.joinedNow)}{' '}
      {joined.map(({ id, number }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={screens.application} params={{ id }}>
            {number}
          </Link>
        </Fragment>
      ))}
    </p>
  )
}

/** The acts beside the decision that are legal now, for those who may decide; nothing where there is none. */
export const FurtherActs = ({
  choices,
  recordId,
  version,
  acts,
}: Pick<DialogProps, 'recordId' | 'version' | 'acts'> & { choices: readonly FurtherChoice[] }) => {
  const may = useMay()
  const [open, begin] = useState<FurtherChoice>()
  const rests = choices.some(({ kind }) => kind === 'procedure_resumption')
  return (
    <>
      {rests && <p>{t(texts.restsNow)}</p>}
      {may('applications:decide') && choices.length > 0 && (
        <Menu side="start" opener={(ties) => <Button label={t(texts.more)} {...ties} look="plain" small icon={IconChevronDown} />}>
          {choices.map((choice) => (
            <MenuItem label={t(actKindLabels[choice.kind])} key={choice.kind} onClick={() => begin(choice)} />
          ))}
        </Menu>
      )}
      {open !== undefined && (
        <FurtherDialog choice={open} recordId={recordId} version={version} acts={acts} onClose={() => begin(undefined)} />
      )}
    </>
  )
}
