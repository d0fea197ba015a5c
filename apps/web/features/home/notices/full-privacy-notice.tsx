import { noticePaperPath, type NoticePaperName } from '@dovolilnice/contract/notices/notice-papers'
import { privacyParts } from '@dovolilnice/contract/notices/notice-texts'
import type { PublicParameters } from '@dovolilnice/contract/resources/operations'
import type { ReactNode } from 'react'
import { t, useParameters } from '../../../platform/kit.ts'
import { gdprTexts } from '../../../ui/gdpr/texts.ts'
import { Notice } from '../../../ui/kit.ts'
import { PrivacyPart } from './notice-parts.tsx'
import styles from './notices.module.css'
import { texts } from './texts.ts'

/** What the municipality has entered; a list of its own, so that the server can leave it out of the prerendered page where it is empty. */
const Entered = ({ title, value, children }: { title: string; value: string; children?: ReactNode }) =>
  value !== '' && (
    <dl className={styles.entered}>
      <dt>{title}</dt>
      <dd>
        {value}
        {children}
      </dd>
    </dl>
  )

/** The notices to print; plain links, for the page is read without scripts too. */
const Papers = () => {
  const pathOf = (paper: NoticePaperName): string => `/api/${noticePaperPath.replace('{paper}', paper)}`
  return (
    <ul className={styles.papers}>
      <li>
        <a href={pathOf('privacy')}>{t(texts.privacyPaper)}</a>
      </li>
      <li>
        <a href={pathOf('gate-sign')}>{t(texts.gateSign)}</a>
      </li>
    </ul>
  )
}

const Points = ({ parameters: { privacy, notice } }: { parameters: PublicParameters }) => (
  <>
    <Entered title={t(gdprTexts.controller)} value={privacy.controller} />
    <Entered title={t(gdprTexts.officer)} value={privacy.officer}>
      {privacy.officer_email !== '' && (
        <>
          <br />
          <a href={`mailto:${privacy.officer_email}`}>{privacy.officer_email}</a>
        </>
      )}
      {privacy.officer_contact !== '' && (
        <>
          <br />
          {privacy.officer_contact}
        </>
      )}
    </Entered>
    <Entered title={t(gdprTexts.processor)} value={privacy.processor} />
    <Entered title={t(gdprTexts.basis)} value={t(privacy.legal_basis)} />
    {privacyParts.map((key) => (
      <PrivacyPart key={key} of={key} notice={notice} />
    ))}
  </>
)

/** The notice with every point of Articles 13 and 14 of the Regulation; the dialog at a form says the most important ones. */
export const FullPrivacyNotice = () => {
  const parameters = useParameters()
  return (
    <>
      <p>{t(texts.privacyIntro)}</p>
      {parameters === undefined ? <Notice tone="warning">{t(gdprTexts.incomplete)}</Notice> : <Points parameters={parameters} />}
      <Papers />
    </>
  )
}
