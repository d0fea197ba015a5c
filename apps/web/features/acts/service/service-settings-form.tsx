import { actKindLabels, actKinds, type ActKind } from '@dovolilnice/contract/acts/act-kinds'
import { remedyOf } from '@dovolilnice/contract/acts/service/act-standing'
import { actSettingsSchema } from '@dovolilnice/contract/acts/settings/act-settings'
import { type readActSettings, updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import type { OperationResult } from '@dovolilnice/contract/operation'
import { z } from 'zod/mini'
import { t } from '../../../platform/kit.ts'
import { fieldsOf, FormRow } from '../../../ui/form/kit.ts'
import { SharedForm, Sheet, useSharedForm } from '../../../ui/kit.ts'
import styles from '../acts.module.css'
import { texts } from './texts.ts'

interface Values {
  fiction_days: number
  court_days: number
  suspension_days: number
  e_service: boolean
  not_suspensive_basis: string
  /** Ticks by kind of act. */
  suspensive: Record<string, boolean | undefined>
  ordinary: Record<string, boolean | undefined>
}

const { CheckboxField, NumberField, TextField } = fieldsOf<Values>()
const ticked = z._default(z.record(z.string(), z.optional(z.boolean())), {})
const formSchema = z.extend(
  z.pick(actSettingsSchema, { fiction_days: true, court_days: true, suspension_days: true, e_service: true, not_suspensive_basis: true }),
  { suspensive: ticked, ordinary: ticked },
)

const ticks = (kinds: readonly ActKind[]) => Object.fromEntries(kinds.map((kind) => [kind, true]))
const appealable = actKinds.filter((kind) => remedyOf[kind] === 'appeal')

const KindTicks = ({ name, kinds }: { name: 'suspensive' | 'ordinary'; kinds: readonly ActKind[] }) => {
  const [title, hint] = name === 'suspensive' ? [texts.suspensiveKinds, texts.suspensiveHint] : [texts.ordinaryKinds, texts.ordinaryHint]
  return (
    <fieldset className={styles.ticks}>
      <legend>{t(title)}</legend>
      <p className={styles.soft}>{t(hint)}</p>
      {kinds.map((kind) => (
        <CheckboxField key={kind} name={`${name}.${kind}`} label={t(actKindLabels[kind])} />
      ))}
    </fieldset>
  )
}

const asBody = ({ suspensive = {}, ordinary = {}, ...days }: Partial<Values>) => ({
  not_suspensive_basis: '',
  ...days,
  suspensive_kinds: actKinds.filter((kind) => suspensive[kind]),
  ordinary_kinds: actKinds.filter((kind) => ordinary[kind]),
})

export const ServiceSettingsForm = ({ settings }: { settings: OperationResult<typeof readActSettings> }) => {
  const {
    fiction_days,
    court_days,
    suspension_days,
    e_service,
    boxes,
    suspensive_kinds: suspensive,
    not_suspensive_basis,
    ordinary_kinds: ordinary,
  } = settings
  const shared = useSharedForm<typeof updateActSettings, Values>(updateActSettings, {
    schema: formSchema,
    about: 'service',
    defaults: {
      fiction_days,
      court_days,
      suspension_days,
      e_service,
      not_suspensive_basis,
      suspensive: ticks(suspensive),
      ordinary: ticks(ordinary),
    },
    callOf: (typed, began) => ({ body: { ...asBody(typed), seen: began && asBody({ ...began }) } }),
    done: texts.saved,
  })
  return (
    <Sheet title={t(texts.settingsTitle)}>
      <SharedForm {...shared} label={t(texts.settingsTitle)} submit={t(texts.save)}>
        <p>{t(texts.settingsHow)}</p>
        <FormRow>
          <NumberField name="fiction_days" label={t(texts.fictionDays)} description={t(texts.fictionHint)} />
          <NumberField name="court_days" label={t(texts.courtDays)} description={t(texts.courtHint)} />
        </FormRow>
        <NumberField name="suspension_days" label={t(texts.suspensionDays)} description={t(texts.suspensionHint)} />
        <CheckboxField
          name="e_service"
          label={t(texts.eService)}
          description={boxes.missing.length > 0 ? t(texts.eServiceMissing, { names: boxes.missing.join(', ') }) : t(texts.eServiceHint)}
          disabled={boxes.missing.length > 0 && !e_service}
        />
        {boxes.waiting > 0 && <p>{t(texts.boxesWait, { waiting: boxes.waiting, troubled: boxes.troubled })}</p>}
        <KindTicks name="suspensive" kinds={appealable} />
        <TextField
          name="not_suspensive_basis"
          label={t(texts.notSuspensiveBasis)}
          description={t(texts.notSuspensiveHint)}
          optional
          maxLength={500}
        />
        <KindTicks name="ordinary" kinds={actKinds} />
      </SharedForm>
    </Sheet>
  )
}
