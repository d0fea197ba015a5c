import { townName } from '@dovolilnice/contract/names/town-name'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { t, useParameters, useTitleOf } from '../../../platform/kit.ts'
import styles from '../home.module.css'
import { NoticeParts } from './notice-parts.tsx'
import notices from './notices.module.css'
import { texts } from './texts.ts'

/** A line of what the municipality has entered; the server leaves it out of the prerendered page where it is empty. */
export const Line = ({ title, value }: { title: string; value: string }) =>
  value !== '' && (
    <dl className={notices.entered}>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </dl>
  )

export const ImprintScreen = () => {
  const titleOf = useTitleOf()
  const parameters = useParameters()
  const town = parameters?.municipality
  return (
    <article className={styles.article}>
      <h1>{titleOf('/kolofon')}</h1>
      <p className={styles.articleLead}>{t(texts.imprintLead)}</p>
      <section className={styles.part}>
        {parameters !== undefined && town !== undefined && (
          <>
            <Line title={t(texts.publisher)} value={t(townName(town))} />
            {town.street !== '' && <Line title={t(texts.address)} value={`${town.street}, ${town.post_code} ${town.city}`} />}
            <Line title={t(texts.representative)} value={town.representative} />
            <Line title={t(texts.registrationNumber)} value={town.registration_number} />
            <Line title={t(texts.taxNumber)} value={town.tax_number} />
            <Line title={t(texts.email)} value={town.email} />
            <Line title={t(texts.phone)} value={formatPhone(town.phone)} />
            <Line title={t(texts.processor)} value={parameters.privacy.processor} />
          </>
        )}
        <NoticeParts keys={['imprint_responsible']} />
        <p>
          <a className={styles.more} href="/api/open-data/index.html">
            {t(texts.openData)}
          </a>
        </p>
      </section>
    </article>
  )
}
