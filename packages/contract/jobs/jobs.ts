import type { Text } from '../locale.ts'
import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { defineOperation, defineRead } from '../operation.ts'

/** What each kind of background work is called, by the name of its queue. */
export const jobLabels: Readonly<Record<string, Text>> = {
  'application-deadlines': { sl: 'Roki strank pri vlogah', en: 'Deadlines of the parties to applications' },
  'ask-payment-provider': { sl: 'Poizvedba o plačilu s kartico', en: 'Asking about a card payment' },
  'authority-terms': { sl: 'Opomniki na roke organa', en: 'Reminders of the authority’s deadlines' },
  'deliver-to-box': { sl: 'Vročanje v varni elektronski predal', en: 'Service into a secure box' },
  'forget-lists': { sl: 'Brisanje starih seznamov stebričkov', en: 'Deletion of old lists of bollards' },
  'deliver-export': { sl: 'Dostava mesečnega izvoza', en: 'Delivery of a monthly export' },
  'document-reminders': { sl: 'Opomniki na dokumente', en: 'Reminders of documents' },
  'expire-exports': { sl: 'Odstranjevanje poteklih izvozov', en: 'Removal of expired exports' },
  'find-misuse': { sl: 'Iskanje zlorab dovolilnic', en: 'Search for abuse of permits' },
  'forget-visits': { sl: 'Brisanje slik in kart obiskovalcev', en: 'Removal of photos and cards of visitors' },
  'forget-guests': { sl: 'Brisanje gostov gostiteljev', en: 'Removal of guests of hosts' },
  'forget-refused-vehicles': { sl: 'Pozaba zavrnjenih vozil brez dovolilnice', en: 'Forgetting refused vehicles without a permit' },
  'forget-expired-data': { sl: 'Izvajanje rokov hrambe', en: 'Retention of data' },
  'forget-sessions': { sl: 'Brisanje poteklih prijav', en: 'Removal of ended sessions' },
  'forget-sign-in-steps': { sl: 'Brisanje nedokončanih prijav', en: 'Removal of unfinished sign-ins' },
  'forget-wallet-steps': { sl: 'Brisanje nedokončanih korakov denarnic', en: 'Removal of unfinished steps of wallets' },
  'mail-application-link': { sl: 'Povezava do vloge po e-pošti', en: 'Link to an application by mail' },
  'mail-email-change': { sl: 'Sporočilo o novem e-poštnem naslovu', en: 'Mail about a new e-mail address' },
  'mail-invoices': { sl: 'Pošiljanje računov', en: 'Sending of invoices' },
  'mail-sign-in-code': { sl: 'Koda za prijavo po e-pošti', en: 'Sign-in code by mail' },
  'mail-sign-up': { sl: 'Povezava za nov račun', en: 'Link for a new account' },
  'mail-reset-link': { sl: 'Povezava za novo geslo', en: 'Link for a new password' },
  'make-act-package': { sl: 'Priprava predaje aktov arhivu', en: 'Preparation of a hand-over of acts' },
  'make-fee-receipt': { sl: 'Potrdilo o plačilu upravne takse', en: 'Receipt of an administrative fee' },
  'pay-card-refund': { sl: 'Vračilo na kartico', en: 'Refund to a card' },
  'permit-effects': { sl: 'Učinek odločb o odvzemu', en: 'Effect of decisions that take permits away' },
  'permit-reminders': { sl: 'Opomniki na potek dovolilnic', en: 'Reminders of permits that end' },
  'preview-retention': { sl: 'Predogled rokov hrambe', en: 'Preview of the retention' },
  'queue-notification-batch': { sl: 'Priprava obvestil imetnikom', en: 'Preparation of notifications' },
  'register-invoice': { sl: 'Davčno potrjevanje računa', en: 'Registration of an invoice' },
  'read-documents': { sl: 'Branje dokazil', en: 'Reading of documents' },
  'remove-content': { sl: 'Odstranjevanje vsebine datotek', en: 'Removal of the content of files' },
  'remove-export-file': { sl: 'Odstranjevanje datoteke izvoza', en: 'Removal of an export’s file' },
  'remove-machine-reports': { sl: 'Odstranjevanje starih poročil parkomatov', en: 'Removal of old reports of coin machines' },
  'roll-up-statistics': { sl: 'Nočno štetje za statistiko', en: 'Nightly count for the statistics' },
  'run-confirmed-retention': { sl: 'Potrjeno izvajanje rokov hrambe', en: 'Confirmed run of the retention' },
  'run-export': { sl: 'Izvoz seznama', en: 'Export of a list' },
  'undo-import': { sl: 'Razveljavitev uvoza', en: 'Undoing of an import' },
  'run-import': { sl: 'Uvoz datoteke', en: 'Import of a file' },
  'run-export-schedules': { sl: 'Mesečni izvozi', en: 'Monthly exports' },
  'seal-files': { sl: 'Šifriranje shranjenih datotek', en: 'Encryption of stored files' },
  'send-mail': { sl: 'Pošiljanje e-pošte', en: 'Sending of mail' },
  'settle-paid': { sl: 'Izdaja po plačilu', en: 'Issue after a payment' },
  'sweep-files': { sl: 'Pospravljanje datotek', en: 'Tidying of files' },
  'mail-heads': { sl: 'Pošiljanje povzetkov revizijske sledi', en: 'Mail with the heads of the audit trail' },
  'verify-trail': { sl: 'Preverjanje revizijske sledi', en: 'Check of the audit trail' },
  'watch-certificate': { sl: 'Opozorila o poteku potrdil', en: 'Warnings of certificates that end' },
}

