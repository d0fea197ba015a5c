import type { Locale, Text } from '../locale.ts'

const said = (sl: string, en: string): Text => ({ sl, en })

/** What each action of the audit trail is called where people read it. A test holds that no operation's action is missing. */
export const actionSentences: Readonly<Record<string, Text>> = {
  'access_log:list': said('Pregledan dnevnik prehodov', 'Access log viewed'),
  'access_log:read': said('Pregledan zapis v dnevniku prehodov', 'Access log entry viewed'),
  'access_log:tag': said('Zapis v dnevniku prehodov označen', 'Access log entry tagged'),
  'account:change_email': said('E-poštni naslov spremenjen', 'E-mail address changed'),
  'account:change_password': said('Geslo spremenjeno', 'Password changed'),
  'account:download_data': said('Lastni podatki preneseni', 'Own data downloaded'),
  'account:end_sessions': said('Prijave na drugih napravah končane', 'Sessions on other devices ended'),
  'account:request_email': said('Zahtevana sprememba e-poštnega naslova', 'Change of e-mail address requested'),
  'account:update': said('Lastni podatki spremenjeni', 'Own data changed'),
  'application:approve': said('Vloga odobrena', 'Application approved'),
  'application:complete': said('Dovolilnica izdana, vloga zaključena', 'Permit issued, application completed'),
  'application:create': said('Vloga vnesena', 'Application entered'),
  'application:delete': said('Vloga izbrisana', 'Application deleted'),
  'application:lapse': said('Vloga zapadla', 'Application lapsed'),
  'application:list': said('Pregledan seznam vlog', 'List of applications viewed'),
  'application:print': said('Vloga izpisana', 'Application printed'),
  'application:read': said('Pregledana vloga', 'Application viewed'),
  'application:reject': said('Vloga zavrnjena', 'Application rejected'),
  'application:request_supplement': said('Zahtevana dopolnitev vloge', 'Supplement requested'),
  'application:submit': said('Vloga oddana', 'Application sent'),
  'application:supplement': said('Vloga dopolnjena', 'Application supplemented'),
  'application:take_into_review': said('Vloga vzeta v obravnavo', 'Application taken into review'),
  'application:update': said('Vloga spremenjena', 'Application changed'),
  'application:warn': said('Poslano opozorilo pred zapadlostjo vloge', 'Warning sent before the application lapses'),
  'application:withdraw': said('Vloga umaknjena', 'Application withdrawn'),
  'document:delete': said('Dokazilo izbrisano', 'Document deleted'),
  'document:list': said('Pregledan seznam dokazil', 'List of documents viewed'),
  'document:read': said('Pregledano dokazilo', 'Document viewed'),
  'event:list': said('Pregledan seznam dogodkov', 'Event list viewed'),
  'parameters:update': said('Nastavitve občine spremenjene', 'Municipality settings changed'),
  'permit_holder:list': said('Pregledan seznam imetnikov', 'List of holders viewed'),
  'permit_holder:read': said('Pregledani podatki imetnika', 'Holder viewed'),
  'privacy:anonymise': said('Podatki po izteku roka hrambe anonimizirani', 'Data anonymised after the retention period'),
  'search:find': said('Iskanje po zapisih', 'Records searched'),
  'session:log_in': said('Prijava', 'Signed in'),
  'user:activate': said('Račun znova omogočen', 'Account activated'),
  'user:create': said('Uporabnik ustvarjen', 'User created'),
  'user:deactivate': said('Račun onemogočen', 'Account deactivated'),
  'user:delete': said('Uporabnik izbrisan', 'User deleted'),
  'user:list': said('Pregledan seznam uporabnikov', 'List of users viewed'),
  'user:read': said('Pregledan uporabnik', 'User viewed'),
  'user:reset_password': said('Poslana povezava za novo geslo', 'Password link sent'),
  'user:set_password': said('Geslo nastavljeno prek povezave', 'Password set by a link'),
  'user:update': said('Uporabnik spremenjen', 'User changed'),
}

/** An action in words; one without a sentence (from a later version, say) is shown as it is stored. */
export const actionSentence = (action: string, locale: Locale): string => actionSentences[action]?.[locale] ?? action
