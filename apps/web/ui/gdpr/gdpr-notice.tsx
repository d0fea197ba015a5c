import { screens } from '@dovolilnice/contract/screens'
import type { PublicParameters } from '@dovolilnice/contract/resources/operations'
import type { ReactNode } from 'react'
import { t, useParameters } from '../../platform/kit.ts'
import { Notice } from '../states/notice.tsx'
import styles from './gdpr-notice.module.css'
import { gdprTexts as texts } from './texts.ts'

const Point = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.point}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)

/** The notice at a form: the parts of the whole one that come before the first letter is typed, in the same words; the page of the terms has every part. */
export const GdprNotice = () => {
  const parameters = useParameters()
  return (
    <>
      <p className={styles.intro}>{t(texts.intro)}</p>
      {parameters === undefined ? <Notice tone="warning">{t(texts.incomplete)}</Notice> : <Points parameters={parameters} />}
      <p>
        <a href={screens.terms} target="_blank" rel="noreferrer">
          {t(texts.whole)}
        </a>
      </p>
    </>
  )
}

const Points = ({ parameters: { privacy, notice } }: { parameters: PublicParameters }) => {
  const part = (key: string): ReactNode => <span className="written">{t(notice[key] ?? { sl: '', en: '' })}</span>
  return (
    <dl className={styles.points}>
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
      <Point title={t(texts.data)}>{part('privacy_data')}</Point>
      <Point title={t(texts.purpose)}>{part('privacy_purposes')}</Point>
      <Point title={t(texts.basis)}>
        <p>{t(privacy.legal_basis)}</p>
        {part('privacy_grounds')}
      </Point>
      {privacy.processor !== '' && <Point title={t(texts.processor)}>{privacy.processor}</Point>}
      <Point title={t(texts.transfer)}>{part('privacy_transfer')}</Point>
      <Point title={t(texts.retention)}>{part('privacy_retention')}</Point>
      <Point title={t(texts.rights)}>{part('privacy_rights')}</Point>
      <Point title={t(texts.refusal)}>{part('privacy_refusal')}</Point>
    </dl>
  )
}
