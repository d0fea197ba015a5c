import { requestAccount } from '@dovolilnice/contract/session/sign-up'
import { defineTexts, t, useAction, useMaybeUser } from '../../../platform/kit.ts'
import { Button, Notice, Sheet } from '../../../ui/kit.ts'
import type { ApplicantAccess } from './applicant-access.ts'

const texts = defineTexts({
  title: { sl: 'Uporabniški račun iz te vloge', en: 'An account from this application' },
  about: {
    sl: 'Z uporabniškim računom imate dovolilnice s kodo QR vedno pri roki. Sami jih lahko podaljšate in blokirate izgubljeno kartico. Povezavo bomo poslali na e-poštni naslov iz vloge; račun bo odprt šele, ko jo boste odprli.',
    en: 'With an account you have your permits and their QR codes at hand, renew them, and block a lost card yourself. We send a link to the e-mail address of the application; the account is made only when you open it.',
  },
  ask: { sl: 'Pošlji povezavo za račun', en: 'Send the link for the account' },
  sent: { sl: 'Preverite e-pošto', en: 'Check your e-mail' },
  sentText: {
    sl: 'Na e-poštni naslov iz vloge smo poslali povezavo. Velja 24 ur.',
    en: 'We have sent a link to the e-mail address of the application. It works for 24 hours.',
  },
})

/** Offers whoever holds the link of an application an account; nothing for a person who is signed in. */
export const MakeAccount = ({ access }: { access: ApplicantAccess }) => {
  const user = useMaybeUser()
  const ask = useAction(requestAccount)
  if (!('link' in access) || user !== undefined) return null
  return (
    <Sheet title={t(texts.title)}>
      {ask.isSuccess ? (
        <Notice tone="good" role="status" title={t(texts.sent)}>
          {t(texts.sentText)}
        </Notice>
      ) : (
        <>
          <p>{t(texts.about)}</p>
          <div>
            <Button label={t(texts.ask)} look="plain" busy={ask.isPending} onClick={() => ask.mutate({ body: access.link })} />
          </div>
        </>
      )}
    </Sheet>
  )
}
