import type { StoredPlate } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { sql } from 'kysely'

/** The plates of each permit of a query with their days, in the order in which they were entered. Which of them hold, the contract says. */
export const platesOf = (permitId: string) => sql<StoredPlate[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object('value', c.value, 'valid_from', c.valid_from, 'valid_until', c.valid_until) order by c.created_at, c.id)
  from permit_credential c where c.permit_id = ${sql.ref(permitId)} and c.kind = 'plate'), '[]'::jsonb)`
