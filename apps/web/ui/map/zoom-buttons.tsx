import { IconMinus, IconPlus } from '@tabler/icons-react'
import { t } from '../../platform/kit.ts'
import { texts } from './texts.ts'
import styles from './zoom-buttons.module.css'

/** Two buttons in the corner of a map's box; Leaflet's own speak English only. The box must be positioned. */
export const ZoomButtons = ({ onZoom }: { onZoom: (by: number) => void }) => (
  <div data-screen-only className={styles.buttons}>
    <button type="button" aria-label={t(texts.zoomIn)} onClick={() => onZoom(0.5)}>
      <IconPlus size={22} aria-hidden />
    </button>
    <button type="button" aria-label={t(texts.zoomOut)} onClick={() => onZoom(-0.5)}>
      <IconMinus size={22} aria-hidden />
    </button>
  </div>
)
