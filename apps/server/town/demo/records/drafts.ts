import type { ApplicationAction, ApplicationStatus } from '@dovolilnice/contract/applications/application-status'
import { type Applicant, owner } from '../people/people.ts'
import type { Random } from '../random.ts'

/** The plan of an application, before its rows are made. */
export interface Draft {
  status: ApplicationStatus
  steps: ApplicationAction[]
  /** Days since it was sent. */
  age: number
  kind: string
  /** Given: this person. Absent: someone whom the kind fits. */
  applicant?: Applicant
  plates?: string[]
  /** Days from today to the first day of the permit; absent: soon after it was sent. */
  startsIn?: number
  /** Days from today to the first day on which a permit for a year no longer holds; absent: a year after it began. */
  endsIn?: number
  /** Days from today to the last day of its expiring proof; absent: some months or years after it was sent. */
  proofEndsIn?: number
  /** Bought by the hour: so many days, with these hours on each. */
  hours?: { days: number; from_time: string; until_time: string }
}

const supplemented: ApplicationAction[] = ['take_into_review', 'request_supplement', 'supplement']

/** How many applications have each status, by which steps, and their age in days. */
const groups: { status: ApplicationStatus; steps: ApplicationAction[]; count: number; age: [from: number, to: number] }[] = [
  { status: 'submitted', steps: [], count: 13, age: [0, 3] },
  { status: 'in_review', steps: ['take_into_review'], count: 8, age: [1, 6] },
  { status: 'in_review', steps: supplemented, count: 4, age: [5, 12] },
  { status: 'supplement_requested', steps: ['take_into_review', 'request_supplement'], count: 8, age: [2, 6] },
  { status: 'approved', steps: ['take_into_review', 'approve'], count: 8, age: [4, 20] },
  // Its payment is due within days.
  { status: 'approved', steps: ['take_into_review', 'approve'], count: 1, age: [26, 28] },
  { status: 'paid', steps: ['take_into_review', 'approve', 'record_payment'], count: 6, age: [6, 25] },
  { status: 'completed', steps: ['take_into_review', 'approve', 'record_payment', 'issue_permit'], count: 44, age: [8, 300] },
  { status: 'completed', steps: [...supplemented, 'approve', 'record_payment', 'issue_permit'], count: 8, age: [20, 420] },
  { status: 'rejected', steps: ['take_into_review', 'reject'], count: 8, age: [6, 330] },
  { status: 'withdrawn', steps: ['withdraw'], count: 3, age: [4, 200] },
  { status: 'withdrawn', steps: ['take_into_review', 'withdraw'], count: 2, age: [4, 90] },
  { status: 'dismissed', steps: ['take_into_review', 'request_supplement', 'dismiss'], count: 2, age: [45, 200] },
  { status: 'lapsed', steps: ['take_into_review', 'approve', 'lapse'], count: 2, age: [60, 200] },
  { status: 'cancelled', steps: ['cancel'], count: 1, age: [10, 40] },
]

const kinds = [
  ['resident_permanent', 27],
  ['resident_temporary', 8],
  ['owner', 9],
  ['garage', 9],
  ['second_vehicle', 5],
  ['electric', 7],
  ['business', 9],
  ['delivery_regular', 12],
  ['delivery_extraordinary', 3],
  ['accommodation_guest', 4],
  ['taxi', 2],
  ['one_off', 6],
  ['event', 2],
  ['care', 3],
  ['disabled', 4],
  ['official', 2],
] as const

const issued: ApplicationAction[] = ['take_into_review', 'approve', 'record_payment', 'issue_permit']

/** What the regular demo user finds when she signs in: two permits, one of them ending soon, and applications that wait for her. */
const ownDrafts: Draft[] = (
  [
    { status: 'completed', steps: issued, age: 200, kind: 'resident_permanent', plates: ['LJ UP-001'] },
    { status: 'completed', steps: issued, age: 366, kind: 'electric', plates: ['LJ UP-002'], endsIn: 9 },
    { status: 'completed', steps: issued, age: 95, kind: 'one_off', plates: ['KR PR-333'] },
    {
      status: 'supplement_requested',
      steps: ['take_into_review', 'request_supplement'],
      age: 4,
      kind: 'second_vehicle',
      plates: ['LJ UP-003'],
    },
    { status: 'approved', steps: ['take_into_review', 'approve'], age: 6, kind: 'garage', plates: ['LJ UP-001', 'LJ UP-003'] },
    {
      status: 'submitted',
      steps: [],
      age: 1,
      kind: 'one_off',
      plates: ['CE SE-444'],
      hours: { days: 1, from_time: '09:00', until_time: '12:30' },
    },
  ] satisfies Draft[]
).map((draft): Draft => ({ ...draft, applicant: owner }))

/** Whoever moves house: bought by the hour, for three days and for one to come. */
const hourlyDrafts: Draft[] = [
  {
    status: 'completed',
    steps: issued,
    age: 5,
    kind: 'one_off',
    plates: ['KR PR-335'],
    startsIn: 0,
    hours: { days: 3, from_time: '08:00', until_time: '14:00' },
  },
  {
    status: 'in_review',
    steps: ['take_into_review'],
    age: 2,
    kind: 'one_off',
    plates: ['MB OV-336'],
    startsIn: 4,
    hours: { days: 1, from_time: '07:00', until_time: '11:30' },
  },
]

/** Whoever delivers under a contract that ends before the permit does. */
const deliveryDraft: Draft = {
  status: 'completed',
  steps: issued,
  age: 150,
  kind: 'delivery_regular',
  plates: ['NM-BIKER'],
  proofEndsIn: 19,
}

/** All applications of the town as drafts; those of the demo user first. */
export const makeDrafts = (random: Random): Draft[] => [
  ...ownDrafts,
  ...hourlyDrafts,
  deliveryDraft,
  ...groups.flatMap(({ count, age, ...group }) =>
    Array.from({ length: count }, (_, index): Draft => {
      // A few permits begin later than today; nobody applies for a day more than a year ahead.
      const isAhead = group.status === 'completed' && index < 4
      return {
        ...group,
        age: random.int(age[0], isAhead ? Math.min(age[1], 340) : age[1]),
        kind: random.weighted(kinds),
        startsIn: isAhead ? random.int(3, 20) : undefined,
      }
    }),
  ),
]
