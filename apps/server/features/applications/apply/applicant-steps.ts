import type { getOwnApplication } from '@dovolilnice/contract/applications/record/get-own-application'
import type { readApplicationStatus } from '@dovolilnice/contract/applications/record/read-application-status'
import type { supplementApplication } from '@dovolilnice/contract/applications/apply/supplement-application'
import type { supplementByClerk } from '@dovolilnice/contract/applications/apply/supplement-by-clerk'
import type { supplementOwnApplication } from '@dovolilnice/contract/applications/apply/supplement-own-application'
import type { withdrawApplication } from '@dovolilnice/contract/applications/apply/withdraw-application'
import type { withdrawByClerk } from '@dovolilnice/contract/applications/apply/withdraw-by-clerk'
import type { withdrawOwnApplication } from '@dovolilnice/contract/applications/apply/withdraw-own-application'
import type { Context, Handler } from '../../../platform/http/context.ts'
import { readProgress } from '../record/application-progress.ts'
import type { ApplicationRecord } from '../record/application-record.ts'
import { lockApplication } from '../decide/application-step.ts'
import { findOwnApplication } from '../record/find-application.ts'
import { openLinkedApplication } from '../record/linked-application.ts'
import { supplement, withdraw } from './supplement-and-withdraw.ts'

const progress = (context: Context, application: ApplicationRecord) => readProgress(context.trx, context, application)

export const handleReadStatus: Handler<typeof readApplicationStatus> = async ({ query }, context) =>
  progress(context, await openLinkedApplication(context, query))

export const handleGetOwn: Handler<typeof getOwnApplication> = async ({ params }, context) =>
  progress(context, await findOwnApplication(context.trx, params.id, context.user.id))

export const handleSupplement: Handler<typeof supplementApplication> = async ({ body }, context) => {
  const { id } = await openLinkedApplication(context, body)
  return progress(context, await supplement(context, await lockApplication(context.trx, context, id), body, 'applicant'))
}

export const handleSupplementOwn: Handler<typeof supplementOwnApplication> = async ({ params, body }, context) => {
  const { id } = await findOwnApplication(context.trx, params.id, context.user.id)
  return progress(context, await supplement(context, await lockApplication(context.trx, context, id), body, 'applicant'))
}

export const handleSupplementByClerk: Handler<typeof supplementByClerk> = async ({ params, body }, context) =>
  supplement(context, await lockApplication(context.trx, context, params.id, body.version), body, 'clerk')

export const handleWithdraw: Handler<typeof withdrawApplication> = async ({ body }, context) => {
  const { id } = await openLinkedApplication(context, body)
  return progress(context, await withdraw(context, await lockApplication(context.trx, context, id), body.reason))
}

export const handleWithdrawOwn: Handler<typeof withdrawOwnApplication> = async ({ params, body }, context) => {
  const { id } = await findOwnApplication(context.trx, params.id, context.user.id)
  return progress(context, await withdraw(context, await lockApplication(context.trx, context, id), body.reason))
}

export const handleWithdrawByClerk: Handler<typeof withdrawByClerk> = async ({ params, body }, context) =>
  withdraw(context, await lockApplication(context.trx, context, params.id, body.version), body.reason)
