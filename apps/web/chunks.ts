/** Modules that are written into one file of the bundle. The first group that a module fits takes it; what fits none goes with those that the same screens use. */
interface Group {
  name: string
  test?: RegExp
  tags?: ['$initial']
  /** How many screens and parts at least must use a module. */
  minShareCount?: number
}

/**
 * zod in a chunk of its own, for the first visit comes without it; the framework apart, so that a new release of ours does not send it again.
 * A group takes nothing along that its pages do not need (`includeDependenciesRecursively`).
 */
export const firstChunks: readonly Group[] = [
  { name: 'schemas', test: /node_modules\/zod\// },
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//, tags: ['$initial'] },
  { name: 'start', test: /\/web\/(platform|ui)\/|node_modules|packages\/contract/, tags: ['$initial'] },
  // Small chunks compress badly: the rules of the public form go together, and so do the parts of its form.
  {
    name: 'rules',
    test: /contract\/(parking\/(price|own-hours|period-labels|validity)|primitives\/(lazy|local-day|time-of-day|plate|money))\.ts|web\/platform\/translate\/money\.ts/,
  },
  {
    name: 'fees',
    test: /contract\/(money\/(money-line|fees\/(fee|fee-words|administrative-fee-lines))|primitives\/counted)\.ts/,
  },
  { name: 'records', test: /contract\/primitives\/(field-schemas|holder-schemas|visible-text)\.ts/ },
  {
    name: 'checks',
    test: /applications\/form\/(application-schema|sent-values)\.|contract\/(applications\/apply\/(application-form|check-application|checked-application-form)|permits\/issue\/kept-documents)\.ts/,
  },
  { name: 'icons', test: /icons-react\/dist\/esm\/icons\/Icon(ArrowLeft|Calendar|X)\./ },
  {
    name: 'application',
    test: /applications\/form\/(application-(form|sections)\.tsx|form-|offered|use-(application|dependent)|steps\/(progress|step|steps|steps-texts|use-[a-z-]+)\.|terms\/(price-day|kind-prices)\.|submit-application|choice-cards|with-resources)/,
  },
  {
    name: 'later',
    test: /applications\/form\/(sections\/(later-texts|section-(applicant|where|vehicles|documents|send))|use-town-of-post-code|terms\/terms)\./,
  },
  { name: 'inputs', test: /(\/web\/ui\/form\/(texts|inputs\/(inputs|day-input|day-text))|contract\/keys-of)\./ },
  {
    name: 'form',
    test: /\/web\/ui\/form\/(form|kept-values|schema-resolver|use-|inputs\/(plate-field|time-field))|react-hook-form/,
  },
]

const anyOf = (...paths: string[]): RegExp => new RegExp(paths.join('|'))

/** Symbols that the home page and the form draw first: together with all others these would load them all. */
const firstSymbols = [
  'ArrowRight',
  'Camera',
  'Car',
  'Clock',
  'CreditCard',
  'FileSearch',
  'IdBadge2',
  'InfoCircle',
  'PencilPlus',
  'PhoneCall',
]

/**
 * What nearly every screen behind the login uses, in a few files: as a file for each set of screens that share it, a list loaded 112 and a record 185,
 * each with more header than content. No page of visitors may load `desk`, `lists` or `record`: `npm test -- build` looks, and finds files that import
 * each other in a circle. Then what both use is added to the earlier group.
 */
export const laterChunks: readonly Group[] = [
  { name: 'symbols', test: anyOf(`icons-react/dist/esm/icons/Icon(?!(${firstSymbols.join('|')})\\.)`), minShareCount: 2 },
  {
    name: 'shared',
    minShareCount: 40,
    test: anyOf(
      'web/ui/(sheet|facts|status-badge|buttons/icon-button|states/operation-view)',
      'web/ui/list-screen/(list-table.module|list-screen.module|texts)',
      'web/platform/(save-file|held-step)',
      'contract/(history/history|columns|administrative-fees/administrative-fee-debt|applications/application-labels)',
      'contract/(names/town-words|online-payments/online-payment-labels|permits/permit-labels)',
      'contract/documents/(file-errors|upload-limits|document(-reading|-verdict)?\\.)',
      'contract/(money/(bank/payment-details|fees/fee-waiver)|mails/outbox/mail-(status|failures)\\.)',
      'contract/parking/(vehicle-class|asked-document)',
    ),
  },
  {
    name: 'desk',
    minShareCount: 2,
    test: anyOf(
      'web/platform/(live|use-paused|resources/role|routing/subject-place|translate/words)',
      'web/ui/(keys|use-now)',
      'web/features/bollards/(command/use-hold|use-bollards)',
      'contract/(staff-sentences|list\\.|search|devices/|resources/read-|users/user(-actions)?\\.)',
      'contract/(define-event|second-factor/second-factor-event)',
      'contract/access/(whitelist|access-event\\.|reasons|list-refusals)',
      'contract/bollards/(bollard-|gate-|shift|list-devices|operations|holds|device)(?!.*event-words)',
      'contract/parking/(parking-lot|read-)',
    ),
  },
  {
    name: 'lists',
    minShareCount: 30,
    test: anyOf(
      'web/ui/(list-screen|buttons/pager|vehicles/phone)',
      'web/platform/(translate/short-format|routing/use-change-search)',
      'contract/exports/(export\\.|create|read)',
    ),
  },
  {
    name: 'record',
    minShareCount: 40,
    test: anyOf(
      'web/ui/(history/|record/(record|texts|saved|watched|step|collision))',
      'contract/.*event-words',
      'contract/(acts/(handover/handover|restitution/restitution|remedies/act-remedy|service/act-s)|appeals/appeal-status)',
      'contract/(access/(passes|warden-notes|misuse|visit-list)|counter/counter-labels|documents/document-verdict-labels)',
      'contract/(events/event-leaves|exports/export-schedule|imports/import\\.|jobs/jobs|mails/outbox/(mail-failure-words|outbox\\.))',
      'contract/(parking/(procedure|tariff|parking-admin|operations)|payments/payment-status|privacy/retention)',
      'contract/(refunds/refund|subject-requests/subject-request-codes)',
    ),
  },
]
