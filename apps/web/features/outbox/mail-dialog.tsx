import type { OutboxMail } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import { readOutboxMail } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import { stopMail } from '@dovolilnice/contract/mails/outbox/stop-mail'
import { useState } from 'react'
import { useAction, useOperation } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { placeOf } from '../../platform/routing/subject-place.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OperationView } from '../../ui/states/operation-view.tsx'
import { MailContent } from './mail-content.tsx'
import { MailFacts } from './mail-facts.tsx'
import { SendAgainDialog } from './send-again-dialog.tsx'
import { texts } from './texts.ts'

const Buttons = ({ mail, onSend }: { mail: OutboxMail; onSend: () => void }) => {
  const t = useTranslate()
  const stop = useAction(stopMail, { done: texts.stopped })
  const place = placeOf({ type: mail.subject_type, id: mail.subject_id, label: mail.subject_label })
  const askAndStop = async (): Promise<void> => {
    if (await confirm({ title: texts.stop, text: texts.stopText, action: texts.stop, danger: true }))
      stop.mutate({ params: { id: mail.id } })
  }
  return (
    <FormButtons>
      {place !== undefined && (
        <ButtonLink look="plain" {...place.link}>
          {t(place.isList ? texts.openList : texts.openRecord)}
        </ButtonLink>
      )}
      {mail.may_stop && (
        <Button look="plain" danger busy={stop.isPending} onClick={() => void askAndStop()}>
          {t(texts.stop)}
        </Button>
      )}
      {mail.send_to !== null && <Button onClick={onSend}>{t(mail.status === 'queued' ? texts.now : texts.again)}</Button>}
    </FormButtons>
  )
}

const Mail = ({ mail }: { mail: OutboxMail }) => {
  const t = useTranslate()
  const [isSending, setSending] = useState(false)
  return (
    <Stacked>
      <MailFacts mail={mail} />
      <MailContent mail={mail} />
      {mail.send_to === null && <Notice>{t(texts.cannot)}</Notice>}
      <Buttons mail={mail} onSend={() => setSending(true)} />
      {isSending && mail.send_to !== null && <SendAgainDialog mail={mail} recipient={mail.send_to} onClose={() => setSending(false)} />}
    </Stacked>
  )
}

/** One mail: what became of it, how it looks, and what can be done. */
export const MailDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTranslate()
  const query = useOperation(readOutboxMail, { params: { id } })
  return (
    <Modal opened onClose={onClose} size={860} title={query.data?.subject ?? t(texts.outbox)}>
      <OperationView query={query}>{(mail) => <Mail mail={mail} />}</OperationView>
    </Modal>
  )
}
