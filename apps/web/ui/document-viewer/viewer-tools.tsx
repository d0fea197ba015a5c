import { IconChevronDown, IconChevronUp, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import styles from './document-viewer.module.css'
import { texts } from './texts.ts'
import { zooms } from './use-room.ts'

interface ViewerToolsProps {
  page: number
  pages: number
  zoom: number
  onPage: (page: number) => void
  onZoom: (steps: number) => void
  onRotate: () => void
  children: ReactNode
}

/** Pages back and forth, larger and smaller, turned by a quarter, and what the caller adds. */
export const ViewerTools = ({ page, pages, zoom, onPage, onZoom, onRotate, children }: ViewerToolsProps) => {
  const t = useTranslate()
  return (
    <div className={styles.tools}>
      {pages > 1 && (
        <div className={styles.toolGroup}>
          <IconButton
            label={t(texts.previousPage)}
            press="←"
            icon={<IconChevronUp size={20} aria-hidden />}
            quiet
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            label={t(texts.nextPage)}
            press="→"
            icon={<IconChevronDown size={20} aria-hidden />}
            quiet
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
          />
          <span className={styles.place} role="status">
            {t(texts.place, { page, pages })}
          </span>
        </div>
      )}
      <div className={styles.toolGroup}>
        <IconButton
          label={t(texts.zoomOut)}
          press="−"
          icon={<IconZoomOut size={20} aria-hidden />}
          quiet
          disabled={zoom <= (zooms[0] ?? 1)}
          onClick={() => onZoom(-1)}
        />
        <IconButton
          label={t(texts.zoomIn)}
          press="+"
          icon={<IconZoomIn size={20} aria-hidden />}
          quiet
          disabled={zoom >= (zooms.at(-1) ?? 1)}
          onClick={() => onZoom(1)}
        />
        <IconButton label={t(texts.rotate)} press="R" icon={<IconRotateClockwise size={20} aria-hidden />} quiet onClick={onRotate} />
      </div>
      {children}
    </div>
  )
}
