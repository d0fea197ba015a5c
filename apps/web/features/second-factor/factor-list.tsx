import { removeOwnFactor } from '@dovolilnice/contract/second-factor/remove-own-factor'
import type { OwnFactors } from '@dovolilnice/contract/second-factor/second-factor'
import { IconDeviceMobile, IconKey } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useAction } from '../../platform/calls/query.ts'
import { confirm } from '../../platform/confirm.ts'
import { formatInstant } from '../../platform/translate/format.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './second-factor.module.css'
import { texts } from './texts.ts'

interface FactorProps {
  icon: ReactNode
  name: string
  note?: string | undefined
  factor: { added_at: string; last_used_at: string | null }
  /** Absent: it cannot be removed now. */
  onRemove?: (() => void) | undefined
}

const Factor = ({ icon, name, note, factor, onRemove }: FactorProps) => {
  const t = useTranslate()
  const locale = useLocale()
  const { added_at: added, last_used_at: used } = factor
  const times = [
    note,
    t(texts.added, { at: formatInstant(added, locale) }),
    used === null ? t(texts.unused) : t(texts.used, { at: formatInstant(used, locale) }),
  ]
  return (
    <li className={styles.factor}>
      {icon}
      <span className={styles.about}>
        <strong>{name}</strong>
        <span className={styles.times}>{times.filter(Boolean).join(', ')}</span>
      </span>
      {onRemove !== undefined && (
        <Button look="plain" small onClick={onRemove} aria-label={t(texts.removeOf, { name })}>
          {t(texts.remove)}
        </Button>
      )}
    </li>
  )
}

/** The person's ways of the second step; `changeable` shows how to remove one. */
export const FactorList = ({ factors: { totp, passkeys }, changeable }: { factors: OwnFactors; changeable: boolean }) => {
  const t = useTranslate()
  const remove = useAction(removeOwnFactor, { done: texts.removed })
  const ask = async (factor: string) => {
    if (await confirm({ title: texts.removeAsk, text: texts.removeText, action: texts.remove, danger: true }))
      remove.mutate({ body: { factor } })
  }
  const removal = (factor: string) => (changeable ? () => void ask(factor) : undefined)
  if (totp === null && passkeys.length === 0) return <p>{t(texts.none)}</p>
  return (
    <ul className={styles.factors}>
      {passkeys.map((passkey) => (
        <Factor
          key={passkey.id}
          icon={<IconKey size={24} stroke={1.5} aria-hidden />}
          name={passkey.name}
          note={passkey.synced ? t(texts.synced) : undefined}
          factor={passkey}
          onRemove={removal(passkey.id)}
        />
      ))}
      {totp !== null && (
        <Factor
          icon={<IconDeviceMobile size={24} stroke={1.5} aria-hidden />}
          name={t(texts.app)}
          factor={totp}
          onRemove={removal('totp')}
        />
      )}
    </ul>
  )
}
