import { defineEventWords, field } from '../define-event-words.ts'
import { roleLabels, userTypeLabels } from './user-labels.ts'

/** The words of the audit trail about users and their own account. */
export const userEventWords = defineEventWords({
  permissions: {
    'users:read': { sl: 'Pregled uporabnikov', en: 'See users' },
    'users:write': { sl: 'Urejanje uporabnikov', en: 'Edit users' },
    'users:roles': { sl: 'Dodeljevanje sistemskih vlog in pravic', en: 'Give roles and permissions' },
  },
  subjects: { user: { sl: 'Uporabnik', en: 'User' } },
  actions: {
    'account:change_email': { sl: 'E-poštni naslov spremenjen', en: 'E-mail address changed' },
    'account:change_password': { sl: 'Geslo spremenjeno', en: 'Password changed' },
    'account:choose_language': { sl: 'Jezik izbran', en: 'Language chosen' },
    'account:end_sessions': { sl: 'Prijave na drugih napravah končane', en: 'Sessions on other devices ended' },
    'account:request_email': { sl: 'Zahtevana sprememba e-poštnega naslova', en: 'Change of e-mail address requested' },
    'account:show_identity': { sl: 'Istovetnost pokazana iz denarnice', en: 'Identity shown from a wallet' },
    'account:update': { sl: 'Lastni podatki spremenjeni', en: 'Own data changed' },
    'user:activate': { sl: 'Račun znova omogočen', en: 'Account enabled' },
    'user:create': { sl: 'Uporabnik ustvarjen', en: 'User created' },
    'user:deactivate': { sl: 'Račun onemogočen', en: 'Account disabled' },
    'user:delete': { sl: 'Uporabnik izbrisan', en: 'User deleted' },
    'user:export': { sl: 'Izvožen seznam uporabnikov', en: 'List of users exported' },
    'user:list': { sl: 'Pregledan seznam uporabnikov', en: 'List of users viewed' },
    'user:read': { sl: 'Vpogled v podatke uporabnika', en: 'User viewed' },
    'user:remove_factors': { sl: 'Ključi in aplikacije za drugi korak prijave odstranjeni', en: 'Two-step sign-in taken off' },
    'user:reset_password': { sl: 'Poslana povezava za novo geslo', en: 'Password link sent' },
    'user:update': { sl: 'Podatki uporabnika spremenjeni', en: 'User changed' },
  },
  fields: {
    authorisation: field('pooblastilo', 'authorisation'),
    authorised_on: field('pooblastilo z dne', 'authorised on', { kind: 'start' }),
    authorised_for: field('obseg pooblastila', 'scope of the authorisation'),
    authorised_until: field('pooblastilo do', 'authorised to', { kind: 'start' }),
    title: field('naziv', 'title'),
    account: field('uporabniški račun', 'account'),
    applicant_type: field('vrsta vlagatelja', 'type of applicant', { choices: userTypeLabels }),
    deleted: field('tudi izbrisana', 'deleted ones too'),
    ended: field('končane prijave', 'sessions ended'),
    granted: field('dodane pravice', 'granted permissions'),
    removed: field('odstranjeno', 'removed'),
    revoked: field('odvzete pravice', 'revoked permissions'),
    role: field('vloga', 'role', { choices: roleLabels }),
  },
  fieldsOf: {
    user: {
      active: field('račun omogočen', 'account enabled'),
      type: field('vrsta', 'type', { choices: userTypeLabels }),
    },
  },
})
