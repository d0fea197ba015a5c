import type { Resources } from '@dovolilnice/contract/resources/operations'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ClipboardEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../../../platform/kit.ts'
import { Button } from '../../../../ui/kit.ts'
import { FormSection, PlateField } from '../../../../ui/form/kit.ts'
import styles from '../application-form.module.css'
import type { ApplicationValues } from '../form-values.ts'
import { useChosenKind } from '../use-dependent-choices.ts'
import { useLaterTexts } from './later-texts.ts'

const Vehicle = ({ index, several, onRemove }: { index: number; several: boolean; onRemove: () => void }) => {
  const texts = useLaterTexts()
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

/** As many plates as the contract takes. */
const mostPlates = 20

/** The plates, as many as the kind allows. The Slovenian pattern only warns. */
export const SectionVehicles = ({ resources }: { resources: Resources }) => {
  const texts = useLaterTexts()
  const { setValue, setFocus, trigger, getFieldState } = useFormContext<ApplicationValues>()
  const plates = useWatch<ApplicationValues, 'plates'>({ name: 'plates' }) ?? ['']
  const kind = useChosenKind(resources)
  const most = kind?.max_vehicles ?? 1
  const change = (next: string[]) => setValue('plates', next, { shouldDirty: true, shouldValidate: false })
  const remove = (index: number) => {
    change(plates.toSpliced(index, 1))
    // What was wrong with it would stand at its neighbour.
    if (getFieldState('plates').error !== undefined) void trigger('plates')
  }
  const add = () => {
    change([...plates, ''])
    setTimeout(() => setFocus(`plates.${plates.length}`))
  }
  /** A list of plates goes into as many fields, also beyond what the kind takes: the rule says so where the last ones stand. */
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = event.clipboardData
      .getData('text')
      .split(/[\n,;\t]+/)
      .map((plate) => plate.trim())
      .filter(Boolean)
    if (pasted.length < 2) return
    event.preventDefault()
    const others = plates.slice(index + 1).filter((plate) => plate !== '')
    change([...plates.slice(0, index), ...pasted, ...others].slice(0, mostPlates))
  }
  return (
    <FormSection title={t(texts.vehicles)} hint={kind && t(texts.vehiclesHint, { count: most })}>
      {plates.map((_plate, index) => (
        <div key={index} onPasteCapture={(event) => paste(event, index)}>
          <Vehicle index={index} several={plates.length > 1} onRemove={() => remove(index)} />
        </div>
      ))}
      {plates.length < most && (
        <div>
          <Button label={t(texts.addVehicle)} look="plain" icon={IconPlus} onClick={add} />
        </div>
      )}
    </FormSection>
  )
}
