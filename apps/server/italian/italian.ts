import type { Catalogue } from '@dovolilnice/contract/locale'
import { italian as shared } from '@dovolilnice/contract/italian/italian'
import { italianActs } from './acts.ts'
import { italianAnswers } from './answers.ts'
import { italianMails } from './mails.ts'
import { italianPapers } from './papers.ts'

/** Italian sentences of what the server writes: answers, mails, papers, acts. */
export const italian: Catalogue = { ...shared, ...italianActs, ...italianAnswers, ...italianMails, ...italianPapers }
