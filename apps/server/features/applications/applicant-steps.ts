import type { getOwnApplication } from '@dovolilnice/contract/applications/get-own-application'
import type { readApplicationStatus } from '@dovolilnice/contract/applications/read-application-status'
import type { supplementApplication } from '@dovolilnice/contract/applications/supplement-application'
import type { supplementByClerk } from '@dovolilnice/contract/applications/supplement-by-clerk'
import type { supplementOwnApplication } from '@dovolilnice/contract/applications/supplement-own-application'
import type { withdrawApplication } from '@dovolilnice/contract/applications/withdraw-application'
import type { withdrawByClerk } from '@dovolilnice/contract/applications/withdraw-by-clerk'
import type { withdrawOwnApplication } from '@dovolilnice/contract/applications/withdraw-own-application'
import type { Context, Handler } from '../../platform/http/context.ts'
import { readProgress } from './application-progress.ts'
import type { ApplicationRecord } from './application-record.ts'
import { lockApplication } from './application-step.ts'
import { findLinkedApplication, findOwnApplication } from './find-application.ts'
import { supplement, withdraw } from './supplement-and-withdraw.ts'

const progress = (context: Context, application: ApplicationRecord) => readProgress(context.trx, context, application)

export const handleReadStatus: Handler<typeof readApplicationStatus> = async ({ query }, context) =>
  progress(context, await findLinkedApplication(context.trx, query, context.now))

export const handleGetOwn: Handler<typeof getOwnApplication> = async ({ params }, context) =>
  progress(context, await findOwnApplication(context.trx, params.id, context.user!.id))

export const handleSupplement: Handler<typeof supplementApplication> = async ({ body }, context) => {
  const { id } = await findLinkedApplication(context.trx, body, context.now)
  return progress(context, await supplement(context, await lockApplication(context.trx, context, id), body, 'applicant'))
}

export const handleSupplementOwn: Handler<typeof supplementOwnApplication> = async ({ params, body }, context) => {
  const { id } = await findOwnApplication(context.trx, params.id, context.user!.id)
  return progress(context, await supplement(context, await lockApplication(context.trx, context, id), body, 'applicant'))
}

export const handleSupplementByClerk: Handler<typeof supplementByClerk> = async ({ params, body }, context) =>
  supplement(context, await lockApplication(context.trx, context, params.id, body.version), body, 'clerk')

export const handleWithdraw: Handler<typeof withdrawApplication> = async ({ body }, context) => {
  const { id } = await findLinkedApplication(context.trx, body, context.now)
  return progress(context, await withdraw(context, await lockApplication(context.trx, context, id), body.reason))
}

export const handleWithdrawOwn: Handler<typeof withdrawOwnApplication> = async ({ params, body }, context) => {
  const { id } = await findOwnApplication(context.trx, params.id, context.user!.id)
  return progress(context, await withdraw(context, await lockApplication(context.trx, context, id), body.reason))
}

export const handleWithdrawByClerk: Handler<typeof withdrawByClerk> = async ({ params, body }, context) =>
  withdraw(context, await lockApplication(context.trx, context, params.id, body.version), body.reason)
