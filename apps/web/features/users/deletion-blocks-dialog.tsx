import { textIn } from '@dovolilnice/contract/in-language'
import { deletionBlockSentences } from '@dovolilnice/contract/users/deletion-block'
import type { DeletionBlock } from '@dovolilnice/contract/users/deletion-block'
import { fillText } from '@dovolilnice/contract/fill-text'
import { formatDay } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FormButtons } from '../../ui/form/form-layout.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { texts } from './texts.ts'

interface BlocksProps {
  blocks: readonly DeletionBlock[]
  opened: boolean
  onClose: () => void
}

/** Why a person cannot be deleted yet, instead of a refusal after the question. */
export const DeletionBlocksDialog = ({ blocks, opened, onClose }: BlocksProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const sentence = ({ reason, count, until }: DeletionBlock) =>
    fillText(textIn(deletionBlockSentences[reason], locale), { count, until: formatDay(until, locale) })
  return (
    <Modal opened={opened} onClose={onClose} size={520} title={t(texts.deletionBlocked)}>
      <ul>
        {blocks.map((block) => (
          <li key={block.reason}>{sentence(block)}</li>
        ))}
      </ul>
      <FormButtons>
        <Button onClick={onClose}>{t(texts.understood)}</Button>
      </FormButtons>
    </Modal>
  )
}
