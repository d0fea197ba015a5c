import type { Text } from '../locale.ts'
import type { Permission, Role } from '../permissions.ts'
import type { UserStatus, userTypes } from './user.ts'

export const roleLabels: Record<Role, Text> = {
  root: { sl: 'Glavni skrbnik', en: 'Root' },
  admin: { sl: 'Skrbnik', en: 'Administrator' },
  operator: { sl: 'Operater', en: 'Operator' },
  warden: { sl: 'Redar', en: 'Warden' },
  host: { sl: 'Gostitelj', en: 'Host' },
  regular: { sl: 'Uporabnik', en: 'User' },
}

export const userTypeLabels: Record<(typeof userTypes)[number], Text> = {
  person: { sl: 'Fizična oseba', en: 'Person' },
  company: { sl: 'Pravna oseba ali s. p.', en: 'Company or sole trader' },
}

export const userStatusLabels: Record<UserStatus, Text> = {
  active: { sl: 'Omogočen', en: 'Enabled' },
  invited: { sl: 'Povabljen', en: 'Invited' },
  inactive: { sl: 'Onemogočen', en: 'Disabled' },
  deleted: { sl: 'Izbrisan', en: 'Deleted' },
}

/** What each permission allows. */
export const permissionLabels: Record<Permission, Text> = {
  'applications:read': { sl: 'Pregled vlog', en: 'See applications' },
  'applications:write': { sl: 'Vnos in urejanje vlog', en: 'Enter and edit applications' },
  'applications:conduct': { sl: 'Vodenje postopkov', en: 'Conduct procedures' },
  'applications:assign': { sl: 'Dodeljevanje vlog sodelavcem', en: 'Assign applications to colleagues' },
  'applications:decide': { sl: 'Odločanje in izdajanje aktov', en: 'Decide and issue acts' },
  'permits:read': { sl: 'Pregled dovolilnic', en: 'See permits' },
  'permits:write': { sl: 'Urejanje dovolilnic', en: 'Edit permits' },
  'permits:issue': { sl: 'Izdaja dovolilnic', en: 'Issue permits' },
  'documents:read': { sl: 'Pregled dokumentov', en: 'See documents' },
  'documents:delete': { sl: 'Brisanje dokumentov', en: 'Delete documents' },
  'users:read': { sl: 'Pregled uporabnikov', en: 'See users' },
  'users:write': { sl: 'Urejanje uporabnikov', en: 'Edit users' },
  'users:roles': { sl: 'Dodeljevanje sistemskih vlog in pravic', en: 'Give roles and permissions' },
  'parking:read': { sl: 'Pregled parkirišč in vrst dovolilnic', en: 'See lots and kinds of permit' },
  'parking:write': { sl: 'Urejanje parkirišč in vrst dovolilnic', en: 'Edit lots and kinds of permit' },
  'parameters:write': { sl: 'Nastavitve občine', en: 'Municipality settings' },
  'payments:read': { sl: 'Pregled plačil', en: 'See payments' },
  'payments:write': { sl: 'Urejanje plačil', en: 'Edit payments' },
  'invoices:read': { sl: 'Pregled računov', en: 'See invoices' },
  'invoices:write': { sl: 'Izdaja računov', en: 'Issue invoices' },
  'accounting:read': { sl: 'Prihodki in dnevnik knjiženja', en: 'See income and the journal' },
  'access-log:read': { sl: 'Pregled prehodov', en: 'See passages' },
  'access-log:write': { sl: 'Označevanje prehodov', en: 'Tag passages' },
  'holders:read': { sl: 'Pregled imetnikov', en: 'See holders' },
  'bollards:read': { sl: 'Pregled stebričkov', en: 'See bollards' },
  'bollards:control': { sl: 'Upravljanje stebričkov', en: 'Command bollards' },
  'bollards:administer': { sl: 'Skrbništvo stebričkov', en: 'Administer bollards' },
  'passes:issue': { sl: 'Prepustnice', en: 'Passes' },
  'hosts:manage': { sl: 'Gostitelji', en: 'Hosts' },
  'occasions:manage': { sl: 'Prireditve', en: 'Events of the town' },
  'visits:check': { sl: 'Pregled obiskov s karto in opravičil', en: 'Check of visits with a card and justifications' },
  'guests:admit': { sl: 'Prepustnice za lastne goste', en: 'Passes for own guests' },
  'plates:check': { sl: 'Preverjanje tablic in zavrnitev', en: 'Check plates and refusals' },
  'parking:check': { sl: 'Preverjanje parkiranja', en: 'Check parking' },
  'events:read': { sl: 'Pregled dogodkov', en: 'See the audit trail' },
  'notifications:send': { sl: 'Pošiljanje obvestil', en: 'Send notifications' },
  'privacy:read': { sl: 'Pregled varstva podatkov', en: 'See data protection' },
  'privacy:write': { sl: 'Vodenje varstva podatkov', en: 'Conduct data protection' },
  'machines:read': { sl: 'Parkomati', en: 'Coin machines' },
  'machines:maintain': { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
  'machines:empty': { sl: 'Praznjenje parkomatov', en: 'Emptying of coin machines' },
  'machines:administer': { sl: 'Urejanje parkomatov in mejnih vrednosti', en: 'Settings of coin machines and thresholds' },
  'exports:read': { sl: 'Izvozi podatkov', en: 'Data exports' },
  'mails:manage': { sl: 'Odhodna pošta z vsebino', en: 'Outbox with contents' },
  'jobs:manage': { sl: 'Opravila v ozadju', en: 'Background work' },
  'operator:resources': { sl: 'Podatki za operaterje', en: 'Operators’ resources' },
  'admin:resources': { sl: 'Podatki za skrbnike in iskanje', en: 'Administrators’ resources and search' },
}
