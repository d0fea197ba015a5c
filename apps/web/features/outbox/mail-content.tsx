import type { OutboxMail } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import { readOutboxPage } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import { useState } from 'react'
import { addressOf } from '../../platform/calls/call.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './outbox.module.css'
import { texts } from './texts.ts'

/** The mail as it looks, in a frame where no script runs and nothing is loaded, and as text. */
export const MailContent = ({ mail: { id, text } }: { mail: OutboxMail }) => {
  const t = useTranslate()
  const [shown, setShown] = useState<'look' | 'text'>('look')
  return (
    <div>
      <Tabs
        label={t(texts.parts)}
        tabs={[
          {
            key: 'look',
            title: t(texts.look),
            content: (
              <iframe className={styles.frame} sandbox="" title={t(texts.look)} src={addressOf(readOutboxPage, { params: { id } })} />
            ),
          },
          { key: 'text', title: t(texts.text), content: <pre className={styles.text}>{text}</pre> },
        ]}
        shown={shown}
        onChoose={setShown}
      />
      <p className={styles.soft}>{t(texts.withoutLinks)}</p>
    </div>
  )
}
