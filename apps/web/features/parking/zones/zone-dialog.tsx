import { outlineText } from '@dovolilnice/contract/zones/read-outline'
import { updateZone } from '@dovolilnice/contract/zones/update-zone'
import type { AdministeredZone } from '@dovolilnice/contract/zones/zone'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { fieldsOf } from '../../../ui/form/fields.tsx'
import type { BodyOf } from '../../../ui/form/use-operation-form.ts'
import { StepDialog } from '../../../ui/record/step-dialog.tsx'
import { FurtherNamesFields } from '../administration/further-names.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import { OutlineField } from './outline-field.tsx'
import { texts } from './zone-texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof updateZone>>()

const OutlineEditor = lazyPart(() => import('./outline-editor.tsx').then(({ OutlineEditor }) => OutlineEditor))

/** The name and the outline of a zone. */
export const ZoneDialog = ({ zone, onClose }: { zone: AdministeredZone; onClose: () => void }) => {
  const t = useTranslate()
  return (
    <StepDialog
      title={t(texts.editZone)}
      subject={zone.name}
      operation={updateZone}
      params={{ id: zone.id }}
      defaults={{
        name: zone.name,
        names: zone.names,
        outline: zone.outline === null ? '' : outlineText(zone.outline),
        version: zone.version,
      }}
      submit={t(texts.save)}
      done={texts.saved}
      onClose={onClose}
    >
      <TextField name="name" label={t(texts.name)} description={t(texts.nameHint)} maxLength={40} />
      <FurtherNamesFields maxLength={160} />
      <OutlineEditor zoneId={zone.id} />
      <OutlineField />
    </StepDialog>
  )
}
