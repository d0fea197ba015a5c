import { IconExternalLink } from '@tabler/icons-react'
import { t } from '../../platform/kit.ts'
import buttonStyles from '../buttons/button.module.css'
import { texts } from './texts.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { FormButtons } from '../form/form.tsx'
import { History } from '../history/history.tsx'
import { Notice } from '../states/notice.tsx'
import styles from './record.module.css'
import type { Collision, WatchedRecord } from './watched-record.tsx'

/** The record beside the form, in a tab of its own: the form keeps what was typed. */
const LookLink = ({ href }: { href: string }) => (
  <a className={buttonStyles.button} data-look="plain" data-small href={href} target="_blank" rel="noreferrer">
    <IconExternalLink size={16} aria-hidden />
    {t(texts.look)}
  </a>
)

interface CollisionProps {
  collision: Collision
  record: WatchedRecord | undefined
  /** What becomes of what was typed. */
  text: string
  children?: ReactNode
  action: string
  disabled?: boolean
  onProceed: () => void
}

/** Who changed what since this person looked, from what to what; the record to be looked at beside; and the way on. */
export const CollisionNotice = ({ collision, record, text, children, action, disabled = false, onProceed }: CollisionProps) => {
  const place = useRef<HTMLDivElement>(null)
  const { refused, changes, known } = collision
  useEffect(() => {
    if (refused) place.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  return (
    <div ref={place} className={styles.collision}>
      <Notice tone="warning" role={refused ? 'alert' : 'status'} title={t(texts.changedMeanwhile)}>
        <div className={styles.inside}>
          {changes.length > 0 && <History rows={changes} />}
          <p>{text}</p>
          {children}
          <FormButtons>
            {record !== undefined && <LookLink href={record.href} />}
            <Button small busy={!known && record !== undefined} disabled={disabled} onClick={onProceed}>
              {action}
            </Button>
          </FormButtons>
        </div>
      </Notice>
    </div>
  )
}
