import { screens } from '@dovolilnice/contract/screens'
import type { ReactNode } from 'react'
import { useParameters } from '../../platform/resources/resources.ts'
import { useTranslate } from '../../platform/translate/use-translate.ts'
import { Notice } from '../states/notice.tsx'
import styles from './gdpr-notice.module.css'
import { gdprTexts as texts } from './texts.ts'

const Point = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.point}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

/** The notice at a form, short because it comes before the first letter is typed; the page of the terms has every point. */
export const GdprNotice = () => {
  const t = useTranslate()
  const privacy = useParameters()?.privacy
  return (
    <>
      <p className={styles.intro}>{t(texts.intro)}</p>
      {privacy === undefined && <Notice tone="warning">{t(texts.incomplete)}</Notice>}
      <dl className={styles.points}>
        {privacy !== undefined && (
          <>
            <Point title={t(texts.controller)}>{privacy.controller}</Point>
            {privacy.officer !== '' && (
              <Point title={t(texts.officer)}>
                {privacy.officer}
                {privacy.officer_email !== '' && (
                  <>
                    , <a href={`mailto:${privacy.officer_email}`}>{privacy.officer_email}</a>
                  </>
                )}
              </Point>
            )}
          </>
        )}
        <Point title={t(texts.data)}>
          <ul>
            <li>{t(texts.dataIssue)}</li>
            <li>{t(texts.dataPassage)}</li>
          </ul>
        </Point>
        <Point title={t(texts.purpose)}>{t(texts.purposeText)}</Point>
        <Point title={t(texts.basis)}>{t(privacy?.legal_basis ?? texts.basisFallback)}</Point>
        {privacy !== undefined && privacy.processor !== '' && <Point title={t(texts.processor)}>{privacy.processor}</Point>}
        <Point title={t(texts.transfer)}>{t(texts.transferText)}</Point>
        <Point title={t(texts.retention)}>{t(texts.retentionText)}</Point>
        <Point title={t(texts.rights)}>{t(texts.rightsText)}</Point>
        <Point title={t(texts.refusal)}>{t(texts.refusalText)}</Point>
      </dl>
      <p>
        <a href={screens.terms} target="_blank" rel="noreferrer">
          {t(texts.whole)}
        </a>
      </p>
    </>
  )
}
