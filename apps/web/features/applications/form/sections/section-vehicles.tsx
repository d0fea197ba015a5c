import type { Resources } from '@dovolilnice/contract/resources/read-resources'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../../../platform/translate/use-translate.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormSection } from '../../../../ui/form/form-layout.tsx'
import { PlateField } from '../../../../ui/form/inputs/plate-field.tsx'
import styles from '../application-form.module.css'
import { texts } from '../form-texts.ts'
import type { ApplicationValues } from '../form-values.ts'
import { useChosenKind } from '../use-dependent-choices.ts'

const Vehicle = ({ index, several, onRemove }: { index: number; several: boolean; onRemove: () => void }) => {
  const t = useTranslate()
  return (
    <div className={styles.plate}>
      <PlateField<ApplicationValues>
        name={`plates.${index}`}
        label={several ? t(texts.plateNumbered, { number: index + 1 }) : t(texts.plate)}
        placeholder={t(texts.plateExample)}
        className={styles.plateInput}
      />
      {several && (
        <button type="button" className={styles.removePlate} aria-label={t(texts.removeVehicle, { number: index + 1 })} onClick={onRemove}>
          <IconTrash size={20} />
        </button>
      )}
    </div>
  )
}

/** The plates, as many as the kind allows. The Slovenian pattern only warns. */
export const SectionVehicles = ({ resources }: { resources: Resources }) => {
  const t = useTranslate()
  const { setValue, setFocus } = useFormContext<ApplicationValues>()
  const plates = useWatch<ApplicationValues, 'plates'>({ name: 'plates' }) ?? ['']
  const kind = useChosenKind(resources)
  const most = kind?.max_vehicles ?? 1
  const change = (next: string[]) => setValue('plates', next, { shouldDirty: true, shouldValidate: false })
  const add = () => {
    change([...plates, ''])
    setTimeout(() => setFocus(`plates.${plates.length}`))
  }
  return (
    <FormSection title={t(texts.vehicles)} hint={kind && t(texts.vehiclesHint, { count: most })}>
      {plates.map((_plate, index) => (
        <Vehicle key={index} index={index} several={plates.length > 1} onRemove={() => change(plates.filter((_, one) => one !== index))} />
      ))}
      {plates.length < most && (
        <div>
          <Button look="plain" icon={<IconPlus size={18} aria-hidden />} onClick={add}>
            {t(texts.addVehicle)}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
