import type { ListedApplication } from '@dovolilnice/contract/applications/list/listed-application'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import styles from './queue.module.css'
import { texts } from './texts.ts'

/** `Ana Novak` → `AN`. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Who has the application: initials with the whole name beside them for whoever cannot see them; a dashed ring for nobody. */
export const ClerkCell = ({ row: { assigned_name: name } }: { row: Pick<ListedApplication, 'assigned_name'> }) => {
  const t = useTranslate()
  return (
    <span className={styles.clerk} data-nobody={name === null || undefined} title={name ?? t(texts.nobody)}>
      <span aria-hidden>{name === null ? '–' : initialsOf(name)}</span>
      <span className="visually-hidden">{name ?? t(texts.nobody)}</span>
    </span>
  )
}
