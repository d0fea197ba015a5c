import { IconQrcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '../../../platform/session/use-session.ts'
import { today } from '../../../platform/today.ts'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from './card.module.css'
import { texts } from './card-texts.ts'
import { KeptCodeScreen } from './code-screen.tsx'
import { readKeptCodes } from './kept-codes.ts'
import type { KeptCode } from './kept-codes.ts'

/** In the place of the cards where they cannot be read: the codes that were shown on this device before. */
export const KeptCodeList = () => {
  const t = useTranslate()
  const person = useUser().id
  const [shown, setShown] = useState<KeptCode>()
  const codes = readKeptCodes(person, today())
  if (codes.length === 0) return null
  return (
    <section className={styles.cards}>
      <p>{t(texts.keptCodes)}</p>
      {codes.map((kept) => (
        <Button key={kept.number} look="plain" icon={<IconQrcode size={20} aria-hidden />} onClick={() => setShown(kept)}>
          {[t(kept.kind), ...kept.plates].join(' · ')}
        </Button>
      ))}
      {shown !== undefined && <KeptCodeScreen kept={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}
