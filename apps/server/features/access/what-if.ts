import { mayPass, noPast, type Verdict } from '@dovolilnice/contract/access/may-pass'
import * as contract from '@dovolilnice/contract/access/what-if'
import { presentedKindNames } from '@dovolilnice/contract/access/reasons'
import { loadWhitelist, type Whitelist } from '@dovolilnice/contract/access/whitelist'
import { fillText, type Locale, type Text, textIn } from '@dovolilnice/contract/locale'
import type { Credential, CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { classesInWords } from '@dovolilnice/contract/parking/vehicle-class'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { addDays, dayInWords, localDayOf, localMinutesOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { clockTime } from '@dovolilnice/contract/primitives/time-of-day'
import { readWorkFreeDays } from '../../platform/calendar/closed-days.ts'
import { type Db, sql } from '../../platform/database/db.ts'
import { heading, paragraph, type Pdf } from '../../platform/pdf/pdf-document.ts'
import { table } from '../../platform/pdf/tables.ts'
import { townPaper } from '../../platform/pdf/town-paper.ts'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { inParts } from './access-log-queries.ts'
import { credentialsQuery, entriesOf } from './whitelist-entries.ts'
import { implement } from '../../platform/http/context.ts'

/** The credentials of the permits of these days, with what a draft may change of them. */
const readPermits = (db: Db, today: string) =>
  credentialsQuery(db, today)
    .select(['k.id as kind_id', 'k.name as kind_name', 'k.cap_per_holder', 'l.id as lot_id'])
    .select(sql<string>`coalesce(p.user_id::text, lower(p.email), p.id::text)`.as('holder'))
    .execute()
type Entries = Pick<contract.RulesDraft['kinds'][number], 'entries_a_day' | 'entries_a_month'>
type PermitLine = Awaited<ReturnType<typeof readPermits>>[number]

/** One that counts against a cap. */
const holds = ({ status }: PermitLine): boolean => status === 'issued' || status === 'suspended'

/**
 * The permits that a lower cap would leave: of each holder and kind, those for which fewer with a lower number hold at the same time. A holder is an
 * account or an address of mail; that several of one household share a cap is not known here.
 */
const withinCap = (lines: readonly PermitLine[], capOf: (line: PermitLine) => number | null): PermitLine[] => {
  const keyOf = ({ kind_id, holder }: PermitLine): string => `${kind_id} ${holder}`
  const permits = new Map(lines.filter(holds).map((line) => [line.permit, line]))
  const held = Map.groupBy(permits.values(), keyOf)
  return lines.filter((line) => {
    const cap = capOf(line)
    if (cap === null) return true
    const before = (held.get(keyOf(line)) ?? []).filter(
      (other) => other.permit < line.permit && other.permit_from < line.permit_until && line.permit_from < other.permit_until,
    )
    return before.length < cap
  })
}

const entriesOfKind = ({ entries_a_day, entries_a_month }: Entries, drafted: Entries = { entries_a_day, entries_a_month }): Entries => ({
  entries_a_day: drafted.entries_a_day,
  entries_a_month: drafted.entries_a_month,
})

/** The same permits under the draft. A cap counts only where the draft lowers it: what was issued above the present one stays. */
const drafted = (lines: readonly PermitLine[], { kinds, lots }: contract.RulesDraft): PermitLine[] => {
  const kindOf = new Map(kinds.map((kind) => [kind.id, kind]))
  const zoneOf = new Map(lots.map(({ id, zone }) => [id, zone]))
  const capOf = ({ kind_id, cap_per_holder: present }: PermitLine): number | null => {
    const cap = kindOf.get(kind_id)?.cap_per_holder ?? null
    return cap !== null && (present === null || cap < present) ? cap : null
  }
  return withinCap(lines, capOf).map((line) => ({
    ...line,
    zone: zoneOf.get(line.lot_id) ?? line.zone,
    ...entriesOfKind(line, kindOf.get(line.kind_id)),
    time_windows: kindOf.get(line.kind_id)?.time_windows ?? line.time_windows,
    openings: kindOf.get(line.kind_id)?.openings ?? line.openings,
    vehicle_classes: kindOf.get(line.kind_id)?.vehicle_classes ?? line.vehicle_classes,
  }))
}

/** Passages of a time that a permit or its lack decided, oldest first. Those of a pass and of an unknown vehicle no rule of a kind changes. */
const decidedSince = (db: Db, since: Date, until: Date) =>
  inParts(since, ({ after, limit }) =>
    db
      .selectFrom('access_log as log')
      .select(['log.id', 'log.at', 'log.device_code', 'log.presentation_id', 'log.credential_normalised as credential', 'log.event_name'])
      .select(sql<CredentialKind>`log.credential_kind`.as('kind'))
      .where('log.event_name', 'in', ['admitted', 'refused'])
      // A pass has such a number too.
      .where('log.permit_number', 'not like', 'PR-%')
      .where('log.credential_kind', 'in', ['plate', 'rfid', 'phone'])
      .where('log.credential_normalised', 'is not', null)
      .where('log.claimed_at', 'is', null)
      .where(isUnrestricted('log.permit_id'))
      .where('log.at', '<', until)
      .where(after)
      .orderBy('log.at')
      .orderBy('log.id')
      .limit(limit)
      .$narrowType<{ credential: string }>()
      .execute(),
  )

/** Of a time, the presentations after which nobody drove in. Few, so they are read once: asked of each part of the log they cost more than all the rest. */
const readMissed = async (db: Db, since: Date, until: Date): Promise<ReadonlySet<string | null>> => {
  const lines = await db
    .selectFrom('access_log')
    .select('presentation_id')
    .where('event_name', '=', 'not_passed')
    .where('at', '>=', since)
    .where('at', '<', until)
    .execute()
  return new Set(lines.map(({ presentation_id }) => presentation_id))
}

/** Passages and the permits that they are of. */
const createGroup = () => {
  const permits = new Set<string>()
  let passages = 0
  return {
    add: (permit: string): void => {
      passages += 1
      permits.add(permit)
    },
    counts: () => ({ passages, permits: permits.size }),
    permits: (): ReadonlySet<string> => permits,
  }
}
type Group = ReturnType<typeof createGroup>

const grow = <Key>(groups: Map<Key, Group>, key: Key, permit: string): void => {
  const group = groups.get(key) ?? createGroup()
  groups.set(key, group)
  group.add(permit)
}

/**
 * What may be shown of groups, the largest first: those of enough permits. Where those left out together are of too few, the smallest shown is left out
 * too: it could be had by subtraction.
 */
const shownOf = <Key>(groups: ReadonlyMap<Key, Group>) => {
  const all = [...groups].map(([key, group]) => ({ key, ...group.counts() })).toSorted((one, other) => other.passages - one.passages)
  const shown = all.filter(({ permits }) => permits >= contract.fewestPermits)
  const small = [...groups.values()].filter((group) => group.counts().permits < contract.fewestPermits)
  const hidden = new Set(small.flatMap((group) => [...group.permits()])).size
  return hidden > 0 && hidden < contract.fewestPermits ? shown.slice(0, -1) : shown
}

const createSide = () => {
  const whole = createGroup()
  const kinds = new Map<string, Group>()
  const gates = new Map<string, Group>()
  const hours = new Map<number, Group>()
  return {
    add: (permit: string, kind: string, gate: string, at: Date): void => {
      whole.add(permit)
      grow(kinds, kind, permit)
      grow(gates, gate, permit)
      grow(hours, Math.floor(localMinutesOf(at) / 60), permit)
    },
    result: (nameOf: (kind: string) => Text): contract.ChangedPassages => {
      const { passages, permits } = whole.counts()
      const nothing = { passages: 0, permits: 0, kinds: [], gates: [], hours: Array.from({ length: 24 }, () => 0) }
      if (permits < contract.fewestPermits) return { ...nothing, hidden: permits > 0 }
      const byHour = new Map(shownOf(hours).map(({ key, passages: count }) => [key, count]))
      return {
        ...{ passages, permits, hidden: false },
        kinds: shownOf(kinds).map(({ key, ...counts }) => ({ name: nameOf(key), ...counts })),
        gates: shownOf(gates).map(({ key, ...counts }) => ({ name: key, ...counts })),
        hours: nothing.hours.map((_, hour) => byHour.get(hour) ?? 0),
      }
    },
  }
}

/** One set of rules, asked of one passage after the other: entries are counted as it would let them in, from the first of them on. */
const createRules = (lines: readonly PermitLine[], workFree: string[]) => {
  const list = loadWhitelist({
    ...{ version: 1, device: '', zone: null, fail_mode: 'fail_secure', work_free: workFree },
    issued_at: '1970-01-01T00:00:00.000Z',
    expires_at: '9999-01-01T00:00:00.000Z',
    // Who is inside depends on exits that are not decided anew.
    entries: entriesOf(lines.map((line) => ({ ...line, one_inside: false }))),
  })
  const days = new Map<string, number>()
  const past = {
    ...noPast,
    entries: (permit: string, begin: string) => days.get(`${permit} ${begin}`) ?? 0,
  }
  return (gate: Pick<Whitelist, 'device' | 'zone' | 'direction'>, credential: Credential, at: Date, missed: boolean): Verdict => {
    const verdict = mayPass({ ...list, ...gate }, credential, at, past)
    if (verdict.note?.counted !== true || missed) return verdict
    const day = localDayOf(at)
    for (const begin of [day, day.slice(0, 7)]) days.set(`${verdict.permit} ${begin}`, past.entries(verdict.permit ?? '', begin) + 1)
    return verdict
  }
}

/**
 * Decides the passages of the last 30 days twice, by the rules as they are and by the draft. Only what the present rules decide as the gate did is
 * compared: where they do not, the permit has been suspended, changed or ended since, or its rules have.
 */
const compare = async (db: Db, now: Date, draft: contract.RulesDraft): Promise<contract.WhatIf> => {
  const today = localDayOf(now)
  const from = startOfLocalDay(addDays(today, -contract.whatIfDays))
  const lines = await readPermits(db, today)
  const kindOf = new Map(lines.map(({ permit, kind_id }) => [permit, kind_id]))
  const kindNames = new Map(lines.map(({ kind_id, kind_name }) => [kind_id, kind_name]))
  const nameOf = (kind: string): Text => kindNames.get(kind) ?? { sl: '', en: '' }
  const workFree = await readWorkFreeDays(db, from, contract.whatIfDays + 1)
  const [present, other] = [createRules(lines, workFree), createRules(drafted(lines, draft), workFree)]
  const devices = await db
    .selectFrom('device as d')
    .leftJoin('parking_lot as l', 'l.id', 'd.parking_lot_id')
    .select(['d.code as device', 'd.name', 'l.zone', 'd.direction'])
    .execute()
  const gates = new Map(devices.map((gate) => [gate.device, gate]))
  const [refused, admitted] = [createSide(), createSide()]
  const missedOnes = await readMissed(db, from, now)
  let [passages, compared] = [0, 0]
  for await (const rows of decidedSince(db, from, now))
    for (const { at, device_code, kind, credential: value, event_name, presentation_id } of rows) {
      const gate = gates.get(device_code)
      if (gate === undefined) continue
      passages += 1
      const missed = missedOnes.has(presentation_id)
      const before = present(gate, { kind, value }, at, missed)
      const after = other(gate, { kind, value }, at, missed)
      if (before.allowed !== (event_name === 'admitted')) continue
      compared += 1
      if (after.allowed === before.allowed) continue
      const permit = (after.allowed ? after.permit : before.permit) ?? ''
      ;(after.allowed ? admitted : refused).add(permit, kindOf.get(permit) ?? '', gate.name, at)
    }
  return {
    from: from.toISOString(),
    until: now.toISOString(),
    passages,
    compared,
    refused: refused.result(nameOf),
    admitted: admitted.result(nameOf),
  }
}

/** For the trail: what was asked, not what came out. */
const asked = ({ kinds, lots }: contract.RulesDraft) => ({ after: { kinds: kinds.length, lots: lots.length } })

export const handleTryRules = implement(contract.tryRules, async ({ body }, { db, now, record }) => {
  record(asked(body))
  return compare(db, now, body)
})

const texts = {
  title: { sl: 'Kaj bi naredila druga pravila', en: 'What other rules would have done' },
  period: { sl: 'Prehodi od {from} do {until}', en: 'Passages from {from} to {until}' },
  draft: { sl: 'Osnutek', en: 'The draft' },
  allDay: { sl: 'ves dan', en: 'all day' },
  aDay: { sl: '{count} vhodov na dan', en: '{count} entries a day' },
  aMonth: { sl: '{count} vhodov na mesec', en: '{count} entries a month' },
  cap: { sl: 'največ {cap} na imetnika', en: 'at most {cap} per holder' },
  zoneOf: { sl: '{lot}: območje {zone}', en: '{lot}: zone {zone}' },
  refused: { sl: 'Zavrnjeni prehodi', en: 'Passages refused' },
  admitted: { sl: 'Na novo spuščeni', en: 'Newly let in' },
  kind: { sl: 'Vrsta', en: 'Kind' },
  gate: { sl: 'Stebriček', en: 'Bollard' },
  hour: { sl: 'Ura', en: 'Hour' },
  passages: { sl: 'prehodi', en: 'passages' },
  permits: { sl: 'dovolilnice', en: 'permits' },
  notes: {
    sl: 'Odločeno po istem pravilu, po katerem odloča stebriček. Skupin z manj kot {few} dovolilnicami ne prikazujemo. Osnutek ni shranjen.',
    en: 'Decided by the very rule of the bollard. Groups of fewer than {few} permits are not shown. The draft is not stored.',
  },
  file: { sl: 'kaj-ce', en: 'what-if' },
} as const satisfies Record<string, Text>

const drawSide = (pdf: Pdf, title: string, side: contract.ChangedPassages, locale: Locale): void => {
  if (side.passages === 0) return
  const say = (key: keyof typeof texts): string => textIn(texts[key], locale)
  const counted = (first: string, rows: readonly { title: string; passages: number; permits?: number }[]): void =>
    table(
      pdf,
      [
        { title: first, share: 4 },
        { title: say('passages'), share: 1, align: 'right' },
        { title: say('permits'), share: 1, align: 'right' },
      ],
      rows.map((row) => [row.title, String(row.passages), String(row.permits ?? '')]),
    )
  heading(pdf, 2, title)
  counted(
    say('kind'),
    side.kinds.map(({ name, ...row }) => ({ ...row, title: textIn(name, locale) })),
  )
  counted(
    say('gate'),
    side.gates.map(({ name, ...row }) => ({ ...row, title: name })),
  )
  const hours = side.hours.flatMap((passages, hour) =>
    passages === 0 ? [] : [{ title: `${clockTime(hour * 60)}–${clockTime(hour * 60 + 60)}`, passages }],
  )
  counted(say('hour'), hours)
}

/** The draft in words, a line for each kind and lot. */
const draftLines = async (db: Db, { kinds, lots }: contract.RulesDraft, locale: Locale): Promise<string[]> => {
  const kindNames = new Map((await db.selectFrom('permit_kind').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]))
  const lotNames = new Map((await db.selectFrom('parking_lot').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]))
  return [
    ...kinds.map(({ id, time_windows, openings, cap_per_holder: cap, entries_a_day, entries_a_month, vehicle_classes }) => {
      const ways = openings.map((way) => textIn(presentedKindNames[way], locale)).join(', ')
      const most = cap === null ? [] : [fillText(textIn(texts.cap, locale), { cap: String(cap) })]
      const counted = (text: Text, count: number | null) =>
        count === null ? [] : [fillText(textIn(text, locale), { count: String(count) })]
      const entries = [...counted(texts.aDay, entries_a_day), ...counted(texts.aMonth, entries_a_month)]
      const hours = hoursInWords(time_windows, locale) || textIn(texts.allDay, locale)
      return `${textIn(kindNames.get(id) ?? { sl: '', en: '' }, locale)}: ${[hours, ways, ...(vehicle_classes.length > 0 ? [classesInWords(vehicle_classes, locale)] : []), ...entries, ...most].join('; ')}`
    }),
    ...lots.map(({ id, zone }) => fillText(textIn(texts.zoneOf, locale), { lot: lotNames.get(id) ?? '', zone })),
  ]
}