const failedJobStatuses = ['retry', 'failed'] as const

export const failedJobStatusLabels = {
  retry: { sl: 'bo poskušeno znova', en: 'will be tried again' },
  failed: { sl: 'ne bo več poskušeno', en: 'will not be tried again' },
} as const

const failedJobList = defineList({
  title: { sl: 'Neuspela opravila', en: 'Failed work' },
  row: z.object({
    id: idSchema,
    /** Its words are in `jobLabels`. */
    name: z.string(),
    status: z.enum(failedJobStatuses),
    /** What the last try said, for who looks after the product. */
    last_error: z.nullable(z.string()),
    attempts: z.int(),
    created_at: instantSchema,
    /** When it is tried again; null where it is not. */
    next_run: z.nullable(instantSchema),
  }),
  columns: {
    name: { title: { sl: 'Opravilo', en: 'Work' }, labels: jobLabels, fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: failedJobStatusLabels },
    last_error: { title: { sl: 'Razlog', en: 'Reason' }, wide: true },
    attempts: { title: { sl: 'Poskusov', en: 'Tries' } },
    created_at: { title: { sl: 'Nastalo', en: 'Created' }, kind: 'instant' },
    next_run: { title: { sl: 'Naslednji poskus', en: 'Next try' }, kind: 'instant' },
  },
  sortable: ['created_at', 'name', 'status', 'attempts'],
  defaultSort: { key: 'created_at', order: 'desc' },
  filters: z.object({ name: z.string().check(z.maxLength(60)), status: z.enum(failedJobStatuses) }),
})

export const listFailedJobs = defineListOperation(failedJobList, {
  name: 'list-failed-jobs',
  path: 'v1/admin/jobs/failed',
  access: 'jobs:manage',
  summary: 'Work that failed, with the reason',
  audit: { action: 'job:list', kind: 'read' },
})

/** One kind of background work: how much of it waits, runs and has failed. */
const jobQueueSchema = z.object({
  /** Its words are in `jobLabels`. */
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Failed, and tried again by themselves at a later time. */
  retrying: z.int(),
  /** Failed at every try: only a person tries them again. */
  dead: z.int(),
  last_run: z.nullable(instantSchema),
  /** When the next one is due; null where nothing waits. */
  next_run: z.nullable(instantSchema),
  /** How often one is tried at most. */
  most_tries: z.int(),
})
export type JobQueue = z.output<typeof jobQueueSchema>

export const readJobQueues = defineRead({
  name: 'read-job-queues',
  path: 'v1/admin/jobs',
  access: 'jobs:manage',
  summary: 'Queues of the background work',
  output: z.object({ queues: z.array(jobQueueSchema) }),
})

export const retryJobQueue = defineOperation({
  name: 'retry-job-queue',
  path: 'v1/admin/jobs/retry',
  access: 'jobs:manage',
  summary: 'Try all failed work of one kind again',
  body: z.object({ queue: z.string().check(z.maxLength(60)) }),
  /** How many are tried again. */
  output: z.object({ count: z.int() }),
  errors: ['illegal_transition'],
  audit: { action: 'job:retry', kind: 'change' },
})

/** Tries a piece of work that failed once more, at once. */
export const retryJob = defineOperation({
  name: 'retry-job',
  path: 'v1/admin/jobs/{id}/retry',
  access: 'jobs:manage',
  summary: 'Try failed work again',
  audit: { action: 'job:retry', kind: 'change' },
})
