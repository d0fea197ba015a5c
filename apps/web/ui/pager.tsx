import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslate } from '../platform/translate/use-translate.ts'
import { texts } from './list-screen/texts.ts'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** The pages to offer: first, last, the present one with its neighbours; 0 stands for a gap. */
export const offeredPages = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => (index > 0 && one - (sorted[index - 1] ?? 0) > 1 ? [0, one] : [one]))
}

/** Pages with a name on every button. */
export const Pager = ({ page, pages, onChange }: PagerProps) => {
  const t = useTranslate()
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={t(texts.pages)}>
      <ActionIcon variant="subtle" size={36} aria-label={t(texts.previous)} disabled={page <= 1} onClick={() => onChange(page - 1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      {offeredPages(page, pages).map((one, index) =>
        one === 0 ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className={styles.page}
            aria-label={t(texts.page, { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onChange(one)}
          >
            {one}
          </button>
        ),
      )}
      <ActionIcon variant="subtle" size={36} aria-label={t(texts.next)} disabled={page >= pages} onClick={() => onChange(page + 1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
    </nav>
  )
}
