import type { ListedApplication } from '@dovolilnice/contract/applications/list/application-list'
import { useState } from 'react'
import { t } from '../../../platform/kit.ts'
import { Button, Modal } from '../../../ui/kit.ts'
import { TextArea } from '../../../ui/form/kit.ts'
import { texts } from './texts.ts'

interface DialogProps {
  rows: readonly ListedApplication[]
  /** What was typed before: it is kept until it is sent to all. */
  text: string
  onText: (text: string) => void
  onAsk: (text: string) => void
  onClose: () => void
}

/** The shortest text that the call takes. */
const leastLetters = 3

/** Asks several applicants for the same supplement: the text is written once, each gets a call of their own. */
export const AskDialog = ({ rows, text, onText, onAsk, onClose }: DialogProps) => {
  const [tried, setTried] = useState(false)
  const tooShort = text.trim().length < leastLetters
  const ask = () => {
    setTried(true)
    if (tooShort) return
    onAsk(text.trim())
    onClose()
  }
  return (
    <Modal
      opened
      size={600}
      title={t(texts.askTitle, { count: rows.length })}
      onClose={onClose}
      buttons={
        <>
          <Button label={t(texts.cancel)} look="plain" onClick={onClose} />
          <Button label={t(texts.askSubmit)} onClick={ask} />
        </>
      }
    >
      <TextArea
        label={t(texts.askText)}
        description={t(texts.askHint)}
        error={tried && tooShort ? t(texts.askMissing) : undefined}
        value={text}
        rows={5}
        maxLength={2000}
        data-autofocus
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </Modal>
  )
}
