import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { useTranslate } from '../../../platform/translate/use-translate.ts'
import { texts } from './keep-texts.ts'
import styles from './keep.module.css'

const Line = ({ name, value }: { name: string; value: string }) => (
  <div className={styles.line}>
    <code>{value}</code>
    <CopyButton name={name} value={value} />
  </div>
)

/** What makes a gate known to its broker, and what starts it: with the embedded broker all is ready, with one of the town's own its account is made by hand. */
export const GateSetup = ({ code, embeddedBroker }: { code: string; embeddedBroker: string | null }) => {
  const t = useTranslate()
  return (
    <section className={styles.install}>
      <h3>{t(texts.install)}</h3>
      {embeddedBroker === null ? (
        <>
          <p>{t(texts.own, { code })}</p>
          <Line name={t(texts.accountCommand)} value={`mosquitto_passwd gates.passwords ${code} && systemctl reload mosquitto`} />
          <p>{t(texts.ownDevice, { file: 'keys/whitelist.pub' })}</p>
          <Line
            name={t(texts.command)}
            value={`MQTT_URL=mqtts://${code}:…@…:8883 npm run gate -- --device ${code} --key whitelist.pub --data /var/lib/gate`}
          />
        </>
      ) : (
        <>
          <p>{t(texts.embedded, { code, file: `gates/${code}/password` })}</p>
          <Line name={t(texts.command)} value={`npm run gate -- --device ${code} --broker ${embeddedBroker}`} />
          <p>{t(texts.embeddedOnly)}</p>
        </>
      )}
      <p>{t(texts.driver)}</p>
    </section>
  )
}
