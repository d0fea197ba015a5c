import { readSending } from '@dovolilnice/contract/invoices/send/read-sending'
import type { sendInvoices } from '@dovolilnice/contract/invoices/send/send-invoices'
import type { OperationOutput } from '@dovolilnice/contract/operation'
import { useOperation } from '../../platform/calls/query.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Stacked } from '../../ui/sheet.tsx'
import { texts } from './texts.ts'

export type Asked = OperationOutput<typeof sendInvoices>

const everyMs = 1_000

const Progress = ({ asked }: { asked: Asked }) => {
  const t = useTranslate()
  const { data } = useOperation(readSending, { params: { id: asked.run_id } }, { every: everyMs })
  const { total = asked.total, done = 0, sent = 0, failed = 0 } = data ?? {}
  return (
    <>
      <progress value={sent + failed} max={total} aria-label={t(texts.sending)} />
      <p role="status">{t(texts.sendingProgress, { done, total, sent })}</p>
      {failed > 0 && <Notice tone="bad" title={t(texts.sendingFailed, { count: failed })} />}
    </>
  )
}

/** How far a sending has come, and who gets no mail. It goes on when the dialog is closed. */
export const SendingDialog = ({ asked, onClose }: { asked: Asked; onClose: () => void }) => {
  const t = useTranslate()
  const { total, without_email: withoutEmail, through_ujp: throughUjp } = asked
  return (
    <Modal opened onClose={onClose} size={560} title={t(texts.sending)}>
      <Stacked>
        {total === 0 ? <p>{t(texts.sendingNone)}</p> : <Progress asked={asked} />}
        {withoutEmail > 0 && <Notice tone="warning" title={t(texts.withoutEmail, { count: withoutEmail })} />}
        {throughUjp > 0 && <Notice tone="warning" title={t(texts.throughUjp, { count: throughUjp })} />}
        <FormButtons>
          <Button onClick={onClose}>{t(texts.close)}</Button>
        </FormButtons>
      </Stacked>
    </Modal>
  )
}
