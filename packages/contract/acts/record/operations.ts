import { z } from 'zod/mini'
import { defineOperation, defineRead } from '../../operation.ts'
import { idSchema, instantSchema, localDaySchema } from '../../primitives/field-schemas.ts'
import { actDetailsSchema, type IssuedAct, issuedActSchema, matterActsSchema } from './issued-act.ts'
import { textIn, type Locale } from '../../locale.ts'
import { defineList, defineListOperation } from '../../list.ts'
import { dayInWords } from '../../primitives/local-day.ts'
import { actKindLabels, actKinds } from '../act-kinds.ts'
import { actStandingLabels, actStandings } from '../service/act-standing.ts'
import { serviceMannerLabels, serviceManners } from '../service/act-service.ts'

/**
 * Prepares an order that mends an obvious mistake in an issued act (ZUP, art. 223), see `correctionFault`. The act itself stays as it is, and somebody else
 * issues the order.
 */
export const correctAct = defineOperation({
  name: 'correct-act',
  path: 'v1/admin/acts/{id}/correction',
  access: 'applications:conduct',
  summary: 'Prepares the correction of an issued act',
  body: z.object({
    /** What stands instead of what, as the order says it. */
    reason: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(4000)),
  }),
  output: z.object({ id: idSchema }),
  errors: ['duplicate'],
  audit: { action: 'act:draft', kind: 'change' },
})

export const getAct = defineRead({
  name: 'get-act',
  path: 'v1/admin/acts/{id}',
  access: 'applications:read',
  summary: 'An issued act with its service and its terms',
  output: actDetailsSchema,
  audit: { action: 'act:view', kind: 'read' },
})

/** Days that follow from a notice lie ahead while the act is on its way: a list would show them as if they had come. */
const isServed = ({ standing }: IssuedAct): boolean => standing !== 'unserved' && standing !== 'on_its_way'
const unlessSued = { sl: '(če ni bil začet upravni spor)', en: '(unless a court action was brought)' }

const day = (value: string | null, locale: Locale): string => (value === null ? '' : dayInWords(value, locale))

const actList = defineList({
  title: { sl: 'Akti', en: 'Acts' },
  row: issuedActSchema,
  columns: {
    number: { title: { sl: 'Številka', en: 'Number' }, fixed: true },
    kind: { title: { sl: 'Akt', en: 'Act' }, labels: actKindLabels, wide: true },
    party: { title: { sl: 'Stranka', en: 'Party' }, wide: true },
    standing: { title: { sl: 'Stanje', en: 'Status' }, labels: actStandingLabels },
    served_on: {
      title: { sl: 'Vročen dne', en: 'Served on' },
      kind: 'day',
      text: (act, locale) => (isServed(act) ? day(act.served_on, locale) : ''),
    },
    appeal_until: {
      title: { sl: 'Rok za pritožbo', en: 'Term of appeal' },
      kind: 'day',
      text: (act, locale) => (isServed(act) ? day(act.appeal_until, locale) : ''),
    },
    final_on: {
      title: { sl: 'Dokončen od', en: 'Final from' },
      kind: 'day',
      hidden: true,
      text: ({ standing, final_on: final }, locale) => (standing === 'final' ? day(final, locale) : ''),
    },
    issued_at: { title: { sl: 'Izdan', en: 'Issued' }, kind: 'instant', hidden: true },
    record_number: { title: { sl: 'Vloga ali dovolilnica', en: 'Application or permit' }, hidden: true },
    manner: { title: { sl: 'Način vročitve', en: 'Manner of service' }, labels: serviceMannerLabels, hidden: true },
    handed_over_on: { title: { sl: 'Oddan v vročanje', en: 'Handed over' }, kind: 'day', hidden: true },
    consignment: { title: { sl: 'Številka pošiljke', en: 'Consignment' }, hidden: true },
    binding_on: {
      title: { sl: 'Pravnomočen od', en: 'Binding from' },
      kind: 'day',
      // A day that is still to come holds only if no court action is brought; one that was brought in time has its own day, or none yet.
      text: ({ standing, binding_on: binding, court_until: court }, locale) =>
        standing !== 'final' || binding === null
          ? ''
          : [day(binding, locale), court !== null && binding > court && textIn(unlessSued, locale)].filter(Boolean).join(' '),
      hidden: true,
    },
    decided_by_name: { title: { sl: 'Odločil', en: 'Decided by' }, hidden: true },
  },
  sortable: ['number', 'kind', 'issued_at', 'served_on', 'appeal_until', 'final_on'],
  defaultSort: { key: 'issued_at', order: 'desc' },
  filters: z.object({
    /** A part of the act's number, of the record's, of the consignment's or of the party's name. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    kind: z.enum(actKinds),
    standing: z.enum(actStandings),
    manner: z.enum(serviceManners),
    /** The term of appeal runs and ends on this day at the latest. */
    appeal_ends: localDaySchema,
    /** A proposal to restore a term that the party missed waits for a decision. */
    restitution: z.boolean(),
    /** When it was issued: instants, half-open. */
    from: instantSchema,
    until: instantSchema,
  }),
})

export const listActs = defineListOperation(actList, {
  name: 'list-acts',
  path: 'v1/admin/acts',
  access: 'applications:read',
  summary: 'Issued acts with their service and their terms',
  audit: { action: 'act:list', kind: 'read' },
})

/** The stored paper of an issued act, byte for byte as it was issued. Its ETag is its SHA-256. */
export const readAct = defineRead({
  name: 'read-act',
  path: 'v1/admin/acts/{id}/pdf',
  access: 'applications:read',
  summary: 'An issued act as it was issued (PDF)',
  audit: { action: 'act:read', kind: 'read' },
})

export const readMatterActs = defineRead({
  name: 'read-matter-acts',
  path: 'v1/admin/acts/of/{id}',
  access: 'applications:read',
  summary: 'The acts of an application or permit',
  output: matterActsSchema,
})
