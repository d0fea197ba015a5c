import { confirmHandover } from '@dovolilnice/contract/bollards/shift-handover'
import type { ShiftHandover } from '@dovolilnice/contract/bollards/shift-handover'
import { useAction } from '../../../platform/calls/query.ts'
import { formatInstant } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { unbroken } from '../../../ui/vehicles/unbroken.tsx'
import styles from '../bollards.module.css'
import { handoverTexts } from './handover-texts.ts'

/** What a colleague left, until it is confirmed as read. */
export const HandoverNotice = ({ handover }: { handover: ShiftHandover }) => {
  const t = useTranslate()
  const locale = useLocale()
  const confirm = useAction(confirmHandover, {
    done: handoverTexts.confirmed,
    // The button goes with its notice: the keyboard goes on at the top of the screen.
    onDone: () => document.getElementById('main')?.focus(),
  })
  const { id, text, matters, written_by_name: by, written_at: at } = handover
  return (
    <Notice>
      <div className={styles.handover}>
        <p>
          <strong>{unbroken(t(handoverTexts.from, { by, at: formatInstant(at, locale) }))}</strong> {[text, ...matters].join(' · ')}
        </p>
        <Button small look="plain" busy={confirm.isPending} onClick={() => confirm.mutate({ params: { id } })}>
          {t(handoverTexts.confirm)}
        </Button>
      </div>
    </Notice>
  )
}
