import type { Client } from 'pg'

/** An application that can be paid. */
export interface Payable {
  id: string
  number: string
  cents: number
  /** Of the link to its status page. */
  token: string
}

/** What a copy may not share with its original: its keys, and the household and vehicle that a permit is refused for. */
const own = `jsonb_build_object(
  'id', gen_random_uuid(), 'number', 'V-2026-9' || lpad(n::text, 5, '0'), 'access_token_hash', rtrim(translate(encode(sha256(convert_to('kopija-' || n, 'UTF8')), 'base64'), '+/', '-_'), '='), 'idempotency_key', null, 'user_id', null,
  'status', $2::text, 'email', 'kopija' || n || '@primer.example', 'street', 'Preizkusna ulica ' || n, 'tax_number', null, 'replaces_permit_id', null,
  'renews_permit_id', null, 'plates', array['LJ K' || n || '-00'], 'plates_normalised', array['LJK' || n || '00'])`

/**
 * Copies of an application that waits to be paid, as rows: the way there is tried elsewhere.
 * @param from the number of the first copy, which makes its key
 */
export const copyPayable = async (client: Client, status: 'approved' | 'paid', from: number, count: number): Promise<Payable[]> => {
  const { rows: columns } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns where table_name = 'application' and is_generated = 'NEVER'`,
  )
  const names: string = columns[0].names
  const { rows } = await client.query(
    `with original as (
       select application.* from application join permit_kind on permit_kind.id = permit_kind_id
       where status = 'approved' and fee_cents > 0 and applicant_type = 'person' and 'plate' = any(openings) and renews_permit_id is null
       order by application.number limit 1),
     copy as (select (jsonb_populate_record(null::application, to_jsonb(original) || ${own})).* from original, generate_series($1::int, $1::int + $3::int - 1) as n)
     insert into application (${names}) select ${names} from copy returning id, number, fee_cents as cents, 'kopija-' || substr(number, 9)::int as token`,
    [from, status, count],
  )
  if (rows.length !== count) throw new Error('the demo town has no application that could be paid')
  return rows
}
