import { activateUser, deactivateUser, deleteUser, removeUserFactors, resetUserPassword } from '@dovolilnice/contract/users/operations'
import { confirm, formatDay, pageLocale, t, useAction } from '../../platform/kit.ts'
import { type BodyOf, fieldsOf, FormButtons } from '../../ui/form/kit.ts'
import { Button, Menu, MenuItem, Modal, StepDialog } from '../../ui/kit.ts'
import { texts } from './texts.ts'
import { textIn, fillText } from '@dovolilnice/contract/locale'
import { type DeletionBlock, deletionBlockSentences } from '@dovolilnice/contract/users/user-actions'
import type { UserDetails } from '@dovolilnice/contract/users/user'
import { IconChevronDown, IconKey, IconKeyOff, IconLockOpen, IconTrash, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'

const steps = {
  deactivate: { operation: deactivateUser, title: texts.deactivate, text: texts.deactivateText, done: texts.deactivated },
  removeFactors: { operation: removeUserFactors, title: texts.removeFactors, text: texts.removeFactorsText, done: texts.factorsRemoved },
} as const

const { TextAreaField } = fieldsOf<BodyOf<typeof deactivateUser>>()

/** Asks why an account is disabled, or loses its second factors: the reason stands in its history. */
const AccessDialog = ({ step, user, onClose }: { step: keyof typeof steps; user: { id: string; name: string }; onClose: () => void }) => {
  const { operation, title, text, done } = steps[step]
  return (
    <StepDialog
      title={t(title)}
      subject={user.name}
      operation={operation}
      params={{ id: user.id }}
      defaults={{ reason: '' }}
      danger
      done={done}
      onClose={onClose}
    >
      <p>{t(text)}</p>
      <TextAreaField name="reason" label={t(texts.reason)} rows={3} maxLength={2000} />
    </StepDialog>
  )
}

/** Why a person cannot be deleted yet, instead of a refusal after the question. */
const DeletionBlocksDialog = ({ blocks, opened, onClose }: { blocks: readonly DeletionBlock[]; opened: boolean; onClose: () => void }) => {
  const sentence = ({ reason, count, until }: DeletionBlock) =>
    fillText(textIn(deletionBlockSentences[reason], pageLocale()), { count, until: formatDay(until) })
  return (
    <Modal opened={opened} onClose={onClose} size={520} title={t(texts.deletionBlocked)}>
      <ul>
        {blocks.map((block) => (
          <li key={block.reason}>{sentence(block)}</li>
        ))}
      </ul>
      <FormButtons>
        <Button label={t(texts.understood)} onClick={onClose} />
      </FormButtons>
    </Modal>
  )
}

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
  const actions = useAccountActions(user)
  const [dialog, setDialog] = useState<'deactivate' | 'removeFactors' | 'blocks'>()
  const allowed = (action: UserDetails['allowed_actions'][number]) => user.allowed_actions.includes(action)
  if (!user.allowed_actions.some((action) => !['update', 'change_email', 'change_role'].includes(action))) return null
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu opener={(ties) => <Button label={t(texts.more)} {...ties} look="plain" icon={IconChevronDown} />}>
        {allowed('send_password_link') && <MenuItem label={t(texts.sendLink)} icon={IconKey} onClick={() => void actions.sendLink()} />}
        {allowed('activate') && <MenuItem label={t(texts.activate)} icon={IconLockOpen} onClick={actions.activate} />}
        {allowed('deactivate') && <MenuItem label={t(texts.deactivate)} icon={IconUserOff} onClick={() => setDialog('deactivate')} />}
        {allowed('remove_factors') && (user.second_factors.totp || user.second_factors.passkeys > 0) && (
          <MenuItem label={t(texts.removeFactors)} icon={IconKeyOff} onClick={() => setDialog('removeFactors')} />
        )}
        {allowed('delete') && (
          <MenuItem
            label={t(texts.deleteUser)}
            icon={IconTrash}
            danger
            onClick={() => (user.deletion_blocks.length > 0 ? setDialog('blocks') : void actions.remove())}
          />
        )}
      </Menu>
      {(dialog === 'deactivate' || dialog === 'removeFactors') && <AccessDialog step={dialog} user={user} onClose={close} />}
      <DeletionBlocksDialog blocks={user.deletion_blocks} opened={dialog === 'blocks'} onClose={close} />
    </>
  )
}
