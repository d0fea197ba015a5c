import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import type { PermitKind } from '@dovolilnice/contract/parking/permit-kind'
import { pageLocale, t } from '../../../../platform/kit.ts'
import { FormRow, TimeField } from '../../../../ui/form/kit.ts'
import type { ApplicationValues } from '../form-values.ts'
import { useLaterTexts } from './later-texts.ts'

export const HoursFields = ({ kind }: { kind: PermitKind }) => {
  const texts = useLaterTexts()
  const { time_windows: windows } = kind
  return (
    <>
      <FormRow>
        <TimeField<ApplicationValues> name="from_time" label={t(texts.fromTime)} />
        <TimeField<ApplicationValues> name="until_time" label={t(texts.untilTime)} />
      </FormRow>
      <p className="hint">
        {t(texts.hoursHint)} {windows.length > 0 && t(texts.kindHours, { hours: hoursInWords(windows, pageLocale()) })}
      </p>
    </>
  )
}
