import { listEmptyings, readEmptyingPdf } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { IconPrinter } from '@tabler/icons-react'
import { printPaper } from '../../platform/kit.ts'
import { type FilterOf, ListScreen } from '../../ui/kit.ts'
import { texts } from './texts.ts'

const filters: readonly FilterOf<typeof listEmptyings>[] = [
  { key: 'with_difference', label: texts.withDifference, kind: 'flag' },
  { key: 'from', label: texts.from, kind: 'since' },
  { key: 'until', label: texts.until, kind: 'before' },
]

export const EmptyingsTab = () => (
  <ListScreen
    id="coin-machine-emptyings"
    title={texts.emptyings}
    operation={listEmptyings}
    filters={filters}
    rowActions={({ id }) => [{ label: texts.protocol, icon: IconPrinter, onClick: () => printPaper(readEmptyingPdf, id), prominent: true }]}
    live="machines"
    empty={{ title: texts.noEmptyings, text: texts.noEmptyingsText }}
  />
)
