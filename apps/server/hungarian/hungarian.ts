import type { Catalogue } from '@dovolilnice/contract/locale'
import { hungarian as shared } from '@dovolilnice/contract/hungarian/hungarian'
import { hungarianMails } from './mails.ts'
import { hungarianPapers } from './papers.ts'

/** Hungarian sentences of what the server writes: answers, mails, papers, acts. */
export const hungarian: Catalogue = { ...shared, ...hungarianMails, ...hungarianPapers }
