import { townName } from '@dovolilnice/contract/names/town-name'
import type { ReactNode } from 'react'
import { t, useParameters } from '../../platform/kit.ts'
import { gdprTexts } from '../../ui/gdpr/texts.ts'
import styles from './home.module.css'
import { Cookies } from './notices/cookies.tsx'
import { FullPrivacyNotice } from './notices/full-privacy-notice.tsx'
import { NoticeParts } from './notices/notice-parts.tsx'
import { texts } from './texts.ts'
import { useTownText } from './town-text.ts'

const Rule = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3>{title}</h3>
    <p>{children}</p>
  </>
)

/** Terms and privacy: on their page, and in the dialog beside a form. */
export const TermsText = () => {
  const municipality = useParameters()?.municipality
  const note = useTownText('terms_note')
  const town = municipality === undefined ? t(texts.theTown) : t({ ...townName(municipality), sl: municipality.genitive })
  return (
    <>
      <section className={styles.part}>
        <h2>{t(texts.termsTitle)}</h2>
        <Rule title={t(texts.service)}>{t(texts.serviceText, { town })}</Rule>
        <Rule title={t(texts.truth)}>{t(texts.truthText)}</Rule>
        <Rule title={t(texts.use)}>{t(texts.useText)}</Rule>
        <Rule title={t(texts.accountRules)}>{t(texts.accountText)}</Rule>
        <Rule title={t(texts.availability)}>{t(texts.availabilityText)}</Rule>
        <NoticeParts keys={['terms_law', 'terms_version']} />
        {note !== undefined && <p>{note}</p>}
      </section>
      <section className={styles.part} id="zasebnost">
        <h2>{t(texts.privacyTitle)}</h2>
        <h3>{t(gdprTexts.title)}</h3>
        <FullPrivacyNotice />
        <Cookies />
      </section>
    </>
  )
}
