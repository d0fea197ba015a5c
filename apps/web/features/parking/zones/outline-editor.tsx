import { overlap, type Position } from '@dovolilnice/contract/zones/outline'
import { readOutline } from '@dovolilnice/contract/zones/read-outline'
import { readZones, type updateZone } from '@dovolilnice/contract/zones/operations'
import { staffSentences } from '@dovolilnice/contract/staff-sentences'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { t, useOperation, useParameters } from '../../../platform/kit.ts'
import { Button, IconButton, Notice } from '../../../ui/kit.ts'
import { type BodyOf, FileButton, FormRow, TextInput, useField } from '../../../ui/form/kit.ts'
import { backdropOf, type Backdrop } from './backdrop.ts'
import { OutlineMap } from './outline-map.tsx'
import { cornersOf, insertCorner, withCorners } from './ring-points.ts'
import { texts } from './zone-texts.ts'

const numberIn = (text: string): number => Number(text.replace(',', '.'))

/** A corner as two numbers, for whoever does not use the map. What is no number yet is not taken over. */
const CornerRow = ({
  place,
  index,
  onMove,
  onRemove,
}: {
  place: Position
  index: number
  onMove: (place: Position) => void
  onRemove: () => void
}) => {
  const leave = (at: 0 | 1) => (text: string) => {
    const value = numberIn(text)
    if (text.trim() !== '' && Number.isFinite(value) && value !== place[at]) onMove(at === 0 ? [value, place[1]] : [place[0], value])
  }
  return (
    <FormRow>
      <TextInput
        key={`w${place[1]}`}
        label={t(texts.latitude, { number: index + 1 })}
        inputMode="decimal"
        defaultValue={String(place[1])}
        onBlur={({ currentTarget }) => leave(1)(currentTarget.value)}
      />
      <TextInput
        key={`l${place[0]}`}
        label={t(texts.longitude, { number: index + 1 })}
        inputMode="decimal"
        defaultValue={String(place[0])}
        onBlur={({ currentTarget }) => leave(0)(currentTarget.value)}
      />
      <IconButton quiet label={t(texts.removeCorner, { number: index + 1 })} icon={<IconTrash size={18} />} onClick={onRemove} />
    </FormRow>
  )
}

const Faults = ({ text, others }: { text: string; others: readonly { name: string; outline: ReturnType<typeof outlineOf> }[] }) => {
  if (text.trim() === '') return null
  const read = readOutline(text)
  if ('fault' in read) return <Notice tone="bad" title={t(staffSentences[read.fault])} />
  const covered = others.filter(({ outline }) => outline !== null && overlap(read.outline, outline)).map(({ name }) => name)
  return covered.length === 0 ? null : <Notice tone="warning" title={t(texts.overlaps, { zones: covered.join(', ') })} />
}

const outlineOf = (zone: { outline: Parameters<typeof overlap>[0] | null }) => zone.outline

/** The first area of the outline on a map and as a table; the text below holds the whole. */
export const OutlineEditor = ({ zoneId }: { zoneId: string }) => {
  const { value, onChange } = useField<BodyOf<typeof updateZone>>('outline')
  const [backdrop, setBackdrop] = useState<Backdrop>()
  const [unreadable, setUnreadable] = useState(false)
  const centre = useParameters()?.map
  const zones = useOperation(readZones, {}).data?.zones
  const others = useMemo(() => (zones ?? []).filter(({ id }) => id !== zoneId), [zones, zoneId])
  const drawn = useMemo(() => others.flatMap(({ outline }) => (outline === null ? [] : [outline])), [others])
  const text = String(value)
  const corners = useMemo(() => cornersOf(text), [text])
  if (centre === undefined) return null
  const change = (next: readonly Position[]) => onChange(withCorners(text, next))
  const move = (index: number, place: Position) => change(corners.with(index, place))
  const remove = (index: number) => change(corners.toSpliced(index, 1))
  const choose = async (file: File) => {
    const chosen = await backdropOf(file)
    setUnreadable(chosen === undefined)
    if (chosen !== undefined) setBackdrop(chosen)
  }
  return (
    <div className="stack">
      <p>{t(texts.mapHow)}</p>
      <OutlineMap
        key={JSON.stringify(centre)}
        base={centre}
        corners={corners}
        others={drawn}
        backdrop={backdrop}
        onAdd={(place) => change(insertCorner(corners, place))}
        onMove={move}
        onRemove={remove}
      />
      <Faults text={text} others={others} />
      <FileButton label={t(texts.backdrop)} accept="image/*,.geojson,.json,application/geo+json" onChoose={choose} />
      {unreadable && <Notice tone="bad" title={t(texts.backdropOther)} />}
      <details>
        <summary>{t(texts.corners, { count: corners.length })}</summary>
        {corners.map((place, index) => (
          <CornerRow key={String(index)} place={place} index={index} onMove={(next) => move(index, next)} onRemove={() => remove(index)} />
        ))}
        <Button
          label={t(texts.addCorner)}
          look="plain"
          small
          icon={IconPlus}
          onClick={() => change([...corners, corners.at(-1) ?? [centre.longitude, centre.latitude]])}
        />
      </details>
    </div>
  )
}
