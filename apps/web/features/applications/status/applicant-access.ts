import {
  getOwnApplication,
  type PartyPaper,
  readApplicationPaper,
  readApplicationStatus,
  readOwnPaper,
  recordLinkedBox,
  recordOwnBox,
} from '@dovolilnice/contract/applications/record/own-papers'
import { askExtension, askOwnExtension } from '@dovolilnice/contract/applications/extend/ask-extension'
import { lodgeLinkedAppeal, lodgeOwnAppeal } from '@dovolilnice/contract/appeals/lodge-own-appeal'
import type { ApplicationProgress } from '@dovolilnice/contract/applications/application-progress'
import { readApplicationDecision, readOwnDecision } from '@dovolilnice/contract/applications/decide/read-application-decision'
import { readApplicationProForma, readOwnProForma } from '@dovolilnice/contract/pro-formas/read-application-pro-forma'
import {
  supplementApplication,
  supplementOwnApplication,
  withdrawApplication,
  withdrawOwnApplication,
} from '@dovolilnice/contract/applications/apply/supplement-and-withdraw'
import type { UseQueryResult } from '@tanstack/react-query'
import { type CallError, callForFile, reportFailure, saveFile, useAction, useOperation } from '../../../platform/kit.ts'
import { texts } from './status-texts.ts'

/** How an applicant reaches an application: by the mailed link, or as its owner who is signed in. */
export type ApplicantAccess = { link: { number: string; token: string } } | { id: string }

export const useProgress = (access: ApplicantAccess): UseQueryResult<ApplicationProgress, CallError> => {
  const byLink = 'link' in access
  const linked = useOperation(readApplicationStatus, byLink ? { query: access.link } : { query: { number: '', token: '' } }, {
    enabled: byLink,
    quiet: true,
  })
  const own = useOperation(getOwnApplication, { params: { id: byLink ? '' : access.id } }, { enabled: !byLink })
  return byLink ? linked : own
}

export const useWithdraw = (access: ApplicantAccess) => {
  const linked = useAction(withdrawApplication, { done: texts.withdrawDone })
  const own = useAction(withdrawOwnApplication, { done: texts.withdrawDone })
  return {
    pending: linked.isPending || own.isPending,
    withdraw: () => ('link' in access ? linked.mutate({ body: access.link }) : own.mutate({ params: { id: access.id }, body: {} })),
  }
}

export const saveProForma = (access: ApplicantAccess): void => {
  const file =
    'link' in access
      ? callForFile(readApplicationProForma, { query: access.link })
      : callForFile(readOwnProForma, { params: { id: access.id } })
  void file.then(saveFile).catch(reportFailure)
}

export const saveDecision = (access: ApplicantAccess): void => {
  const file =
    'link' in access
      ? callForFile(readApplicationDecision, { query: access.link })
      : callForFile(readOwnDecision, { params: { id: access.id } })
  void file.then(saveFile).catch(reportFailure)
}

export const savePaper = (access: ApplicantAccess, paper: PartyPaper): void => {
  const file =
    'link' in access
      ? callForFile(readApplicationPaper, { query: { ...access.link, paper } })
      : callForFile(readOwnPaper, { params: { id: access.id }, query: { paper } })
  void file.then(saveFile).catch(reportFailure)
}

/** The operation that takes the supplement, and what it must be told beside the files. */
export const supplementOf = (access: ApplicantAccess) =>
  'link' in access
    ? { operation: supplementApplication, params: undefined, fields: access.link }
    : { operation: supplementOwnApplication, params: { id: access.id }, fields: {} }

export const extensionOf = (access: ApplicantAccess) =>
  'link' in access
    ? { operation: askExtension, params: undefined, fields: access.link }
    : { operation: askOwnExtension, params: { id: access.id }, fields: {} }

export const boxOf = (access: ApplicantAccess) =>
  'link' in access
    ? { operation: recordLinkedBox, params: undefined, fields: access.link }
    : { operation: recordOwnBox, params: { id: access.id }, fields: {} }

export const appealOf = (access: ApplicantAccess) =>
  'link' in access
    ? { operation: lodgeLinkedAppeal, params: undefined, fields: access.link }
    : { operation: lodgeOwnAppeal, params: { id: access.id }, fields: {} }
