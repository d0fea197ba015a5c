import { importOutcomeLabels } from '@dovolilnice/contract/imports/import'
import type { ImportRow } from '@dovolilnice/contract/imports/import'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { SheetTable } from '../../ui/sheet-table.tsx'
import { texts } from './imports-texts.ts'

/** Rows of a file with what became, or would become, of each. */
export const ImportRows = ({ rows }: { rows: readonly ImportRow[] }) => {
  const t = useTranslate()
  return (
    <SheetTable
      caption={t(texts.rows)}
      rows={rows}
      rowKey={({ line }) => String(line)}
      columns={[
        { title: t(texts.line), cell: ({ line }) => line },
        { title: t(texts.about), cell: ({ label }) => label || '–' },
        { title: t(texts.outcome), cell: ({ outcome }) => t(importOutcomeLabels[outcome]) },
        { title: t(texts.note), cell: ({ note }) => note || '–' },
      ]}
    />
  )
}
