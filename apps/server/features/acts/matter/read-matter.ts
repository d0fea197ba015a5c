import { textIn, fillText } from '@dovolilnice/contract/locale'
import { vehiclesFrom } from '@dovolilnice/contract/permits/opening/vehicles-on-day'
import { shownWindows } from '@dovolilnice/contract/parking/own-hours'
import { hoursInWords } from '@dovolilnice/contract/parking/window-days'
import { formatCents } from '@dovolilnice/contract/primitives/money'
import { forVehicles } from '@dovolilnice/contract/primitives/counted'
import { dayInWords, lastDayOf, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { ActPlaceholder } from '@dovolilnice/contract/acts/act-placeholders'
import { type Db, type Row, type Trx, sql, readRow } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { unbroken } from '../../../platform/pdf/pdf-document.ts'
import type { Party } from '../representation/representation-tables.ts'
import type { Matter } from '../issue/take-act-number.ts'
import { type ActLocale, feeSentence, phrasesOf, tariffNumbers, writtenFor } from '../text/act-phrases.ts'

/** What the records of a matter say in its acts. */
export interface MatterFacts {
  party: Party
  permit_kind_id: string
  values: Partial<Record<ActPlaceholder, string>>
}

export const partyOf = ({ name, street, post_code, city }: Party): Party => ({ name, street, post_code, city })

const kindName = async (trx: Trx, id: string, locale: ActLocale): Promise<string> =>
  textIn((await trx.selectFrom('permit_kind').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name, locale)

/** What was asked for and is refused, of a claim that is granted in part. */
const refusedIn = ({ asked, plates, valid_until: until }: Row<'application'>, locale: ActLocale) => {
  if (asked === null) return {}
  const { validity, asked: whole, refusedDays, both } = phrasesOf(locale)
  const days = (from: string, end: string) =>
    fillText(validity, { from: dayInWords(from, locale), last: dayInWords(lastDayOf(end), locale) })
  const refused = asked.plates.filter((plate) => !plates.includes(plate))
  const vehicles = refused.length === 0 ? '' : forVehicles(refused.map(unbroken), locale)
  const time = until < asked.valid_until ? fillText(refusedDays, { validity: days(until, asked.valid_until) }) : ''
  return {
    zahtevano: fillText(whole, {
      vehicles: forVehicles(asked.plates.map(unbroken), locale),
      validity: days(asked.valid_from, asked.valid_until),
    }),
    zavrnjeno: vehicles !== '' && time !== '' ? fillText(both, { vehicles, days: time }) : vehicles || time,
  }
}

/** What is granted: where, when and at what price. */
const grantedIn = async (trx: Trx, row: Row<'application'>, locale: ActLocale) => {
  const { zone, lot } = await trx
    .selectFrom('parking_lot')
    .innerJoin('zone', 'zone.name', 'parking_lot.zone')
    .select(['zone.title as zone', 'parking_lot.title as lot'])
    .where('parking_lot.id', '=', row.parking_lot_id)
    .executeTakeFirstOrThrow()
  const { time_windows: windows } = await readRow(trx, 'permit_kind', row.permit_kind_id, ['time_windows'])
  const { validity, hours } = phrasesOf(locale)
  const shown = hoursInWords(shownWindows(windows, row), locale)
  return {
    območje: textIn(zone, locale),
    parkirišče: textIn(lot, locale),
    veljavnost: fillText(validity, { from: dayInWords(row.valid_from, locale), last: dayInWords(lastDayOf(row.valid_until), locale) }),
    ure: shown === '' ? '' : fillText(hours, { hours: shown }),
    cena: row.fee_cents ? formatCents(row.fee_cents, locale) : '',
  }
}

const ofApplication = async (
  trx: Trx,
  { capabilities }: Pick<Services, 'capabilities'>,
  row: Row<'application'>,
  locale: ActLocale,
): Promise<MatterFacts> => {
  const day = (local: string | null): string => (local === null ? '' : dayInWords(local, locale))
  const fee = await capabilities.readFeeDebt(trx, { capabilities }, row.id)
  const documents = await capabilities.readApplicationDocuments(trx, row.id)
  const kind = await kindName(trx, row.permit_kind_id, locale)
  const vehicles = forVehicles(row.plates.map(unbroken), locale)
  const kept = documents.filter(({ deleted_at: deleted }) => deleted === null)
  return {
    party: partyOf(row),
    permit_kind_id: row.permit_kind_id,
    values: {
      vloga: row.number,
      dan_vloge: day(row.received_on ?? localDayOf(row.created_at)),
      ...{ vrsta: kind, vrsta_vloge: kind, za_vozila: vehicles, vozila_vloge: vehicles },
      ...(await grantedIn(trx, row, locale)),
      ...refusedIn(row, locale),
      dokazila: [...new Set(kept.map(({ type_name: name }) => textIn(name, locale).toLowerCase()))].join(', '),
      poziv: writtenFor(row.supplement_text ?? '', locale),
      // Of a term that was missed the application keeps the day, also when it was returned to review.
      rok: day(row.due_on ?? (row.status === 'dismissed' ? row.supplement_missed_on : null)),
      upravna_taksa: feeSentence(fee, locale),
      spletna_pot: row.email === null ? '' : phrasesOf(locale).online.linked,
      tarifne_številke: fee === null ? '' : tariffNumbers(fee, locale),
    },
  }
}

const ofPermit = async (trx: Trx, row: Row<'permit'>, today: string, locale: ActLocale): Promise<MatterFacts> => {
  const plates = await trx
    .selectFrom('permit_credential')
    .select(['value', 'valid_from', 'valid_until'])
    .where('permit_id', '=', row.id)
    .where('kind', '=', 'plate')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return {
    party: partyOf(row),
    permit_kind_id: row.permit_kind_id,
    values: {
      dovolilnica: row.number,
      spletna_pot: row.user_id === null ? '' : phrasesOf(locale).online.signedIn,
      dan_dovolilnice: dayInWords(localDayOf(row.issued_at), locale),
      vrsta: await kindName(trx, row.permit_kind_id, locale),
      za_vozila: forVehicles(
        vehiclesFrom(row, plates, today).map(({ plate }) => unbroken(plate)),
        locale,
      ),
    },
  }
}

/** Reads the application or permit of a matter as it is now, or an application as a decision would leave it, in the words of a language. */
export const readMatter = async (
  trx: Trx,
  services: Pick<Services, 'capabilities'>,
  { application_id: application, permit_id: permit }: Matter,
  today: string,
  locale: ActLocale,
  granted: Partial<Row<'application'>> = {},
): Promise<MatterFacts> =>
  application === null
    ? ofPermit(trx, await trx.selectFrom('permit').selectAll().where('id', '=', permit).executeTakeFirstOrThrow(), today, locale)
    : ofApplication(
        trx,
        services,
        { ...(await trx.selectFrom('application').selectAll().where('id', '=', application).executeTakeFirstOrThrow()), ...granted },
        locale,
      )

/**
 * The applications whose matters are joined with that of this one. The order of joinder is issued in each matter, because an act has one party; the second
 * names the first (`corrects_id`). One that fell, or was ended by an order of separation, joins no more.
 */
export const readJoined = async (
  db: Db,
  applicationId: string | null,
): Promise<{ id: string; number: string; own: string; order: string }[]> =>
  applicationId === null
    ? []
    : db
        .selectFrom('act as own')
        .innerJoin('act as other', (on) => on.on(sql<boolean>`(other.id = own.corrects_id or other.corrects_id = own.id)`))
        .innerJoin('act_standing as way', 'way.act_id', 'own.id')
        .innerJoin('act_standing as other_way', 'other_way.act_id', 'other.id')
        .innerJoin('application', 'application.id', 'other.application_id')
        .select(['application.id', 'application.number', 'own.id as own', 'other.id as order'])
        .where('own.application_id', '=', applicationId)
        .where('own.kind', '=', 'joinder')
        .where('other.kind', '=', 'joinder')
        .where('way.set_aside', '=', false)
        .where('other_way.set_aside', '=', false)
        .where(
          sql<boolean>`not exists (select from act parted where parted.kind = 'separation' and parted.corrects_id in (own.id, other.id))`,
        )
        .orderBy('application.number')
        .execute()
