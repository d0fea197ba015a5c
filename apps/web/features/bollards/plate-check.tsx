import { checkPlate } from '@dovolilnice/contract/access/check-plate'
import type { PlateVerdict } from '@dovolilnice/contract/access/check-plate'
import { reasonSentence } from '@dovolilnice/contract/access/reasons'
import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { OperationForm } from '../../ui/form/operation-form.tsx'
import { PlateField } from '../../ui/form/inputs/plate-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useOperationForm } from '../../ui/form/use-operation-form.ts'
import type { BodyOf } from '../../ui/form/use-operation-form.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './plate-check.module.css'
import { texts } from './texts.ts'

type Values = BodyOf<typeof checkPlate>

interface Answer {
  plate: string
  verdicts: readonly PlateVerdict[]
}

/** What each gate would do now, with the reason as it may be read out on the phone. */
const Verdicts = ({ plate, verdicts }: Answer) => {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <section aria-label={t(texts.verdictsOf, { plate })} role="status">
      <h3 className={styles.title}>{t(texts.verdictsOf, { plate })}</h3>
      <ul className={styles.verdicts}>
        {verdicts.map(({ device_code: code, device_name: name, allowed, reason, reason_details: details }) => (
          <li key={code}>
            <span className={styles.gate}>{name}</span>
            <StatusBadge tone={allowed ? 'good' : 'bad'}>{t(allowed ? texts.wouldOpen : texts.wouldRefuse)}</StatusBadge>
            <span>{reasonSentence(reason, details, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For the operator on the phone with a driver: would the gates open to this plate now, and why not. */
export const PlateCheck = () => {
  const t = useTranslate()
  const [answer, setAnswer] = useState<Answer>()
  const form = useOperationForm(checkPlate, {
    defaults: { plate: '' },
    onDone: ({ items }, { plate }) => setAnswer({ plate: formatPlate(plate), verdicts: items }),
  })
  const typed = useWatch({ control: form.control, name: 'plate' })
  return (
    <div className={styles.check}>
      <OperationForm form={form} leaveFreely label={t(texts.checkPlate)}>
        <div className={styles.line}>
          <PlateField<Values> name="plate" label={t(texts.checkPlate)} />
          <SubmitButton form={form}>{t(texts.check)}</SubmitButton>
        </div>
      </OperationForm>
      {/* An answer beside another plate, or none, would be taken for that one's. */}
      {answer?.plate === formatPlate(typed) && <Verdicts {...answer} />}
    </div>
  )
}
