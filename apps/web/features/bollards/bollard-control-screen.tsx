import { useState } from 'react'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { useMay } from '../../platform/session/use-session.ts'
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
import { PlateCheck } from './plate-check.tsx'
import { RefusalsDialog } from './refusals-dialog.tsx'
import { useDevices, useRefusals } from './use-bollards.ts'

/** Every bollard as it stands now, with the commands its state allows. */
export const BollardControlScreen = () => {
  const t = useTranslate()
  const devices = useDevices()
  const { data, isPending, refetch } = devices
  const stale = useIsStale(devices)
  const may = useMay()
  const refusals = useRefusals()
  const [looked, setLooked] = useState<Device>()
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
      {may('plates:check') && <PlateCheck />}
      <div className={styles.cards}>
        {data.items.map((device) => (
          <BollardCard
            key={device.code}
            device={device}
            stale={stale}
            since={data.link.since}
            refusal={refusals.find((refusal) => refusal.device_code === device.code)}
            onCommand={(action) => setCommand({ device, action })}
            onRefusals={() => setLooked(device)}
          />
        ))}
      </div>
      <RefusalsDialog
        gate={looked?.name}
        refusals={refusals.filter((refusal) => refusal.device_code === looked?.code)}
        onClose={() => setLooked(undefined)}
      />
      <CommandDialog command={command} onClose={() => setCommand(undefined)} />
    </section>
  )
}
