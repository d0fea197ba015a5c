import type { Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { formatDay, t } from '../../platform/kit.ts'
import { RowBars } from '../../ui/chart/row-bars.tsx'
import { type FigureColumn, FigureSheet } from './figure-sheet.tsx'
import { texts } from './texts.ts'

type Figures = NonNullable<Statistics['occupancy']>
type Occupied = Figures['zones'][number]

const shareOf = ({ permits, places }: Occupied): number | null => (places === null || places === 0 ? null : (permits / places) * 100)

interface OccupancySheetProps<Row extends Occupied> {
  title: string
  fileName: string
  day: string | null
  rows: readonly Row[]
  names: readonly FigureColumn<Row>[]
  labelOf: (row: Row) => string
}

const OccupancySheet = <Row extends Occupied>({ title, fileName, day, rows, names, labelOf }: OccupancySheetProps<Row>) => (
  <FigureSheet
    title={title}
    summary={t(texts.occupancySum, { day: formatDay(day) })}
    fileName={fileName}
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      ...names,
      { title: t(texts.places), value: ({ places }) => places },
      { title: t(texts.permits), value: ({ permits }) => permits },
      { title: t(texts.occupied), value: shareOf },
      { title: t(texts.most), value: ({ most }) => most },
    ]}
  >
    <RowBars
      rows={rows.map((row) => ({
        key: row.id,
        label: labelOf(row),
        value: row.permits,
        limit: row.places,
        text: row.places === null ? String(row.permits) : `${row.permits} / ${row.places}`,
      }))}
    />
  </FigureSheet>
)

interface PlaceProps {
  figures: Figures
  period: string
}

export const ZoneSheet = ({ figures: { day, zones }, period }: PlaceProps) => (
  <OccupancySheet
    title={t(texts.zones)}
    fileName={`statistika-zasedenost-obmocij-${period}`}
    day={day}
    rows={zones}
    names={[{ title: t(texts.zone), value: ({ title }) => t(title) }]}
    labelOf={({ title }) => t(title)}
  />
)

export const LotSheet = ({ figures: { day, lots }, period }: PlaceProps) => (
  <OccupancySheet
    title={t(texts.lots)}
    fileName={`statistika-zasedenost-parkirisc-${period}`}
    day={day}
    rows={lots}
    names={[
      { title: t(texts.lot), value: ({ title }) => t(title) },
      { title: t(texts.zone), value: ({ zone }) => t(zone) },
    ]}
    labelOf={({ title }) => t(title)}
  />
)
