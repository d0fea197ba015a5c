import { IconDotsVertical } from '@tabler/icons-react'
import { t } from '../../platform/kit.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { Menu, MenuItem } from '../menu/menu.tsx'
import type { RowAction } from './list-data.ts'
import styles from './list-table.module.css'
import { texts } from './texts.ts'

/** What can be done with one row: the prominent action as a button, the others in a menu. */
export const RowMenu = ({ actions, name }: { actions: readonly RowAction[]; name: string }) => {
  const first = actions.find(({ prominent }) => prominent === true)
  const others = actions.filter((action) => action !== first)
  return (
    <div className={styles.rowActions}>
      {first !== undefined && <Button label={t(first.label)} small look="light" icon={first.icon} onClick={first.onClick} />}
      {others.length > 0 && (
        <Menu opener={(ties) => <IconButton {...ties} quiet label={t(texts.rowMenu, { name })} icon={<IconDotsVertical size={18} />} />}>
          {others.map(({ label, icon, danger, onClick }) => (
            <MenuItem label={t(label)} key={label.sl} icon={icon} danger={danger} onClick={onClick} />
          ))}
        </Menu>
      )}
    </div>
  )
}
