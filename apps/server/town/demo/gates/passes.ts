import { programScopes } from '@dovolilnice/contract/access/street/programs'
import { addDays, localDayOf, mondayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { Readable } from 'node:stream'
import { v7 } from 'uuid'
import { startingVisitSettings } from '@dovolilnice/contract/access/visit-list'
import type { Storage } from '../../../platform/storage/storage.ts'
import { samplePng } from '../records/documents.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { Town } from '../town.ts'

const hourMs = 3_600_000

/** What most passes have not. */
const plain = {
  ...{ code: null, rfid: null, ways: null, used: 0, gate: null, host_id: null, occasion_id: null, application_id: null },
  ...{ end_reason: '', call_hash: null, batch: null, ended_at: null, ended_by: null },
} as const

/** The host of the town, who may let guests in. */
export const makeHost = ({ now, lots, clerks }: Town, account: string): Row<'host'> => ({
  id: v7({ msecs: now.getTime() - 40 * 24 * hourMs }),
  user_id: account,
  ...{ name: 'Gostišče Pri mostu', zone: lots[0]!.zone, gate: null, daily: 15, monthly: 200 },
  ...{ longest_minutes: 240, from_minute: 6 * 60, until_minute: 24 * 60 },
  invited_by: clerks[0]!.id,
  invited_at: new Date(now.getTime() - 40 * 24 * hourMs),
  ...{ stopped_at: null, stop_reason: '', key_hash: null, key_scopes: [] },
})

/** Its guests: one with a code, one whose code is used up, one who has come by plate. */
const makeGuests = (now: Date, host: Row<'host'>, number: (index: number) => string): Row<'pass'>[] => {
  const given = [
    ['', '604213', -0.4, 1.6, 0],
    ['', '118730', -3, -1, 1],
    ['GO TM-417', null, -0.2, 3.8, 1],
  ] as const
  return given.map(([plate, code, from, until, used], index) => ({
    id: v7({ msecs: now.getTime() + from * hourMs }),
    number: number(index),
    ...{ ...plain, plate, plate_normalised: normalisePlate(plate), code, ways: 1 + index, used, zone: host.zone, host_id: host.id },
    ...{ purpose: 'visit', note: '', source: 'host' as const },
    from_at: new Date(now.getTime() + from * hourMs),
    until_at: new Date(now.getTime() + until * hourMs),
    issued_by: host.user_id,
    issued_at: new Date(now.getTime() + from * hourMs),
  }))
}

/** A wedding on the Saturday that comes, published to the neighbours. */
export const makeOccasion = ({ now, today, lots, clerks }: Town): Row<'occasion'> => {
  const day = addDays(mondayOf(today), 12)
  const start = startOfLocalDay(day).getTime()
  const created_at = new Date(now.getTime() - 50 * hourMs)
  return {
    id: v7({ msecs: created_at.getTime() }),
    ...{ name: 'Poroka na gradu', zone: lots[0]!.zone, gates: [], organiser: 'Petra Kos', email: 'petra.kos@primer.si', locale: 'sl' },
    from_at: new Date(start + 10 * hourMs),
    until_at: new Date(start + 23 * hourMs),
    complete_until: new Date(start),
    quota: 20,
    neighbours: {
      sl: 'V soboto bo v starem mestu več vozil svatov. Dostava je mogoča kot vsak dan, prosimo za potrpljenje.',
      en: 'On Saturday there will be more vehicles of wedding guests in the old town. Deliveries go on as every day; please be patient.',
    },
    ...{ published: true, key_hash: null, call_hash: null, created_by: clerks[0]!.id, created_at, changed_at: created_at },
    ...{ cancelled_at: null, cancel_reason: '', past_vehicles: 0, past_passages: 0, version: 1 },
  }
}

const weddingPlates = [
  ...['LJ PK-310', 'LJ 22-SVA', 'KR MN-118', 'CE TR-904', 'MB 10-PKO', 'GO LV-772', 'NM JS-401', 'KP ZD-655', 'ZG 4417-KL', 'W 71530 M'],
  ...['GR 204 AZ', 'LJ BH-087'],
]

/** Its vehicles: the first ones from the list of the town, the others by the organiser's link. */
const makeWedding = ({ now }: Town, occasion: Row<'occasion'>, number: (index: number) => string): Row<'pass'>[] =>
  weddingPlates.map((plate, index) => ({
    ...{
      ...plain,
      id: v7({ msecs: now.getTime() - 40 * hourMs + index }),
      number: number(index),
      plate,
      plate_normalised: normalisePlate(plate),
    },
    ...{ zone: occasion.zone, from_at: occasion.from_at, until_at: occasion.until_at, purpose: 'visit', note: occasion.name },
    ...{ source: 'event', occasion_id: occasion.id, issued_by: index < 8 ? occasion.created_by : null },
    issued_at: new Date(now.getTime() - 40 * hourMs + index),
  }))

/** What lets the vehicles of a complete application through until it is decided. */
const makeInterim = ({ now, today, lots }: Town, waiting: Row<'application'>, number: (index: number) => string): Row<'pass'>[] =>
  waiting.plates.map((plate, index) => ({
    ...{ ...plain, id: v7({ msecs: waiting.created_at.getTime() }), number: number(index), plate, plate_normalised: normalisePlate(plate) },
    ...{ zone: lots.find(({ id }) => id === waiting.parking_lot_id)?.zone ?? '', purpose: 'other', note: waiting.number },
    ...{ source: 'interim', application_id: waiting.id, from_at: waiting.created_at < now ? waiting.created_at : now },
    ...{ until_at: startOfLocalDay(addDays(today, 25)), issued_by: null, issued_at: waiting.created_at },
  }))

/**
 * Passes of these days: one that is over, one that is valid until tonight, one of the day after tomorrow, those of the host's guests, of
 * the wedding's vehicles, and of one application that waits for its decision.
 */
export const makePasses = (town: Town, host: Row<'host'>, occasion: Row<'occasion'>, waiting?: Row<'application'>): Row<'pass'>[] => {
  const { now, today, lots, operators } = town
  const zone = lots[0]!.zone
  const [dawn, tonight] = [startOfLocalDay(today), startOfLocalDay(addDays(today, 1))]
  const given = [
    ['LJ KT-604', -26, -22, 'delivery', 'Pohištvo, Glavni trg 7'],
    ['MB SV-318', -1, (tonight.getTime() - now.getTime()) / hourMs, 'works', 'Okvara dvigala, Gosposka ulica 3'],
    ['KR HB-552', (dawn.getTime() - now.getTime()) / hourMs + 48, (dawn.getTime() - now.getTime()) / hourMs + 72, 'moving', ''],
  ] as const
  const number = (index: number): string => `PR-${today.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`
  const issued = given.map(([plate, from, until, purpose, note], index) => {
    const issued_at = new Date(now.getTime() - (given.length - index) * hourMs - Math.max(0, -from) * hourMs)
    return {
      id: v7({ msecs: issued_at.getTime() }),
      number: number(index),
      ...{ ...plain, plate, plate_normalised: normalisePlate(plate), zone, purpose, note, issued_at },
      from_at: new Date(now.getTime() + from * hourMs),
      until_at: new Date(now.getTime() + until * hourMs),
      issued_by: operators[index % operators.length]!.id,
      source: 'clerk' as const,
    }
  })
  const guests = makeGuests(now, host, (index) => number(issued.length + index))
  const before = issued.length + guests.length
  const wedding = makeWedding(town, occasion, (index) => number(before + index))
  const interim = waiting === undefined ? [] : makeInterim(town, waiting, (index) => number(before + wedding.length + index))
  return [...issued, ...guests, ...wedding, ...interim]
}

/** The town lets visitors in by their card, and names the kinds for the others. */
export const makeVisitSettings = ({ kinds }: Town): Row<'visit_settings'> => {
  const kind = (code: string): string | null => kinds.find((one) => one.code === code)?.id ?? null
  return {
    ...{ ...startingVisitSettings, id: true, cards: true, justify: true, from_minute: 0, until_minute: 1440, version: 1 },
    ...{ delivery_kind_id: kind('delivery_extraordinary'), moving_kind_id: kind('one_off'), works_kind_id: kind('one_off') },
  }
}

/** One visitor by a card and one justification, which wait for a clerk; and one that was accepted, without its photo. */
export const makeVisits = async ({ now, today, lots }: Town, storage: Storage): Promise<Row<'visit'>[]> => {
  const zone = lots[0]!.zone
  const photo = async (tint: Parameters<typeof samplePng>[0]) => (await storage.receive(Readable.from([samplePng(tint)]))).storage_key
  const given = [
    { place: 1, plate: 'W 41782 K', kind: 'card', purpose: 'visit', country: 'AT', card_end: '417', ago: 3, tint: [38, 92, 184] },
    { place: 1, plate: 'LJ DT-771', kind: 'passage', purpose: 'delivery', country: null, card_end: null, ago: 20, tint: [90, 100, 110] },
    { place: 2, plate: 'TS 208 KM', kind: 'card', purpose: 'visit', country: 'IT', card_end: '88B', ago: 28, tint: null },
  ] as const
  const rows = given.map(async ({ ago, tint, country, plate, place, ...visit }, index): Promise<Row<'visit'>> => {
    const asked_at = new Date(now.getTime() - ago * hourMs)
    const isCard = visit.kind === 'card'
    return {
      ...{ ...visit, plate, country, plate_normalised: normalisePlate(plate), zone, asked_at, drawn: true, changes: 0 },
      id: v7({ msecs: asked_at.getTime() }),
      number: `${isCard ? 'OB' : 'OP'}-${today.slice(0, 4)}-00000${place}`,
      day: localDayOf(asked_at),
      statement: isCard ? '' : 'Dostava zdravil v lekarno na Glavnem trgu; naročilo je prišlo isti dan.',
      ...{ link_hash: null, call_hash: null, pass_id: null, email: null, locale: isCard ? 'en' : 'sl' },
      ...{ card_key: isCard ? `demo-${index}` : null, card_until: isCard ? addDays(today, 400) : null },
      storage_key: tint === null ? null : await photo(tint),
      media_type: tint === null ? null : 'image/png',
      ...(tint === null
        ? { outcome: 'accepted', reason: '', checked_at: new Date(now.getTime() - 20 * hourMs), checked_by: null }
        : { outcome: null, reason: '', checked_at: null, checked_by: null }),
    }
  })
  return Promise.all(rows)
}

/** Two notes of the warden, one with a picture. */
export const writeDemoNotes = async (trx: Trx, services: Services, { now }: Town, warden: { id: string; name: string }): Promise<void> => {
  const given = [
    { plate: 'LJ GR-207', place: 'Čevljarska ulica 4', seen: 'street', note: '', ago: 26, photos: [] },
    {
      plate: 'CE BR-552',
      place: 'Glavni trg, pred lekarno',
      seen: 'disabled',
      note: 'Na mestu za invalide, brez karte.',
      ago: 2,
      photos: [{ bytes: samplePng([120, 44, 40]), width: 300, height: 190 }],
    },
  ] as const
  for (const { ago, photos, ...note } of given) {
    const at = new Date(now.getTime() - ago * hourMs)
    await services.capabilities.storeNote(trx, services, { ...note, at, call_hash: null }, photos, { ...warden, now: at })
  }
}

/**
 * A program of wardens with a key, and an address of its own that was told of some events and then stopped, so that a demonstration calls nobody.
 * One delivery was not taken.
 */
export const makePrograms = ({ now, clerks }: Town) => {
  const [made_at, stopped_at] = [new Date(now.getTime() - 200 * hourMs), new Date(now.getTime() - 3 * hourMs)]
  const [made_by, id] = [clerks[0]!.id, v7({ msecs: made_at.getTime() })]
  const program = {
    id,
    name: 'Mestno redarstvo',
    scopes: [...programScopes],
    key_hash: null,
    made_by,
    made_at,
    used_at: stopped_at,
    ended_at: null,
  }
  const webhook = {
    ...{ id: v7({ msecs: made_at.getTime() }), program_id: id, url: 'https://redarstvo.primer.si/dogodki', made_by, made_at, stopped_at },
    ...{ events: ['permit.issued', 'permit.ended', 'pass.made'], secret: null, old_secret: null, old_until: null, told_at: null },
  }
  const given = [
    ['pass.made', 'PR', 80, 204, 1],
    ['permit.issued', 'D', 30, 204, 2],
    ['pass.made', 'PR', 4, 503, 6],
  ] as const
  const deliveries = given.map(([event, series, ago, last_code, attempts], index): Row<'webhook_delivery'> => {
    const at = new Date(now.getTime() - ago * hourMs)
    const data = { ids: [`${series}-${localDayOf(at).slice(0, 4)}-00000${index + 1}`], ...(event === 'pass.made' && { kind: 'clerk' }) }
    const isTaken = last_code === 204
    return {
      ...{ id: v7({ msecs: at.getTime() }), webhook_id: webhook.id, event, made_at: at, attempts, last_code, last_at: at, next_at: at },
      ...{ body: JSON.stringify({ type: event, timestamp: at.toISOString(), data }), last_ms: 84 + 31 * index },
      ...{ status: isTaken ? 'sent' : 'failed', last_error: isTaken ? null : 'answer' },
    }
  })
  return { program, webhook, deliveries }
}
