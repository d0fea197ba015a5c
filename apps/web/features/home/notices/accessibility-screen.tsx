import { t, useParameters, useTitleOf } from '../../../platform/kit.ts'
import styles from '../home.module.css'
import { townName } from '@dovolilnice/contract/names/town-name'
import { formatPhone } from '@dovolilnice/contract/primitives/phone'
import { Line } from './imprint-screen.tsx'
import { NoticeParts } from './notice-parts.tsx'
import { texts } from './texts.ts'

/** The address of the site; as the pages are built, what the server fills in. */
const site = typeof location === 'undefined' ? '{{site}}' : location.host

/** The statement that the law on accessibility of websites (ZDSMA) demands. */
export const AccessibilityScreen = () => {
  const titleOf = useTitleOf()
  const town = useParameters()?.municipality
  return (
    <article className={styles.article}>
      <h1>{titleOf('/izjava-o-dostopnosti')}</h1>
      <p className={styles.articleLead}>{t(texts.accessibilityLead)}</p>
      <section className={styles.part}>
        <NoticeParts keys={['accessibility_scope']} />
        <Line title={t(texts.site)} value={site} />
        <NoticeParts keys={['accessibility_level', 'accessibility_content', 'accessibility_prepared', 'accessibility_feedback']} />
        {town !== undefined && (
          <>
            <Line title={t(texts.contact)} value={t(townName(town))} />
            <Line title={t(texts.email)} value={town.email} />
            <Line title={t(texts.phone)} value={formatPhone(town.phone)} />
          </>
        )}
        <NoticeParts keys={['accessibility_supervision']} />
      </section>
    </article>
  )
}
