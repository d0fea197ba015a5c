import type { PermitDetails } from '@dovolilnice/contract/permits/permit'
import { permitActionLabels } from '@dovolilnice/contract/permits/permit-labels'
import type { PermitAction } from '@dovolilnice/contract/permits/permit-status'
import { readPermitPdf } from '@dovolilnice/contract/permits/record/read-permit-pdf'
import { readRevocation } from '@dovolilnice/contract/permits/record/read-revocation'
import { IconGavel, IconMail, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { printPaper } from '../../../platform/print-paper.ts'
import { Part } from '../../../ui/states/part.tsx'
import { useMay } from '../../../platform/session/use-session.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import { useKeys } from '../../../ui/keys/use-keys.ts'
import styles from '../permits.module.css'
import { DeletePermitDialog, stepDialogs } from './step-dialogs.tsx'
import { texts } from '../texts.ts'

type Step = keyof typeof stepDialogs
const isStep = (action: PermitAction): action is Step => action in stepDialogs

interface ActionsProps {
  permit: PermitDetails
  onEdit: () => void
}

/** What is always there, whatever the permit's status. */
const Always = ({ permit, onNotify }: { permit: PermitDetails; onNotify: () => void }) => {
  const t = useTranslate()
  const may = useMay()
  return (
    <>
      <Button look="plain" icon={<IconPrinter size={18} aria-hidden />} onClick={() => printPaper(readPermitPdf, permit.id)}>
        {t(texts.print)}
      </Button>
      {permit.has_revocation && (
        <Button look="plain" icon={<IconGavel size={18} aria-hidden />} onClick={() => printPaper(readRevocation, permit.id)}>
          {t(texts.revocation)}
        </Button>
      )}
      {may('notifications:send') && permit.email !== null && (
        <Button look="plain" icon={<IconMail size={18} aria-hidden />} onClick={onNotify}>
          {t(texts.notify)}
        </Button>
      )}
    </>
  )
}

/** What this clerk may do with the permit now: the steps that travelled with it, and what is always there. */
export const PermitActions = ({ permit, onEdit }: ActionsProps) => {
  const t = useTranslate()
  const may = useMay()
  const [open, setOpen] = useState<Step | 'delete' | 'notify'>()
  const close = () => setOpen(undefined)
  const Dialog = open === undefined || open === 'delete' || open === 'notify' ? undefined : stepDialogs[open]
  useKeys({
    title: texts.permits,
    commands: true,
    keys: [
      ...(permit.actions.includes('update') ? [{ label: permitActionLabels.update, run: onEdit }] : []),
      ...permit.actions.filter(isStep).map((action) => ({ label: permitActionLabels[action], run: () => setOpen(action) })),
    ],
  })
  return (
    <div className={styles.actions}>
      {permit.actions.includes('update') && (
        <Button icon={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {t(permitActionLabels.update)}
        </Button>
      )}
      {permit.actions.filter(isStep).map((action) => (
        <Button key={action} look="plain" danger={action === 'revoke'} onClick={() => setOpen(action)}>
          {t(permitActionLabels[action])}
        </Button>
      ))}
      {permit.actions.includes('renew') && may('applications:write') && (
        <ButtonLink look="plain" to="/vloge/parkirna-dovolilnica" search={{ podaljsanje: permit.id }}>
          {t(permitActionLabels.renew)}
        </ButtonLink>
      )}
      <Always permit={permit} onNotify={() => setOpen('notify')} />
      {may('permits:write') && permit.deletion_blocks.length === 0 && (
        <Button look="quiet" danger icon={<IconTrash size={18} aria-hidden />} onClick={() => setOpen('delete')}>
          {t(texts.deletePermit)}
        </Button>
      )}
      {Dialog !== undefined && <Dialog permit={permit} onClose={close} />}
      {open === 'delete' && <DeletePermitDialog permit={permit} onClose={close} />}
      {open === 'notify' && <Part name="NotifyDialog" props={{ permit, onClose: close }} fallback={null} />}
    </div>
  )
}
