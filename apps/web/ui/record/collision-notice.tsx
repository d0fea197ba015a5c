import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import { FormButtons } from '../form/form-layout.tsx'
import { History } from '../history/history.tsx'
import { Notice } from '../states/notice.tsx'
import { LookLink } from './look-link.tsx'
import styles from './record.module.css'
import { texts } from './texts.ts'
import type { Collision, WatchedRecord } from './watched-record.ts'

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
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const { refused, changes, known } = collision
  useEffect(() => {
    if (refused) place.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  return (
    <div ref={place} className={styles.collision}>
      <Notice tone="warning" role={refused ? 'alert' : 'status'} title={t(texts.changedMeanwhile)}>
        <div className={styles.inside}>
          <History rows={changes} />
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
