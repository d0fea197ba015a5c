import { activateUser } from '@dovolilnice/contract/users/activate-user'
import { deleteUser } from '@dovolilnice/contract/users/delete-user'
import { resetUserPassword } from '@dovolilnice/contract/users/reset-user-password'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { IconChevronDown, IconKey, IconKeyOff, IconLockOpen, IconTrash, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { confirm } from '../../platform/confirm.ts'
import { useAction } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import { AccessDialog } from './access-dialog.tsx'
import { DeletionBlocksDialog } from './deletion-blocks-dialog.tsx'
import { texts } from './texts.ts'

const useAccountActions = ({ id }: UserDetails) => {
  const link = useAction(resetUserPassword, { done: texts.linkSent })
  const open = useAction(activateUser, { done: texts.activated })
  const remove = useAction(deleteUser, { done: texts.deleted })
  const params = { id }
  return {
    activate: () => open.mutate({ params }),
    sendLink: async () => {
      if (await confirm({ title: texts.sendLink, text: texts.sendLinkText, action: texts.sendLink })) link.mutate({ params })
    },
    remove: async () => {
      if (await confirm({ title: texts.deleteTitle, text: texts.deleteText, action: texts.deleteUser, danger: true }))
        remove.mutate({ params })
    },
  }
}

/** What an administrator may do to the account now; the server says which. */
export const AccountMenu = ({ user }: { user: UserDetails }) => {
  const t = useTranslate()
  const actions = useAccountActions(user)
  const [dialog, setDialog] = useState<'deactivate' | 'removeFactors' | 'blocks'>()
  const allowed = (action: UserDetails['allowed_actions'][number]) => user.allowed_actions.includes(action)
  if (!user.allowed_actions.some((action) => !['update', 'change_email', 'change_role'].includes(action))) return null
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu
        opener={(ties) => (
          <Button {...ties} look="plain" icon={<IconChevronDown size={18} aria-hidden />}>
            {t(texts.more)}
          </Button>
        )}
      >
        {allowed('send_password_link') && (
          <MenuItem icon={<IconKey size={18} />} onClick={() => void actions.sendLink()}>
            {t(texts.sendLink)}
          </MenuItem>
        )}
        {allowed('activate') && (
          <MenuItem icon={<IconLockOpen size={18} />} onClick={actions.activate}>
            {t(texts.activate)}
          </MenuItem>
        )}
        {allowed('deactivate') && (
          <MenuItem icon={<IconUserOff size={18} />} onClick={() => setDialog('deactivate')}>
            {t(texts.deactivate)}
          </MenuItem>
        )}
        {allowed('remove_factors') && (user.second_factors.totp || user.second_factors.passkeys > 0) && (
          <MenuItem icon={<IconKeyOff size={18} />} onClick={() => setDialog('removeFactors')}>
            {t(texts.removeFactors)}
          </MenuItem>
        )}
        {allowed('delete') && (
          <MenuItem
            icon={<IconTrash size={18} />}
            danger
            onClick={() => (user.deletion_blocks.length > 0 ? setDialog('blocks') : void actions.remove())}
          >
            {t(texts.deleteUser)}
          </MenuItem>
        )}
      </Menu>
      {(dialog === 'deactivate' || dialog === 'removeFactors') && <AccessDialog step={dialog} user={user} onClose={close} />}
      <DeletionBlocksDialog blocks={user.deletion_blocks} opened={dialog === 'blocks'} onClose={close} />
    </>
  )
}