export const handlePrintRules = implement(contract.printRules, async ({ body }, context) => {
  const { trx, now, locale, record, capabilities } = context
  record(asked(body))
  const found = await compare(trx, now, body)
  const parameters = await capabilities.readParameters(trx)
  const say = (key: keyof typeof texts, values: Record<string, string> = {}) => fillText(textIn(texts[key], locale), values)
  const paper = { title: say('title'), locale, madeAt: now, footer: `${parameters.municipality.name}, ${say('title')}`, archive: true }
  const days = { from: dayInWords(localDayOf(new Date(found.from)), locale), until: dayInWords(localDayOf(now), locale) }
  const lines = await draftLines(trx, body, locale)
  const stream = await townPaper(paper, parameters, (pdf) => {
    paragraph(pdf, say('period', days), { muted: true, size: 9.5 })
    heading(pdf, 2, say('draft'))
    for (const line of lines) paragraph(pdf, line, { size: 10 })
    for (const sentence of contract.whatIfSentences(found, locale)) paragraph(pdf, sentence)
    drawSide(pdf, say('refused'), found.refused, locale)
    drawSide(pdf, say('admitted'), found.admitted, locale)
    paragraph(pdf, say('notes', { few: String(contract.fewestPermits) }), { muted: true, size: 9.5 })
  })
  return { stream, media_type: 'application/pdf', file_name: `${say('file')}-${localDayOf(now)}.pdf` }
})
