import { findSubjectMatches } from '@dovolilnice/contract/subject-requests/operations'
import { chooseSubjectMatches } from '@dovolilnice/contract/subject-requests/steps/operations'
import type { SubjectMatch, SubjectRequest } from '@dovolilnice/contract/subject-requests/subject-request'
import { useState } from 'react'
import { formatDay, formatInstant, t, useAction, useMay, useOperation } from '../../platform/kit.ts'
import { Button, Notice, OperationView, Sheet, SheetTable } from '../../ui/kit.ts'
import { CheckInput } from '../../ui/form/kit.ts'
import styles from './subject-requests.module.css'
import { texts } from './texts.ts'

const Stays = ({ stays }: Pick<SubjectMatch, 'stays'>) => {
  if (stays === null) return t(texts.mayGo)
  return stays.until === null ? t(texts.staysNow) : t(texts.staysUntil, { day: formatDay(stays.until) })
}

interface TableProps {
  items: readonly SubjectMatch[]
  ticked: ReadonlySet<string>
  /** Absent where nothing can be chosen any more. */
  onTick?: (id: string, on: boolean) => void
}

const MatchesTable = ({ items, ticked, onTick }: TableProps) => (
  <SheetTable
    caption={t(texts.matches)}
    rows={items}
    rowKey={({ record_id: id }) => id}
    columns={[
      {
        title: t(texts.label),
        cell: ({ record_id: id, label, table_name: kind }) => (
          <CheckInput
            label={
              <span className={styles.label}>
                {label || t(kind)}
                {label !== '' && <span className={styles.kind}>{t(kind)}</span>}
              </span>
            }
            checked={ticked.has(id)}
            disabled={onTick === undefined}
            onChange={(event) => onTick?.(id, event.currentTarget.checked)}
          />
        ),
      },
      { title: t(texts.about), cell: ({ about }) => <span className={styles.about}>{about}</span> },
      { title: t(texts.at), cell: ({ at }) => formatInstant(at) },
      { title: t(texts.mustStay), cell: (match) => <Stays {...match} /> },
    ]}
  />
)

const Matches = ({ request, items, isCut }: { request: SubjectRequest; items: readonly SubjectMatch[]; isCut: boolean }) => {
  const may = useMay()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(items.filter(({ chosen }) => chosen).map(({ record_id: id }) => id)),
  )
  const save = useAction(chooseSubjectMatches, { done: texts.chosen })
  const canChoose = request.status !== 'closed' && may('privacy:write')
  const tick = (id: string, on: boolean): void => setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  const send = (): void => {
    const records = items.flatMap(({ table, record_id }) => (ticked.has(record_id) ? [{ table, record_id }] : []))
    save.mutate({ params: { id: request.id }, body: { version: request.version, records } })
  }
  if (items.length === 0) return <p>{t(texts.noMatches)}</p>
  return (
    <>
      {isCut && <Notice tone="warning">{t(texts.cut)}</Notice>}
      {canChoose && (
        <div className={styles.actions}>
          <Button label={t(texts.choose)} busy={save.isPending} onClick={send} />
        </div>
      )}
      <MatchesTable items={items} ticked={ticked} {...(canChoose && { onTick: tick })} />
    </>
  )
}

export const MatchesSheet = ({ request }: { request: SubjectRequest }) => {
  const query = useOperation(findSubjectMatches, { params: { id: request.id } }, { keep: true })
  return (
    <Sheet title={t(texts.matches)}>
      <p>{t(texts.matchesHow)}</p>
      <OperationView query={query}>{({ items, is_cut }) => <Matches request={request} items={items} isCut={is_cut} />}</OperationView>
    </Sheet>
  )
}
