import { standingOn } from '@dovolilnice/contract/acts/service/act-standing'
import type { ActStanding } from '@dovolilnice/contract/acts/service/act-standing'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'

/** Issued acts with the record that each is about and its present service. */
export const actRows = (db: Db) =>
  db
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .leftJoin('act_service as service', (join) =>
      join.onRef('service.act_id', '=', 'act.id').on('service.failed_on', 'is', null).on('service.withdrawn_at', 'is', null),
    )
    .leftJoin('application', 'application.id', 'act.application_id')
    .leftJoin('permit', 'permit.id', 'act.permit_id')
    .selectAll('act')
    .select([
      'way.remedy',
      'way.suspensive',
      'way.handed_over_on',
      'way.served_on',
      'way.appeal_until',
      'way.under_appeal',
      'way.set_aside',
    ])
    .select(['way.final_on', 'way.court_until', 'way.binding_on', 'service.manner', 'service.consignment'])
    .select(['application.number as application_number', 'permit.number as permit_number'])

type Stored = Awaited<ReturnType<ReturnType<typeof actRows>['execute']>>[number]

const linked = (id: string | null, number: string | null) => (id === null || number === null ? null : { id, number })

export const presentAct = ({ application_id, permit_id, application_number, permit_number, party, ...act }: Stored, today: string) => ({
  ...act,
  party: party.name,
  application: linked(application_id, application_number),
  permit: linked(permit_id, permit_number),
  record_number: application_number ?? permit_number ?? '',
  standing: standingOn(act, today),
})

/**
 * The same words as `standingOn`, for the rows of a whole list. An act under appeal that was never served is found by both words: somebody must still
 * serve it.
 */
export const standingIs = (standing: ActStanding, today: string) => {
  const free = sql`not way.set_aside and not way.under_appeal`
  const isFinal = sql`coalesce(way.final_on <= ${today}::date, false)`
  const isServed = sql`coalesce(way.served_on <= ${today}::date, false)`
  switch (standing) {
    case 'set_aside':
      return sql<boolean>`way.set_aside`
    case 'under_appeal':
      return sql<boolean>`(way.under_appeal and not way.set_aside)`
    case 'final':
      return sql<boolean>`(${free} and ${isFinal})`
    case 'served':
      return sql<boolean>`(${free} and not ${isFinal} and ${isServed} and way.remedy = 'none')`
    case 'term_runs':
      return sql<boolean>`(${free} and not ${isFinal} and ${isServed} and way.remedy <> 'none')`
    case 'on_its_way':
      return sql<boolean>`(${free} and not ${isFinal} and not ${isServed} and way.handed_over_on is not null)`
    case 'unserved':
      return sql<boolean>`(not way.set_aside and not ${isFinal} and not ${isServed} and way.handed_over_on is null)`
  }
}
