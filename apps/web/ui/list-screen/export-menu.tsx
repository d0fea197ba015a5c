import { exportFormatLabels, exportFormats } from '@dovolilnice/contract/exports/export-format'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu, MenuItem } from '../menu/menu.tsx'
import { exportList } from './export-list.ts'
import type { Column, ListOperation, RowOf } from './list-data.ts'
import type { ListParts, PageQuery } from './list-parts.ts'
import { texts } from './texts.ts'

interface ExportMenuProps<O extends ListOperation> extends ListParts<O> {
  page: PageQuery<O>
  shown: readonly Column<RowOf<O>>[]
}

/** What the filters leave as a file, in the order and with the columns on screen: the person chooses its form. */
export const ExportMenu = <O extends ListOperation>({ operation, params, page, shown, tools }: ExportMenuProps<O>) => {
  const { t } = tools
  const navigate = useNavigate()
  const { sortByKey, sortOrder, filters } = page.request
  const what = {
    list: operation.name,
    record_id: params?.['id'],
    filters,
    sort: { key: sortByKey, order: sortOrder },
    columns: shown.map(({ key }) => key),
  }
  return (
    <Menu opener={(ties) => <IconButton {...ties} label={t(texts.export)} icon={<IconDownload size={18} />} />}>
      {exportFormats.map((format) => (
        <MenuItem key={format} onClick={() => void exportList({ ...what, format }, tools, () => void navigate({ to: '/izvoz-podatkov' }))}>
          {t(exportFormatLabels[format])}
        </MenuItem>
      ))}
    </Menu>
  )
}
