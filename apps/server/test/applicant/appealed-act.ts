import { permitEffectsJob } from '../../features/permits/record/permit-step.ts'
import { handOverAct } from '@dovolilnice/contract/acts/service/operations'
import { readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { lodgeAppeal } from '@dovolilnice/contract/appeals/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { expect } from 'vitest'
import type { TestClient } from '../test-client.ts'
import type { TestProduct } from '../test-product.ts'
import { residentForm } from './application-forms.ts'
import { byRecords } from './grounds.ts'

/** The present day of the product's clock. */
export const todayOf = (product: TestProduct): string => localDayOf(product.clock.now())

/** Why the application was rejected. */
export const rejectionReason = 'Stranka na območju nima stalnega prebivališča.'

/** What a clerk enters of an appeal, but for its days and its fee. */
export const appealData = {
  appellant_name: 'Žiga Đurđević',
  by_representative: false,
  manner: 'post',
  text: 'Prebivam na območju.',
  paper_place: 'fascikel 7',
}

/** The newest act of a matter. */
export const newestActOf = async (clerk: TestClient, id: string) => (await clerk.call(readMatterActs, { params: { id } })).body.acts[0]

/** Serves an act today in person. */
export const serveToday = async (product: TestProduct, clerk: TestClient, id: string): Promise<void> => {
  const today = todayOf(product)
  const body = { manner: 'in_person', handed_over_on: today, served_on: today, consignment: '', note: '' }
  const served = await clerk.call(handOverAct, { params: { id }, body })
  expect(served.status, JSON.stringify(served.body)).toBe(200)
}

/** Serves the newest act of a matter today in person. */
export const serveNewest = async (product: TestProduct, id: string): Promise<void> => {
  const clerk = await product.as('admin')
  await serveToday(product, clerk, (await newestActOf(clerk, id)).id)
}

/** A rejected application with its decision, served today in person. */
export const rejectedAndServed = async (product: TestProduct, clerk: TestClient) => {
  const form = await residentForm(product, { valid_from: todayOf(product) })
  const { id } = (await product.visitor().call(submitApplication, { form })).body
  await clerk.call(rejectApplication, {
    body: { application_uuid: id, version: 1, ...byRecords, reason: rejectionReason },
  })
  const act = await newestActOf(clerk, id)
  await serveToday(product, clerk, act.id)
  return { id, act }
}

/** Enters an appeal of today against an act, with its fee paid. */
export const lodgeToday = (product: TestProduct, clerk: TestClient, act: { id: string }, changes: object = {}) => {
  const today = todayOf(product)
  return clerk.call(lodgeAppeal, {
    body: { act_id: act.id, ...appealData, fee: 'paid', fee_note: 'potrdilo 12', lodged_on: today, received_on: today, ...changes },
  })
}

/** Lets the acts on permits take effect whose day has come. */
export const takeEffects = (product: TestProduct): Promise<void> => product.runJob(permitEffectsJob)

/** The town writes its acts in Italian too while this runs. */
export const inTwoLanguages = async (product: TestProduct, run: () => Promise<void>): Promise<void> => {
  const [clerk, root] = [await product.as('admin'), await product.as('root')]
  const name = (it: string) => root.call(updateParameters, { body: { languages: { it, hu: '' } } })
  await name('Italiano')
  expect((await clerk.call(updateActSettings, { body: { second_language: 'it' } })).status).toBe(200)
  try {
    await run()
  } finally {
    await clerk.call(updateActSettings, { body: { second_language: null } })
    await name('')
  }
}
