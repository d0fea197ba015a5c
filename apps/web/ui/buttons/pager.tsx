import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { t } from '../../platform/kit.ts'
import { IconButton } from './icon-button.tsx'
import { texts } from '../list-screen/texts.ts'
import styles from './pager.module.css'

/** The pages to offer: first, last, the present one with its neighbours; 0 stands for a gap. */
export const offeredPages = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((one, index) => (index > 0 && one - (sorted[index - 1] ?? 0) > 1 ? [0, one] : [one]))
}

interface PagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
  /** The list that it turns the pages of, by name: two may stand on one screen. */
  of?: string
}

export const Pager = ({ page, pages, onChange, of }: PagerProps) => {
  if (pages < 2) return null
  return (
    <nav data-screen-only className={styles.pager} aria-label={of === undefined ? t(texts.pages) : t(texts.pagesOf, { title: of })}>
      <IconButton
        quiet
        label={t(texts.previous)}
        icon={<IconChevronLeft size={18} />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
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
      <IconButton
        quiet
        label={t(texts.next)}
        icon={<IconChevronRight size={18} />}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}
