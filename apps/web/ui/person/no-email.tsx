import { IconPrinter } from '@tabler/icons-react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../buttons/button.tsx'
import { Notice } from '../states/notice.tsx'
import { texts } from './texts.ts'

interface NoEmailProps {
  email: string | null
  /** Opens the paper that stands for the mail. */
  onPrint?: () => void
}

/** Says that nothing is mailed where there is no address, and offers the paper instead. */
export const NoEmail = ({ email, onPrint }: NoEmailProps) => {
  const t = useTranslate()
  if (email !== null) return null
  return (
    <Notice tone="warning" title={t(texts.nothingMailed)}>
      <p>{t(texts.nothingMailedText)}</p>
      {onPrint !== undefined && (
        <Button look="plain" small icon={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
          {t(texts.print)}
        </Button>
      )}
    </Notice>
  )
}
