import { readClosures } from '@dovolilnice/contract/open-data/operations'
import { type Locale, textIn } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { screenPath } from '@dovolilnice/contract/screens'
import { sql } from 'kysely'
import { implement } from '../../platform/http/context.ts'

const title = { sl: 'Zapore in prireditve', en: 'Closures and events' }
const opens = { sl: 'Stebrički', en: 'Bollards' }

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
/** `20261128T090000Z`: every instant is in UTC, so that no calendar needs a zone of ours. */
const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** Octets of a line, without its end (RFC 5545, 3.1). */
const longest = 75

/** A line in parts of 75 octets at most; a letter stays whole. */
const folded = (line: string): string => {
  const parts: string[] = []
  let [part, octets] = ['', 0]
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > longest) {
      parts.push(part)
      // The blank before what goes on counts.
      ;[part, octets] = ['', 1]
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** The published events that are not over, as iCalendar (RFC 5545). One that was called off stays for as long, as such: a calendar would keep it otherwise. */
export const handleReadClosures = implement(readClosures, async ({ query: { lang = 'sl' } }, { trx, now, config, capabilities }) => {
  const locale: Locale = lang
  const { municipality } = await capabilities.readParameters(trx)
  const rows = await trx
    .selectFrom('occasion as o')
    .innerJoin('zone as z', 'z.name', 'o.zone')
    .select(['o.id', 'o.name', 'o.from_at', 'o.until_at', 'o.neighbours', 'o.cancelled_at', 'o.created_at', 'o.changed_at', 'o.version'])
    .select('z.title')
    .select(
      sql<string>`(select coalesce(string_agg(d.name, ', ' order by d.name), '') from device d left join parking_lot l on l.id = d.parking_lot_id
        where d.active and case when cardinality(o.gates) > 0 then d.code = any (o.gates) else l.zone = o.zone or d.parking_lot_id is null end)`.as(
        'gates',
      ),
    )
    .where('o.published', '=', true)
    .where('o.until_at', '>', now)
    .orderBy('o.from_at')
    .orderBy('o.id')
    .limit(500)
    .execute()
  const name = escaped(`${textIn(title, locale)}: ${textIn(townName(municipality), locale)}`)
  const events = rows.flatMap((row) => [
    'BEGIN:VEVENT',
    `UID:${row.id}`,
    `DTSTAMP:${utc(row.changed_at)}`,
    `CREATED:${utc(row.created_at)}`,
    `LAST-MODIFIED:${utc(row.changed_at)}`,
    `SEQUENCE:${row.version - 1}`,
    `DTSTART:${utc(row.from_at)}`,
    `DTEND:${utc(row.until_at)}`,
    `SUMMARY:${escaped(row.name)}`,
    `DESCRIPTION:${escaped([textIn(row.neighbours, locale), ...(row.gates === '' ? [] : [`${textIn(opens, locale)}: ${row.gates}`])].join('\n'))}`,
    `LOCATION:${escaped(textIn(row.title, locale))}`,
    `URL:${config.publicUrl}${screenPath('occasion')}`,
    `STATUS:${row.cancelled_at === null ? 'CONFIRMED' : 'CANCELLED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dovolilnice//Zapore//SL', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...[`NAME:${name}`, `X-WR-CALNAME:${name}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ...[...events, 'END:VCALENDAR'],
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
})
