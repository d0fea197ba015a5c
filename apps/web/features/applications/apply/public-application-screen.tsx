import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { t } from '../../../platform/kit.ts'
import { lazyPart } from '../../../ui/kit.ts'
import { useGdprNotice } from '../../../ui/gdpr/use-gdpr-notice.ts'
import { ApplicationForm } from '../form/application-form.tsx'
import styles from '../form/application-form.module.css'
import { texts } from '../form/form-texts.ts'
import { chosenKind } from '../form/offered.ts'
import { submitApplication } from '../form/submit-application.ts'
import type { SentApplication } from '../form/use-application-form.ts'
import { WithResources } from '../form/with-resources.tsx'

const loadSent = () => import('./application-sent.tsx').then(({ ApplicationSent }) => ApplicationSent)
const ApplicationSent = lazyPart(loadSent)
const MailedRenewal = lazy(() => import('../renew/mailed-renewal.tsx').then(({ MailedRenewal }) => ({ default: MailedRenewal })))

/** What the link of a reminder brings: the number of the permit that is renewed, and the key to it. */
const useMailedLink = (): { number: string; key: string } | undefined => {
  const { podaljsanje: number, key } = useSearch({ from: '/front/obrazci/parkirna-dovolilnica' })
  return typeof number === 'string' && (typeof key === 'string' || typeof key === 'number') ? { number, key: String(key) } : undefined
}

/** The public form: no login, a draft in this browser until it is sent; `?podaljsanje=<number>&key=<key>` fills it from the permit that is renewed, `?vrsta=<id>` chooses a kind. */
export const PublicApplicationScreen = () => {
  const [sent, setSent] = useState<SentApplication>()
  const link = useMailedLink()
  const { vrsta } = useSearch({ from: '/front/obrazci/parkirna-dovolilnica' })
  useGdprNotice()
  // What sending needs comes while the form is filled in.
  useEffect(() => {
    void import('../../../platform/calls/proof-of-work.ts').then(({ prepareProof }) => prepareProof()).catch(() => {})
    void loadSent().catch(() => {})
  }, [])
  return (
    <article className={styles.front}>
      <h1 className={styles.title}>{t(texts.title)}</h1>
      {sent === undefined ? (
        <>
          {link === undefined && <p className={styles.lead}>{t(texts.lead)}</p>}
          <Suspense fallback={null}>
            <WithResources>
              {(resources) => {
                if (link !== undefined) return <MailedRenewal link={link} resources={resources} onSent={setSent} />
                const chosen = chosenKind(resources, vrsta)
                // Each kind that a link names has a draft of its own: what somebody wrote for another permit stays as it is.
                const draft = chosen === undefined ? 'application' : `application.${chosen.kind.code}`
                const defaults = chosen?.defaults
                return (
                  <ApplicationForm
                    key={draft}
                    resources={resources}
                    operation={submitApplication}
                    {...{ defaults, draft }}
                    onSent={setSent}
                  />
                )
              }}
            </WithResources>
          </Suspense>
        </>
      ) : (
        <Suspense fallback={null}>
          <ApplicationSent sent={sent} onAnother={() => setSent(undefined)} />
        </Suspense>
      )}
    </article>
  )
}
