import { useState } from 'react'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ScreenLoading } from '../../ui/shell/screen-loading.tsx'
import { StaleNotice, useIsStale } from '../../ui/states/stale-notice.tsx'
import { BollardCard } from './bollard-card.tsx'
import styles from './bollards.module.css'
import { GatesLinkNotice } from './gates-link-notice.tsx'
import { CommandDialog } from './command-dialog.tsx'
import type { Command } from './command-dialog.tsx'
import { texts } from './texts.ts'
import { useDevices } from './use-bollards.ts'

/** Every bollard as it stands now, with the commands its state allows. */
export const BollardControlScreen = () => {
  const t = useTranslate()
  const devices = useDevices()
  const { data, isPending, refetch } = devices
  const stale = useIsStale(devices)
  const [command, setCommand] = useState<Command>()
  if (isPending) return <ScreenLoading />
  if (data === undefined)
    return (
      <div className={styles.message} role="alert">
        <p>{t(texts.failed)}</p>
        <Button onClick={() => void refetch()}>{t(texts.retry)}</Button>
      </div>
    )
  return (
    <section aria-label={t(texts.allBollards)}>
      <StaleNotice query={devices} />
      <GatesLinkNotice link={data.link} />
      <p className={styles.intro}>{t(stale ? texts.introStale : texts.intro)}</p>
      {data.items.length === 0 && (
        <div className={styles.message}>
          <h2>{t(texts.none)}</h2>
          <p>{t(texts.noneHint)}</p>
        </div>
      )}
      <div className={styles.cards}>
        {data.items.map((device) => (
          <BollardCard
            key={device.code}
            device={device}
            stale={stale}
            since={data.link.since}
            onCommand={(action) => setCommand({ device, action })}
          />
        ))}
      </div>
      <CommandDialog command={command} onClose={() => setCommand(undefined)} />
    </section>
  )
}
