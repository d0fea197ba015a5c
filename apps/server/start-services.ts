import type { Config } from './config.ts'
import { capabilities, features, owners } from './compose.ts'
import type { Clock } from './platform/clock/clock.ts'
import { type Database, openMigrated } from './platform/database/open-database.ts'
import type { Services } from './platform/http/context.ts'
import type { Job, JobLog } from './platform/jobs/job.ts'
import { createHostedPageProvider } from './platform/card-payments/hosted-page-provider.ts'
import { readCertificate } from './platform/fiscal/fiscal-certificate.ts'
import { openFiscalClient } from './platform/fiscal/open-fiscal-client.ts'
import { watchCertificateJob } from './platform/fiscal/watch-certificate.ts'
import { createJobs, type Jobs } from './platform/jobs/jobs.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { sendMailJob } from './platform/mail/send-mail-job.ts'
import { openSecureBox } from './platform/e-service/secure-box.ts'
import { openSeal } from './platform/security/seal.ts'
import { openSigningKey } from './platform/security/signing-key.ts'
import { claimStorage } from './platform/storage/claim-storage.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { fastify } from 'fastify'
import { answerError } from './platform/http/answer.ts'
import { addDrain } from './platform/http/limits/drain.ts'
import { addHealth, type Check } from './platform/http/health.ts'

export interface RunningServices {
  services: Services
  jobs: Jobs
  close(): Promise<void>
}

export const productJobs: readonly Job[] = [sendMailJob, watchCertificateJob, ...features.flatMap((feature) => feature.jobs ?? [])]

/** The municipality by its name, where nobody has set who sends. */
const townSender = (database: Database) => async () => ({
  name: (await capabilities.readParameters(database.kysely)).municipality.name,
  address: 'dovolilnice@localhost',
})

/** Everything that works without a network: database (migrated), storage, jobs, mail. The same for the product and for its tests. */
export const startServices = async (config: Config, clock: Clock, log: JobLog, given?: Database): Promise<RunningServices> => {
  const database =
    given ??
    (await openMigrated({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      onError: (error) => log.error({ error }, 'database connection'),
    }))
  const storage = await openStorage(config)
  await claimStorage(database, storage, owners)
  const mailer = createMailer({
    smtpUrl: config.smtpUrl,
    from: config.mailFrom ?? townSender(database),
    dataDir: config.dataDir,
    hourlyLimit: config.mailsPerHour,
  })
  const seal = await openSeal(config.dataDir, config.secretsKey)
  const auditKey = await openSigningKey(config.dataDir, config.auditKey)
  const fiscal = config.fiscal && (await openFiscalClient(config.fiscal))
  const signing = config.actCertificate
  const actCertificate = signing && (await readCertificate('ACT_CERTIFICATE', signing.path, signing.password))
  const boxes = config.eService
  const secureBox = boxes && actCertificate && (await openSecureBox(boxes.url, boxes.signer, actCertificate))
  const cards = config.cardPayments
  const cardPayments = cards && createHostedPageProvider(cards, clock)
  const feeCardPayments = cards?.feeMerchant && createHostedPageProvider({ ...cards, ...cards.feeMerchant }, clock)
  const services: Services = {
    config,
    clock,
    database,
    storage,
    seal,
    auditKey,
    fiscal,
    actCertificate,
    secureBox,
    cardPayments,
    feeCardPayments,
    capabilities,
    owners,
    jobs: productJobs,
    send: (...job) => jobs.send(...job),
  }
  const jobs = createJobs({
    database,
    clock,
    log,
    jobs: productJobs,
    context: { mailer, services },
  })
  return {
    services,
    jobs,
    close: async () => {
      await jobs.stop()
      mailer.close()
      fiscal?.close()
      await database.close()
    },
  }
}

declare module './platform/jobs/job.ts' {
  interface JobServices {
    services: Services
  }
}

/** Health and metrics of a process that answers no calls, on HEALTH_PORT; nothing without that. */
export const startHealth = async (services: Services, checks: readonly Check[]): Promise<{ close(): Promise<void> }> => {
  const { host, healthPort } = services.config
  if (healthPort === undefined) return { close: async () => {} }
  const app = fastify({ return503OnClosing: false })
  app.setErrorHandler(answerError)
  addDrain(app)
  addHealth(app, services, checks)
  await app.listen({ host, port: healthPort })
  return { close: () => app.close() }
}
