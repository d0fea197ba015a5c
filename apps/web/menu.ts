import {
  IconAlertTriangle,
  IconBarrierBlock,
  IconBuildingStore,
  IconCash,
  IconCashRegister,
  IconChartBar,
  IconClipboardText,
  IconConfetti,
  IconDisabled,
  IconEyeExclamation,
  IconFileExport,
  IconGavel,
  IconHistory,
  IconIdBadge2,
  IconLayoutDashboard,
  IconListDetails,
  IconMail,
  IconMailExclamation,
  IconNotes,
  IconParking,
  IconPlus,
  IconReceiptEuro,
  IconReceiptRefund,
  IconReportMoney,
  IconScale,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconStack2,
  IconTicket,
  IconUserQuestion,
  IconUserPlus,
  IconUsers,
  IconWalk,
} from '@tabler/icons-react'
import { useAdminResources, useOperatorResources } from './platform/resources/role-resources.ts'
import { defineTexts } from './platform/translate/translate.ts'
import type { DrawerGroups } from './ui/shell/inside/drawer.tsx'

/** Headings of the menu. The demands of the people at the desk come first, then money, the zone, the office. */
const headings = defineTexts({
  matters: { sl: 'Zadeve', en: 'Cases' },
  money: { sl: 'Denar', en: 'Money' },
  zone: { sl: 'Območje', en: 'Zone' },
  office: { sl: 'Uprava', en: 'Office' },
})

/**
 * The main menu in its order: the screens of all features that one begins at. Their titles and who may see them are said by their routes. Of a long
 * menu the rare ones are folded, so that it stands whole on a desk of 768 pixels.
 */
export const menu: DrawerGroups = [
  {
    entries: [
      { to: '/nadzorna-plosca', icon: IconLayoutDashboard, letter: 'n', exact: true },
      { to: '/statistika', icon: IconChartBar, letter: 'h' },
    ],
  },
  {
    title: headings.matters,
    entries: [
      { to: '/nadzorna-plosca/vloge/parkirna-dovolilnica', icon: IconPlus, shownTo: 'regular', exact: true },
      { to: '/vloge', icon: IconClipboardText, letter: 'v', useWaiting: () => useAdminResources()?.waiting_applications },
      { to: '/akti', icon: IconGavel, letter: 'a' },
      { to: '/pritozbe', icon: IconScale, letter: 'i' },
      { to: '/dovolilnice/', icon: IconIdBadge2, letter: 'd' },
    ],
  },
  {
    title: headings.money,
    entries: [
      { to: '/placila', icon: IconCash, letter: 'p' },
      { to: '/racuni', icon: IconReceiptEuro, letter: 'r' },
      { to: '/blagajna', icon: IconCashRegister, letter: 'b' },
      { to: '/vracila', icon: IconReceiptRefund },
      { to: '/prihodki', icon: IconReportMoney },
    ],
  },
  {
    title: headings.zone,
    entries: [
      { to: '/gostje', icon: IconUserPlus, shownTo: 'host' },
      { to: '/parkiranje', icon: IconParking, letter: 'k', shownTo: 'everyone' },
      { to: '/potopni-stebricki/upravljanje', icon: IconBarrierBlock, letter: 's', useWaiting: () => useOperatorResources()?.attention },
      { to: '/potopni-stebricki/prehodi', icon: IconWalk },
      { to: '/potopni-stebricki/prepustnice', icon: IconTicket },
      { to: '/potopni-stebricki/gostitelji', icon: IconBuildingStore, rare: true },
      { to: '/potopni-stebricki/prireditve', icon: IconConfetti, rare: true },
      { to: '/potopni-stebricki/obiski', icon: IconDisabled, rare: true },
      { to: '/potopni-stebricki/zapiski', icon: IconNotes, rare: true },
      { to: '/potopni-stebricki/sumi-zlorab', icon: IconEyeExclamation, rare: true },
      { to: '/potopni-stebricki/opozorila', icon: IconAlertTriangle, rare: true },
      { to: '/potopni-stebricki/arhiv', icon: IconHistory, rare: true },
      { to: '/redarstvo', icon: IconShieldCheck, rare: true },
    ],
  },
  {
    title: headings.office,
    entries: [
      { to: '/uporabniki', icon: IconUsers, letter: 'u' },
      { to: '/dogodki', icon: IconListDetails, letter: 'g' },
      { to: '/neposlana-sporocila', icon: IconMailExclamation },
      { to: '/izvoz-podatkov', icon: IconFileExport, letter: 'x', shownTo: 'everyone', rare: true },
      { to: '/varstvo-podatkov', icon: IconShieldLock, rare: true },
      { to: '/zahteve-posameznikov', icon: IconUserQuestion, letter: 'z', rare: true },
      { to: '/opravila', icon: IconStack2, letter: 'o', rare: true },
      { to: '/odhodna-posta', icon: IconMail, letter: 'm', rare: true },
    ],
  },
  { entries: [{ to: '/nastavitve', icon: IconSettings, letter: 't', shownTo: 'everyone' }] },
]
