import type { Locale } from '@dovolilnice/contract/locale'
import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import { z } from 'zod/mini'
import type { Trx } from '../../../platform/database/db.ts'
import { type Counter, countOne } from '../../../platform/http/limits/limits.ts'
import type { Services } from '../../../platform/http/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { queueLetter, mailText } from '../../../platform/mail/queue-mail.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'

/** More mails than this a mailbox gets in no day, whoever asks and whatever stands after a plus sign of the address. */
const signUpMails: Counter = { name: 'sign-up-mail', limit: 3, windowSeconds: 86_400 }

const texts = {
  link: mailText(
    { sl: 'Odpri račun', en: 'Open the account' },
    {
      sl: [
        'Odprite si račun v spletni storitvi Dovolilnice',
        'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun bo odprt, ko boste na spodnji povezavi izbrali geslo. V njem bodo vaše vloge in dovolilnice s tem naslovom.',
        'Povezava velja 24 ur in deluje enkrat. Če računa ne želite, sporočila ni treba upoštevati.',
      ],
      en: [
        'Open your account in Dovolilnice',
        'On the page with the status of an application somebody asked for an account for this e-mail address. The account is made when you choose a password by the link below; your applications and permits with this address will be in it.',
        'The link works once, for 24 hours. If you want no account, ignore this message.',
      ],
    },
  ),
  entered: mailText(
    { sl: 'Odpri račun', en: 'Open the account' },
    {
      sl: [
        'Odprite si račun v spletni storitvi Dovolilnice',
        'Občina je k vaši dovolilnici vpisala ta e-poštni naslov. Račun bo odprt, ko boste na spodnji povezavi izbrali geslo. V njem bodo vaše dovolilnice s tem naslovom.',
        'Povezava velja 24 ur in deluje enkrat. Če računa ne želite, sporočila ni treba upoštevati.',
      ],
      en: [
        'Open your account in Dovolilnice',
        'The municipality has entered this e-mail address into your permit. The account is made when you choose a password by the link below; your permits with this address will be in it.',
        'The link works once, for 24 hours. If you want no account, ignore this message.',
      ],
    },
  ),
  enteredKnown: mailText(
    { sl: 'Prijava', en: 'Sign in' },
    {
      sl: [
        'Račun s tem naslovom že imate',
        'Občina je k vaši dovolilnici vpisala ta e-poštni naslov. Račun s tem naslovom že imate; če gesla nimate, ga izberete na strani za prijavo. Dovolilnica bo v računu, ko boste naslov potrdili.',
      ],
      en: [
        'You already have an account with this address',
        'The municipality has entered this e-mail address into your permit. You already have an account; if you have no password, choose one on the sign-in page. The permit will be in the account once you have confirmed the address.',
      ],
    },
  ),
  known: mailText(
    { sl: 'Prijava', en: 'Sign in' },
    {
      sl: [
        'Račun s tem naslovom že imate',
        'Na strani s stanjem vloge je nekdo zahteval račun za ta e-poštni naslov. Račun že imate, zato se ni nič spremenilo.',
      ],
      en: [
        'You already have an account with this address',
        'On the page with the status of an application somebody asked for an account for this e-mail address. You already have one, so nothing has changed.',
      ],
    },
  ),
} as const

type Waiting = { email: string; name: string; locale: Locale }

const write = async (trx: Trx, services: Services, text: keyof typeof texts, { email, name, locale }: Waiting, path: string) => {
  const facts = { locale, letter: { to: name }, url: `${services.config.publicUrl}${path}` }
  await queueLetter(trx, services, { template: 'password:sign_up', recipient: email }, wordsIn(texts[text], locale), facts)
}

/**
 * Mails the link that opens an account; an address that has one is told so. `sign_up` is the key of the row that waits; the link's own secret takes its
 * place, so that a second run finds nothing to do.
 */
export const mailSignUp = defineJob({
  name: 'mail-sign-up',
  schema: z.object({ sign_up: z.string() }),
  handle: ({ sign_up: key }, { database, services, clock }) =>
    database.transaction(async (trx) => {
      const token = newSecret()
      const waiting = await trx
        .updateTable('sign_up')
        .set({ token_hash: hashSecret(token) })
        .where('token_hash', '=', key)
        .where('used_at', 'is', null)
        .returning(['email', 'name', 'locale', 'application_id'])
        .executeTakeFirst()
      if (waiting === undefined) return
      if ((await countOne(trx, signUpMails, [mailboxOf(waiting.email)], clock.now())) > signUpMails.limit) return
      const known = await trx.selectFrom('app_user').select('id').where('email', '=', waiting.email).executeTakeFirst()
      const byOffice = waiting.application_id === null
      if (known === undefined) await write(trx, services, byOffice ? 'entered' : 'link', waiting, screenPath('setPassword', { token }))
      else await write(trx, services, byOffice ? 'enteredKnown' : 'known', waiting, screenPath('login'))
    }),
})
