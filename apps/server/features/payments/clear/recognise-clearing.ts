import { type ClearingItem, type ClearingPlace, highestFee } from '@dovolilnice/contract/payments/clearing/clearing'
import type { Row, Trx } from '../../../platform/database/db.ts'
import { type NewClearing, readOpenClearings } from './clearing-items.ts'

/** What a movement of a statement says. */
type Told = Pick<Row<'payment'>, 'id' | 'direction' | 'cents' | 'payer_name' | 'reference' | 'purpose' | 'payer_mark'>

/** How banks, acquirers and whoever carries money there write what it is. */
const words: Readonly<Record<ClearingPlace, RegExp>> = {
  cash_in_transit: /\b(polog|pologi|iztržek|gotovin|menjaln)/i,
  machine_coins: /\b(kovanc|parkomat|parkirn\w* avtomat)/i,
  card_terminal: /\b(pos|terminal\w*|bankart|nexi|kartičn\w* (posl|promet|transakc)\w*)\b/i,
  card_online: /\b(adyen|spletn\w* (plačil|kartic)|e-?commerce)/i,
}

const textOf = ({ payer_name, reference, purpose, payer_mark }: Told): string =>
  [payer_name, reference, purpose, payer_mark].filter((part) => part !== null).join(' ')

/** Which place a movement speaks of; undefined where it says nothing, or speaks of several. */
export const placeOf = (told: Told): ClearingPlace | undefined => {
  const text = textOf(told)
  const places: readonly ClearingPlace[] = ['cash_in_transit', 'machine_coins', 'card_online', 'card_terminal']
  const [only, ...others] = places.filter((place) => words[place].test(text))
  return others.length === 0 ? only : undefined
}

const sumOf = (items: readonly ClearingItem[]): number => items.reduce((sum, { cents }) => sum + cents, 0)

/** Open items that a text names by their numbers: `Z-…` of closings, `PM-…` of emptyings. */
const namedIn = (text: string, items: readonly ClearingItem[]): ClearingItem[] =>
  items.filter(({ kind, label }) => (kind === 'closing' || kind === 'emptying') && text.toUpperCase().includes(label.toUpperCase()))

/** What a movement seems to clear where that is not certain: the cards from the oldest on that it may have paid out, or what has its amount. */
export const proposeClearing = (told: Told, open: readonly ClearingItem[]) => {
  const net = told.direction === 'credit' ? told.cents : -told.cents
  const place = placeOf(told) ?? null
  const lying = open.filter((item) => item.place === place)
  const propose = (items: readonly ClearingItem[], fee = 0) => ({ place, item_ids: items.map(({ id }) => id), fee_cents: fee })
  if (place !== 'card_terminal') return propose(lying.filter(({ cents }) => cents === net).slice(0, 1))
  let sum = 0
  const last = lying.findIndex((item) => (sum += item.cents) >= net)
  return last < 0 || sum - net > sum * highestFee ? propose([]) : propose(lying.slice(0, last + 1), sum - net)
}

/** `provizija 1,58`, `fee: EUR 1.58`: the fee that an acquirer says it kept. */
const feeIn = (text: string): number => {
  const [, whole, cents] =
    /\b(?:provizij\w*|nadomestil\w*|stroš(?:ek|k)\w*|fee)\s*:?\s*(?:EUR|€)?\s*(\d{1,6})[.,](\d\d)\b/i.exec(text) ?? []
  return whole === undefined ? 0 : Number(whole) * 100 + Number(cents)
}

/** Cards are paid out in the order in which they were taken: the items from the oldest on that add up to an amount. */
const oldestThatAre = (items: readonly ClearingItem[], cents: number): ClearingItem[] => {
  let sum = 0
  const last = items.findIndex((item) => (sum += item.cents) === cents)
  return items.slice(0, last + 1)
}

/**
 * What a movement clears for certain: items that it names by number, or, where it speaks of one place, the only item of its amount, all that lies there,
 * or, of cards, the oldest ones; a fee must stand in it. Whatever does not add up to the cent is left to a clerk.
 */
export const recogniseClearing = async (told: Told, trx: Trx): Promise<NewClearing | undefined> => {
  const text = textOf(told)
  const net = told.direction === 'credit' ? told.cents : -told.cents
  const open = await readOpenClearings(trx)
  const named = namedIn(text, open)
  const [first] = named
  if (first !== undefined && sumOf(named) === net) return { place: first.place, items: named, net_cents: net, fee_cents: 0, reason: null }
  const place = placeOf(told)
  // What is paid out online is told by the provider's report.
  if (place === undefined || place === 'card_online') return undefined
  const lying = open.filter((item) => item.place === place)
  const fee = place === 'cash_in_transit' ? 0 : feeIn(text)
  const same = lying.filter(({ cents }) => cents === net + fee)
  const onlyOrAll = same.length === 0 && sumOf(lying) === net + fee ? lying : same.length === 1 ? same : []
  const items = place === 'card_terminal' ? oldestThatAre(lying, net + fee) : onlyOrAll
  return items.length === 0 ? undefined : { place, items, net_cents: net, fee_cents: fee, reason: null }
}
