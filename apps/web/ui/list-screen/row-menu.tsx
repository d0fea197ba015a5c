import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import type { RowAction } from './list-data.ts'
import styles from './list-table.module.css'
import { texts } from './texts.ts'

/** What can be done with one row: the prominent deed as a button, the others in a menu. */
export const RowMenu = ({ actions, name }: { actions: readonly RowAction[]; name: string }) => {
  const t = useTranslate()
  const first = actions.find(({ prominent }) => prominent === true)
  const others = actions.filter((action) => action !== first)
  return (
    <div className={styles.rowActions}>
      {first !== undefined && (
        <Button size="compact-sm" variant="light" leftSection={first.icon} onClick={first.onClick}>
          {t(first.label)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={36} aria-label={t(texts.rowMenu, { name })}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item
                key={action.label.sl}
                leftSection={action.icon}
                color={action.danger === true ? 'red' : undefined}
                onClick={action.onClick}
              >
                {t(action.label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
