import { useTranslate } from '../../platform/translate/use-translate.ts'
import { RowBars } from '../../ui/chart/row-bars.tsx'
import { FigureSheet } from './figure-sheet.tsx'
import { texts } from './texts.ts'

interface ReasonSheetProps {
  title: string
  summary: typeof texts.rejectionsSum | typeof texts.refusalsSum
  fileName: string
  /** The most frequent first. */
  reasons: readonly { key: string; name: string; count: number }[]
}

/** How often each reason was given. */
export const ReasonSheet = ({ title, summary, fileName, reasons }: ReasonSheetProps) => {
  const t = useTranslate()
  const all = reasons.reduce((sum, { count }) => sum + count, 0)
  return (
    <FigureSheet
      title={title}
      summary={t(summary, { count: all, reason: reasons[0]?.name ?? '' })}
      fileName={fileName}
      rows={reasons}
      rowKey={({ key }) => key}
      columns={[
        { title: t(texts.reason), value: ({ name }) => name },
        { title: t(texts.count), value: ({ count }) => count },
        { title: t(texts.share), value: ({ count }) => (count / all) * 100 },
      ]}
    >
      <RowBars rows={reasons.map(({ key, name, count }) => ({ key, label: name, value: count, text: String(count) }))} />
    </FigureSheet>
  )
}
