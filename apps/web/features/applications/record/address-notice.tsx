import type { ApplicationDetails } from '@dovolilnice/contract/applications/application'
import { defineTexts, t } from '../../../platform/kit.ts'
import { Notice } from '../../../ui/kit.ts'

const texts = defineTexts({
  outside: { sl: 'Naslov je zunaj območja parkirišča', en: 'The address lies outside the zone of the lot' },
  otherZone: {
    sl: 'Po seznamu naslovov leži na območju {zone}, parkirišče pa na območju {lot}. Odločite vi.',
    en: 'By the list of addresses it lies in the zone {zone}, the lot in the zone {lot}. You decide.',
  },
  noZone: {
    sl: 'Po seznamu naslovov ne leži na nobenem območju, parkirišče pa na območju {lot}. Odločite vi.',
    en: 'By the list of addresses it lies in no zone, the lot in the zone {lot}. You decide.',
  },
  several: { sl: 'Ta naslov je v več naseljih', en: 'This address is in several settlements' },
  severalHow: {
    sl: 'Po seznamu naslovov sta ulica in hišna številka pri tej pošti v naseljih {settlements}, na različnih območjih. Preverite, v katerem je, preden odločite.',
    en: 'By the list of addresses this post code has the street and the number in {settlements}, in different zones. Check which one it is before you decide.',
  },
  unknown: { sl: 'Naslova ni na seznamu naslovov', en: 'The address is not on the list of addresses' },
  unknownHow: {
    sl: 'Morda je hiša nova ali je naslov zapisan drugače. Preverite ga, preden odločite.',
    en: 'The house may be new, or the address written otherwise. Check it before you decide.',
  },
})

/** What the list of addresses says against the lot; nothing where the address lies in its zone, or no list is loaded. */
export const AddressNotice = ({ application: { address_zone: found, parking_lot_zone: lot } }: { application: ApplicationDetails }) => {
  if (found === null || (found.known && !found.outside)) return null
  if (found.settlements.length > 0)
    return (
      <Notice tone="warning" title={t(texts.several)}>
        <p>{t(texts.severalHow, { settlements: found.settlements.join(', ') })}</p>
      </Notice>
    )
  if (!found.known)
    return (
      <Notice title={t(texts.unknown)}>
        <p>{t(texts.unknownHow)}</p>
      </Notice>
    )
  return (
    <Notice tone="warning" title={t(texts.outside)}>
      <p>{found.zone === '' ? t(texts.noZone, { lot: t(lot) }) : t(texts.otherZone, { zone: found.zone, lot: t(lot) })}</p>
    </Notice>
  )
}
