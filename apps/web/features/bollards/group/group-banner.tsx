import { endText } from '@dovolilnice/contract/columns/column-text'
import { commandFailureNames } from '@dovolilnice/contract/bollards/bollard-command'
import { type GroupCommand, type GroupResult, stopGroupCommand } from '@dovolilnice/contract/bollards/operations'
import { confirm, formatRecentInstant, pageLocale, t, useAction } from '../../../platform/kit.ts'
import { Button, Notice } from '../../../ui/kit.ts'
import styles from '../bollards.module.css'
import { groupTexts } from './group-texts.ts'

const namesOf = (results: readonly GroupResult[]): string => results.map(({ device_name: name }) => name).join(', ')

const Results = ({ results }: { results: readonly GroupResult[] }) => {
  const done = results.filter(({ status }) => status === 'confirmed')
  const waiting = results.filter(({ status }) => status === 'requested' || status === 'delivered')
  const failed = results.filter(({ status }) => status === 'failed' || status === 'expired')
  return (
    <>
      <p className={styles.will}>
        {t(groupTexts.done, { done: done.length, all: results.length })}{' '}
        {waiting.length > 0 && t(groupTexts.waiting, { names: namesOf(waiting) })}
      </p>
      {failed.length > 0 && (
        <ul className={styles.failed}>
          {failed.map(({ device_code: code, device_name: name, failure }) => (
            <li key={code}>
              <strong>{name}:</strong> {t(commandFailureNames[failure ?? 'no_answer'])}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const GroupBanner = ({ group, stale }: { group: GroupCommand; stale: boolean }) => {
  const stop = useAction(stopGroupCommand, { done: groupTexts.stopSent })
  const ask = async (): Promise<void> => {
    if (await confirm({ title: groupTexts.stopTitle, text: groupTexts.stopText, action: groupTexts.stop, danger: true }))
      stop.mutate({ params: { id: group.id }, body: { reason: t(groupTexts.stopReason, { reason: group.reason }).slice(0, 2000) } })
  }
  const shown = group.results.filter(({ stops }) => stops === group.stopped)
  const failed = shown.some(({ status }) => status === 'failed' || status === 'expired')
  const [at, until] = [
    formatRecentInstant(group.requested_at),
    group.hold_until === null ? '–' : endText(group.hold_until, pageLocale(), formatRecentInstant),
  ]
  return (
    <Notice tone={failed ? 'bad' : 'warning'} role="status" title={t(groupTexts.banner, { reason: group.reason })}>
      <div className={styles.banner}>
        <div>
          <p className={styles.will}>
            {t(groupTexts.given, { by: group.requested_by_name, at, until })} {group.stopped && t(groupTexts.stopped)}
          </p>
          <Results results={shown} />
        </div>
        {!group.stopped && (
          <Button label={t(groupTexts.stop)} danger look="plain" disabled={stale} busy={stop.isPending} onClick={() => void ask()} />
        )}
      </div>
    </Notice>
  )
}
