import { formatPlate } from '@dovolilnice/contract/primitives/plate'
import { useWatch } from 'react-hook-form'
import { t } from '../../../platform/kit.ts'
import { LinesField, plateHint } from '../../../ui/form/kit.ts'
import type { PermitValues } from '../issue/permit-form.ts'
import { texts } from '../texts.ts'

/** The permit's vehicles, after what there is `present` of them, with a word where one does not look Slovenian. */
export const PlatesField = ({ count, present }: { count: number | undefined; present?: string }) => {
  const most = count === undefined ? undefined : t(texts.platesHint, { count })
  const hint = [present, t(texts.platesEach), most, plateHint(useWatch<PermitValues, 'plates'>({ name: 'plates' }))].filter(
    (part) => part !== undefined,
  )
  return <LinesField<PermitValues> name="plates" label={t(texts.platesField)} description={hint.join(' ')} tidy={formatPlate} />
}
