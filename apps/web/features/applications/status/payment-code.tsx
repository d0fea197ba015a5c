import type { PaymentDetails } from '@dovolilnice/contract/money/bank/payment-details'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { saveFile } from '../../../platform/save-file.ts'
import { showSnackbar } from '../../../platform/snackbar.ts'
import { useLocale, useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './pay-sheet.module.css'
import { texts } from './pay-texts.ts'

/** Modules of white around a code, without which readers do not find it. */
const quietZone = 4
/** Dots of a module in the saved picture. */
const scale = 8

/** Draws the code as a PNG, which mobile banks open from the phone's pictures. @throws where the browser draws nothing */
const pictureOf = async ({ code, code_size: size, number }: PaymentDetails): Promise<File> => {
  const side = (size + 2 * quietZone) * scale
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.scale(scale, scale)
  context.translate(quietZone, quietZone)
  context.fillStyle = '#000000'
  context.clip(new Path2D(code))
  context.fillRect(0, 0, size, size)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `upn-qr-${number}.png`, { type: 'image/png' })
}

interface CodeProps {
  payment: PaymentDetails
  onPaper?: () => void
}

/** The UPN QR code on the screen, on white and with whole dots, and the ways to take it along. */
export const PaymentCode = ({ payment, onPaper }: CodeProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const side = payment.code_size + 2 * quietZone
  const save = () =>
    void pictureOf(payment)
      .then(saveFile)
      .catch(() => showSnackbar(texts.codeFailed, { tone: 'bad' }))
  return (
    <div className={styles.scan}>
      <svg
        className={styles.code}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        role="img"
        aria-label={t(texts.codeAlt, { amount: formatCents(payment.cents, locale) })}
        shapeRendering="crispEdges"
      >
        <path fill="#000000" d={payment.code} />
      </svg>
      <p className={styles.soft}>{t(texts.scan)}</p>
      <div className={styles.ways}>
        <Button wide icon={<IconDownload size={18} aria-hidden />} onClick={save}>
          {t(texts.saveCode)}
        </Button>
        {onPaper !== undefined && (
          <Button wide look="plain" icon={<IconFileTypePdf size={18} aria-hidden />} onClick={onPaper}>
            {t(texts.paper)}
          </Button>
        )}
      </div>
    </div>
  )
}
