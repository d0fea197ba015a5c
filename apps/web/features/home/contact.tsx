import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { t, useParameters } from '../../platform/kit.ts'
import { phoneLink, unbroken } from '../../ui/kit.ts'
import styles from './home.module.css'
import { texts } from './texts.ts'
import { useTownText } from './town-text.ts'

export const Contact = () => {
  const municipality = useParameters()?.municipality
  const hours = useTownText('office_hours')
  return (
    <section className={styles.section} aria-labelledby="help">
      <div className={styles.contact}>
        <h2 id="help">{t(texts.help)}</h2>
        <p>{t(texts.helpHow)}</p>
        {hours !== undefined && <p>{unbroken(hours)}</p>}
        {municipality !== undefined && (
          <p className={styles.contactWays}>
            {municipality.phone !== '' && <a href={phoneLink(municipality.phone)}>{formatPhone(municipality.phone)}</a>}
            {municipality.email !== '' && <a href={`mailto:${municipality.email}`}>{municipality.email}</a>}
          </p>
        )}
      </div>
    </section>
  )
}
