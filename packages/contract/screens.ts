/**
 * Every screen by name, with its path; `$id` is one segment. The web shows them, the server answers other paths with 404, and
 * mails link to them.
 */
export const screens = {
  home: '/',
  instructions: '/navodila-za-uporabo',
  terms: '/pogoji-uporabe',
  accessibility: '/izjava-o-dostopnosti',
  imprint: '/kolofon',
  publicApplication: '/obrazci/parkirna-dovolilnica',
  applicationStatus: '/obrazci/parkirna-dovolilnica/stanje',
  verifyPermit: '/preverjanje',
  /** Where a party answers what was found out. */
  hearing: '/seznanitev',
  /** Where the payment provider sends the browser back. */
  onlinePayment: '/placilo/$id',
  login: '/prijava',
  /** Where the identity provider sends the browser back; it is registered there. */
  providerSignIn: '/prijava/racun-obcine',
  logout: '/odjava',
  requestPassword: '/ponastavitev-gesla',
  setPassword: '/ponastavitev-gesla/$token',
  forbidden: '/403',
  notFound: '/404',
  serverError: '/500',
  dashboard: '/nadzorna-plosca',
  statistics: '/statistika',
  ownApplication: '/nadzorna-plosca/vloge/parkirna-dovolilnica',
  replacePermit: '/nadzorna-plosca/vloge/parkirna-dovolilnica/$id/zamenjava',
  settings: '/nastavitve',
  ownData: '/nastavitve/moji-podatki',
  settingsRoom: '/nastavitve/$room',
  parking: '/parkiranje',
  applications: '/vloge',
  newApplication: '/vloge/parkirna-dovolilnica',
  application: '/vloge/$id',
  permits: '/dovolilnice/',
  newPermit: '/dovolilnice/parkirna-dovolilnica',
  permit: '/dovolilnice/$id',
  payments: '/placila',
  users: '/uporabniki',
  user: '/uporabniki/$id',
  userApplication: '/uporabniki/$id/vloge/parkirna-dovolilnica',
  userPermit: '/uporabniki/$id/dovolilnice/parkirna-dovolilnica',
  invoices: '/racuni',
  premises: '/racuni/prostori',
  counter: '/blagajna',
  accounting: '/prihodki',
  acts: '/akti',
  actTexts: '/akti/besedila',
  appeals: '/pritozbe',
  appeal: '/pritozbe/$id',
  events: '/dogodki',
  mails: '/neposlana-sporocila',
  outbox: '/odhodna-posta',
  refunds: '/vracila',
  /** Where a warden asks by a plate whether it may park. */
  warden: '/redarstvo',
  bollardControl: '/potopni-stebricki/upravljanje',
  gatePassages: '/potopni-stebricki/prehodi',
  passes: '/potopni-stebricki/prepustnice',
  /** What wardens have written of vehicles in the street. */
  notes: '/potopni-stebricki/zapiski',
  /** What was told to the programs of others. */
  webhooks: '/webhooks',
  misuse: '/potopni-stebricki/sumi-zlorab',
  /** Who may let guests in, and what they have used. */
  hosts: '/potopni-stebricki/gostitelji',
  /** Who came by a card or justified a passage, for a clerk to check. */
  visits: '/potopni-stebricki/obiski',
  /** The door of who needs the town today. */
  visit: '/obisk',
  /** Where a guest of a host sees the own code; the secret stands behind the `#`, which no browser sends. */
  guest: '/gost',
  /** Events of the town, for a clerk; and what neighbours read of them, with an organiser's own page. */
  occasions: '/potopni-stebricki/prireditve',
  occasion: '/prireditve',
  /** A host's own guests. */
  guests: '/gostje',
  bollardAlerts: '/potopni-stebricki/opozorila',
  bollardHistory: '/potopni-stebricki/arhiv',
  exports: '/izvoz-podatkov',
  jobs: '/opravila',
  dataProtection: '/varstvo-podatkov',
  subjectRequests: '/zahteve-posameznikov',
  subjectRequest: '/zahteve-posameznikov/$id',
} as const

export type ScreenName = keyof typeof screens
export type ScreenPath = (typeof screens)[ScreenName]
export const screenPaths: readonly ScreenPath[] = Object.values(screens)

/** The query parameters of a link to a screen. Mails and papers in use contain these names: add new ones, never rename one. */
export interface ScreenQueries {
  /** Number of the permit that is renewed, and the mailed key that allows it; or the id of the kind that is chosen already. */
  publicApplication: { podaljsanje?: string; key?: string; vrsta?: string }
  applicationStatus: { number?: string; token?: string }
  hearing: { number?: string; token?: string }
  verifyPermit: { number?: string; code?: string }
  /** Which way in is open, or the secret of the own visit. */
  visit: { pot?: string; token?: string }
  /** The language that the host has chosen for the guest. */
  guest: { lang?: string }
  /** Id of the event that is shown. */
  occasions: { prireditev?: string }
  /** The secret of the organiser. */
  occasion: { token?: string }
  /** The last day of terms of the authority that the list shows. */
  applications: { term_until?: string }
  /** Id of the permit that is renewed, or of the kind that is chosen already. */
  ownApplication: { podaljsanje?: string; vrsta?: string }
  /** Why it is replaced. */
  replacePermit: { razlog?: string }
  /** Mailed token that confirms a new e-mail address. */
  settings: { potrditev?: string }
  /** Id of the payment, or of the application, whose refund is proposed. */
  refunds: { placilo?: string; vloga?: string }
  /** The part of the screen that is shown. */
  parking: { tab?: string }
  /** Id of the permit whose dialog is open. */
  permits: { dovolilnica?: string }
  /** Id of the act whose dialog is open. */
  acts: { akt?: string }
  /** Id of the closing whose dialog is open. */
  counter: { zakljucek?: string }
  /** Id of the invoice whose dialog is open. */
  invoices: { racun?: string }
}

type QueryOf<Name extends ScreenName> = Name extends keyof ScreenQueries ? ScreenQueries[Name] : Record<string, never>

/** The path's parameters: `/vloge/$id` has `{ id: string }`. */
type ParamsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> & ParamsOf<Rest>
  : Path extends `$${infer Name}`
    ? Record<Name, string>
    : object

/** The path of a screen with its parameters and its query filled in, for links in mails: `screenPath('application', { id })`. */
export const screenPath = <const Name extends ScreenName>(
  name: Name,
  ...[params, query]: (typeof screens)[Name] extends `${string}$${string}`
    ? [params: ParamsOf<(typeof screens)[Name]>, query?: QueryOf<Name>]
    : [params?: Record<string, never>, query?: QueryOf<Name>]
): string => {
  const values: Record<string, string> = { ...params }
  const path = screens[name].replace(/\$(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''))
  const text = new URLSearchParams({ ...query }).toString()
  return text === '' ? path : `${path}?${text}`
}

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1')
const patterns = screenPaths.map((path) => new RegExp(`^${withoutSlash(path).replace(/\$\w+/g, '[^/]+')}$`))

/** Whether a path, without its query, is a screen. `/403`, `/404` and `/500` are, and answer with their own status. */
export const isScreen = (path: string): boolean => patterns.some((pattern) => pattern.test(withoutSlash(path)))
