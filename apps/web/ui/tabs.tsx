import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

interface Tab<Key extends string> {
  key: Key
  title: string
  content: ReactNode
}

interface TabsProps<Key extends string> {
  /** What the tabs are parts of, for assistive technology. */
  label: string
  tabs: readonly Tab<Key>[]
  shown: Key
  onChoose: (key: Key) => void
}

/** Where an arrow key leads from one of several tabs; undefined for other keys. */
const indexAfter = (key: string, index: number, count: number): number | undefined =>
  ({ ArrowRight: (index + 1) % count, ArrowLeft: (index - 1 + count) % count, Home: 0, End: count - 1 })[key]

/** Parts of a screen of which one is shown. Tab leads to the shown one, the arrows choose among them. */
export const Tabs = <Key extends string>({ label, tabs, shown, onChoose }: TabsProps<Key>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const choose = (event: KeyboardEvent) => {
    const next = indexAfter(
      event.key,
      tabs.findIndex(({ key }) => key === shown),
      tabs.length,
    )
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || tab === undefined) return
    event.preventDefault()
    onChoose(tab.key)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={choose}>
        {tabs.map(({ key, title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === shown}
            aria-controls={key === shown ? id : undefined}
            tabIndex={key === shown ? undefined : -1}
            className={styles.tab}
            onClick={() => onChoose(key)}
          >
            {title}
          </button>
        ))}
      </div>
      <div key={shown} id={id} role="tabpanel" aria-labelledby={`${id}-${shown}`} className={styles.panel}>
        {tabs.find(({ key }) => key === shown)?.content}
      </div>
    </div>
  )
}
