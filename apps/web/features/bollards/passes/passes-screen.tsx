import {
  endPass,
  listPasses,
  type Pass,
  passPurposeLabels,
  passPurposes,
  passSourceLabels,
  passSources,
  passStateLabels,
  passStates,
} from '@dovolilnice/contract/access/passes'
import { IconPlayerStop, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { t, useMay } from '../../../platform/kit.ts'
import { Button, type FilterOf, ListScreen, StatusBadge, type StatusTone, StepDialog } from '../../../ui/kit.ts'
import { type BodyOf, fieldsOf, optionsOf } from '../../../ui/form/kit.ts'
import styles from '../passages/passages.module.css'
import { PassDialog, type PassFor } from './pass-dialog.tsx'
import { EndMassDialog, MassDialog } from './mass-dialog.tsx'
import { passTexts } from './texts.ts'

const { TextField } = fieldsOf<BodyOf<typeof endPass>>()

const toneOf: Record<Pass['state'], StatusTone> = { valid: 'good', coming: 'neutral', over: 'neutral' }

const cells = { state: ({ state }: Pass) => <StatusBadge tone={toneOf[state]}>{t(passStateLabels[state])}</StatusBadge> }

const filters: readonly FilterOf<typeof listPasses>[] = [
  { key: 'state', label: passTexts.state, kind: 'choice', options: optionsOf(passStateLabels, passStates) },
  { key: 'purpose', label: passTexts.purpose, kind: 'choice', options: optionsOf(passPurposeLabels, passPurposes) },
  { key: 'source', label: passTexts.source, kind: 'choice', options: optionsOf(passSourceLabels, passSources) },
]

export const PassesScreen = () => {
  const [asked, ask] = useState<PassFor>()
  const [ending, end] = useState<Pass>()
  const [endingMany, endMany] = useState<Pass>()
  const [givesMany, giveMany] = useState(false)
  const may = useMay()
  return (
    <>
      <p className={styles.intro}>{t(passTexts.intro)}</p>
      <ListScreen
        id="passes"
        title={passTexts.passes}
        operation={listPasses}
        cells={cells}
        filters={filters}
        rowActions={(row) => [
          row.state !== 'over' && { label: passTexts.end, icon: IconPlayerStop, onClick: () => end(row), danger: true },
          row.state !== 'over' &&
            row.batch !== null &&
            may('bollards:administer') && { label: passTexts.endMany, icon: IconPlayerStop, onClick: () => endMany(row), danger: true },
        ]}
        actions={
          <>
            {may('bollards:administer') && <Button label={t(passTexts.many)} look="plain" onClick={() => giveMany(true)} />}
            <Button label={t(passTexts.add)} icon={IconPlus} onClick={() => ask({ kind: 'plate', plate: '', zone: null })} />
          </>
        }
        empty={{ title: passTexts.none, text: passTexts.noneHint }}
      />
      {ending && (
        <StepDialog
          operation={endPass}
          params={{ id: ending.id }}
          title={t(passTexts.endTitle)}
          subject={ending.plate}
          defaults={{ reason: '' }}
          submit={t(passTexts.end)}
          cancel={passTexts.keep}
          done={passTexts.ended}
          danger
          onClose={() => end(undefined)}
        >
          <p>{t(passTexts.endText)}</p>
          <TextField name="reason" label={t(passTexts.reason)} maxLength={300} optional />
        </StepDialog>
      )}
      {givesMany && <MassDialog onClose={() => giveMany(false)} />}
      {endingMany && <EndMassDialog pass={endingMany} onClose={() => endMany(undefined)} />}
      <PassDialog asked={asked} onClose={() => ask(undefined)} />
    </>
  )
}
