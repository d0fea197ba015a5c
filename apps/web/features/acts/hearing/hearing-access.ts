import { answerHearing } from '@dovolilnice/contract/acts/hearing/answer-hearing'
import { answerOwnHearing } from '@dovolilnice/contract/acts/hearing/answer-own-hearing'
import { readHearingPaper } from '@dovolilnice/contract/acts/hearing/read-hearing-paper'
import { readOwnHearingPaper } from '@dovolilnice/contract/acts/hearing/read-own-hearing-paper'
import { callForFile } from '../../../platform/calls/call.ts'
import { reportFailure } from '../../../platform/calls/query.ts'
import { saveFile } from '../../../platform/save-file.ts'

export interface HearingLink {
  /** The act's number with its mailed secret, or an application's number with the secret of its status page. */
  number: string
  token: string
}

/** How a party reaches what was found out: by a mailed link, or signed in, by its application or permit. */
export type HearingAccess = { link: HearingLink } | { id: string }

/** The operation that takes the answer, and what it must be told beside the files. */
export const answerOf = (access: HearingAccess) =>
  'link' in access
    ? { operation: answerHearing, params: undefined, fields: access.link }
    : { operation: answerOwnHearing, params: { id: access.id }, fields: {} }

/** Saves the act with the findings. */
export const savePaper = (access: HearingAccess): void => {
  const file =
    'link' in access
      ? callForFile(readHearingPaper, { query: access.link })
      : callForFile(readOwnHearingPaper, { params: { id: access.id } })
  void file.then(saveFile).catch(reportFailure)
}
