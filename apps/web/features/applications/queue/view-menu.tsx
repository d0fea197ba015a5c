import type { ApplicationView } from '@dovolilnice/contract/applications/queue/application-view'
import { deleteApplicationView, updateApplicationView } from '@dovolilnice/contract/applications/queue/operations'
import { IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { confirm, t, useAction } from '../../../platform/kit.ts'
import { IconButton, Menu, MenuItem } from '../../../ui/kit.ts'
import { texts } from './texts.ts'
import { ViewDialog } from './view-dialog.tsx'

export const ViewMenu = ({ view, kept, changed }: { view: ApplicationView; kept: ApplicationView['search']; changed: boolean }) => {
  const navigate = useNavigate()
  const [renaming, setRenaming] = useState(false)
  const update = useAction(updateApplicationView, { done: texts.viewSaved })
  const remove = useAction(deleteApplicationView, { done: texts.removed, onDone: () => void navigate({ to: '/vloge' }) })
  const params = { id: view.id }
  const askAndRemove = async () => {
    if (await confirm({ title: texts.remove, text: texts.removeText, action: texts.remove, danger: true })) remove.mutate({ params })
  }
  return (
    <>
      <Menu opener={(ties) => <IconButton {...ties} label={t(texts.viewMenu, { name: view.name })} icon={<IconChevronDown size={16} />} />}>
        {changed && (
          <MenuItem label={t(texts.keepChanges)} onClick={() => update.mutate({ params, body: { name: view.name, search: kept } })} />
        )}
        <MenuItem label={t(texts.rename)} onClick={() => setRenaming(true)} />
        <MenuItem label={t(texts.remove)} danger onClick={() => void askAndRemove()} />
      </Menu>
      {renaming && <ViewDialog kept={kept} view={view} onClose={() => setRenaming(false)} />}
    </>
  )
}
