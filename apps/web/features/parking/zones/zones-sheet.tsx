import { readZones, updateZone } from '@dovolilnice/contract/zones/operations'
import { useFormContext } from 'react-hook-form'
import { t, useMay, useOperation } from '../../../platform/kit.ts'
import { type BodyOf, fieldsOf, FileButton, useField } from '../../../ui/form/kit.ts'
import { texts } from './zone-texts.ts'
import styles from './zones.module.css'
import { outlineText } from '@dovolilnice/contract/zones/read-outline'
import type { AdministeredZone } from '@dovolilnice/contract/zones/zone'
import { lazyPart, OperationView, Sheet, SheetTable, StepDialog } from '../../../ui/kit.ts'
import { FurtherNamesFields } from '../administration/further-names.tsx'
import { useState } from 'react'

type ZoneValues = BodyOf<typeof updateZone>

const { TextAreaField } = fieldsOf<ZoneValues>()

/** Bytes. A longer file would only make the browser slow before it is refused. */
const largestFile = 200_000

const OutlineField = () => {
  const { onChange } = useField<ZoneValues>('outline')
  const { setError } = useFormContext<ZoneValues>()
  const choose = async (file: File) => {
    if (file.size > largestFile) setError('outline', { message: t(texts.fileTooLarge) })
    else onChange(await file.text())
  }
  return (
    <div className={styles.outline}>
      <TextAreaField name="outline" label={t(texts.outlineLabel)} description={t(texts.outlineHint)} rows={6} optional />
      <FileButton label={t(texts.chooseFile)} accept=".geojson,.json,application/geo+json,application/json" onChoose={choose} />
    </div>
  )
}

const { TextField } = fieldsOf<BodyOf<typeof updateZone>>()

const OutlineEditor = lazyPart(() => import('./outline-editor.tsx').then(({ OutlineEditor }) => OutlineEditor))

const ZoneDialog = ({ zone, onClose }: { zone: AdministeredZone; onClose: () => void }) => (
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

const Zones = ({ zones }: { zones: readonly AdministeredZone[] }) => {
  const mayWrite = useMay()('parking:write')
  const [opened, open] = useState<string>()
  const zone = zones.find(({ id }) => id === opened)
  return (
    <Sheet title={t(texts.zones)}>
      <SheetTable
        caption={t(texts.zones)}
        rows={zones}
        onOpen={mayWrite ? ({ id }) => open(id) : undefined}
        columns={[
          { title: t(texts.name), cell: ({ name }) => name },
          { title: t(texts.lots), cell: ({ lots }) => lots.join(', ') },
          { title: t(texts.outline), cell: ({ outline }) => t(outline === null ? texts.noOutline : texts.hasOutline) },
        ]}
      />
      {zone !== undefined && <ZoneDialog zone={zone} onClose={() => open(undefined)} />}
    </Sheet>
  )
}

export const ZonesSheet = () => <OperationView query={useOperation(readZones, {})}>{({ zones }) => <Zones zones={zones} />}</OperationView>
