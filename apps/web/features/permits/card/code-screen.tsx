import type { OperationOutput } from '@dovolilnice/contract/operation'
import type { PermitRow } from '@dovolilnice/contract/permits/permit'
import { permitStatusLabels } from '@dovolilnice/contract/permits/permit-labels'
import { readOwnCode } from '@dovolilnice/contract/permits/record/read-own-code'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import { createPortal } from 'react-dom'
import { useOperation } from '../../../platform/calls/query.ts'
import { formatDay } from '../../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { NativeDialog } from '../../../ui/overlays/native-dialog.tsx'
import { OperationView } from '../../../ui/states/operation-view.tsx'
import styles from './card.module.css'
import { texts } from './card-texts.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Modules of white around a code, without which readers do not find it. */
const quietZone = 4

const Code = ({ code: { code, code_size: size }, alt }: { code: OperationOutput<typeof readOwnCode>; alt: string }) => {
  const side = size + 2 * quietZone
  return (
    <svg
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={alt}
      shapeRendering="crispEdges"
    >
      <path fill="#000000" d={code} />
    </svg>
  )
}

/** The code of a permit over the whole screen, on white, with what a warden compares: state, plates, last day. */
export const CodeScreen = ({ permit, onClose }: { permit: PermitRow; onClose: () => void }) => {
  const t = useTranslate()
  const locale = useLocale()
  const query = useOperation(readOwnCode, { params: { id: permit.id } })
  useWakeLock()
  const { number } = permit
  return createPortal(
    <NativeDialog open label={t(texts.codeTitle, { number })} className={styles.screen} maxWidth="none" onClose={onClose}>
      <div className={styles.screenBody}>
        <OperationView query={query}>{(code) => <Code code={code} alt={t(texts.codeAlt, { number })} />}</OperationView>
        <p className={styles.screenPlates}>{permit.plates.join(' · ')}</p>
        <p>
          <strong>{t(permit.permit_kind_name)}</strong> · {t(permitStatusLabels[permit.status])}
          <br />
          {number} · {t(texts.until)} {formatDay(lastDayOf(permit.valid_until), locale)}
        </p>
        <p className={styles.soft}>{t(texts.brighter)}</p>
        <Button wide onClick={onClose} data-autofocus>
          {t(texts.close)}
        </Button>
      </div>
    </NativeDialog>,
    document.body,
  )
}
