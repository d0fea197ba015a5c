import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { mailFooter } from '../../platform/mail/mail-footer.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { renderMail } from '../../platform/mail/render-mail.ts'
import type { UserRecord } from './user-queries.ts'

const texts = {
  link: {
    sl: {
      subject: 'Potrdite nov e-poštni naslov',
      body: 'Za svoj račun v spletni storitvi Dovolilnice ste zahtevali ta e-poštni naslov. Povezava velja 24 ur in deluje enkrat. Če sprememb niste zahtevali vi, sporočila ni treba upoštevati.',
      action: 'Potrdi naslov',
    },
    en: {
      subject: 'Confirm your new e-mail address',
      body: 'You asked to use this e-mail address for your account in Dovolilnice. The link works once, for 24 hours. If you did not ask for it, ignore this message.',
      action: 'Confirm the address',
    },
  },
  changed: {
    sl: {
      subject: 'Vaš e-poštni naslov je spremenjen',
      body: 'Račun v spletni storitvi Dovolilnice odslej uporablja drug e-poštni naslov. Če tega niste storili vi, nam to takoj sporočite.',
    },
    en: {
      subject: 'Your e-mail address has been changed',
      body: 'Your account in Dovolilnice now uses another e-mail address. If this was not you, tell us at once.',
    },
  },
} as const

const footerFrom = async (trx: Trx, { capabilities }: Services): Promise<string> =>
  mailFooter((await capabilities.readParameters(trx)).municipality)

/** Mails the new address the link that takes it into use. */
export const mailEmailLink = async (trx: Trx, services: Services, user: UserRecord, email: string, token: string): Promise<void> => {
  const { subject, body, action } = texts.link[user.locale]
  const url = `${services.config.publicUrl}/nastavitve?potrditev=${token}`
  const content = { title: subject, paragraphs: [body], action: { label: action, url }, footer: await footerFrom(trx, services) }
  const mail = { template: 'account:confirm_email', recipient: email, subject, subjectType: 'user', subjectId: user.id }
  await queueMail(trx, services, { ...mail, ...renderMail(content, user.locale) }, services.clock)
}

/** Tells the old address that it is no longer the account's, in case a thief changed it. */
export const mailEmailChanged = async (trx: Trx, services: Services, user: UserRecord): Promise<void> => {
  const { subject, body } = texts.changed[user.locale]
  const content = { title: subject, paragraphs: [body], footer: await footerFrom(trx, services) }
  const mail = { template: 'account:email_changed', recipient: user.email, subject, subjectType: 'user', subjectId: user.id }
  await queueMail(trx, services, { ...mail, ...renderMail(content, user.locale) }, services.clock)
}
