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
import { defineTexts } from './platform/translate/message.ts'
import type { DrawerGroups } from './ui/shell/inside/drawer.tsx'

/** Headings of the menu. The demands of the people at the desk come first, then money, the zone, the office. */
const headings = defineTexts({
  matters: { sl: 'Zadeve', en: 'Cases' },
  money: { sl: 'Denar', en: 'Money' },
  zone: { sl: 'Območje', en: 'Zone' },
  office: { sl: 'Uprava', en: 'Office' },
})

/** The main menu in its order: the screens of all features that one begins at. Their titles and who may see them are said by their routes. */
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
      { to: '/potopni-stebricki/gostitelji', icon: IconBuildingStore },
      { to: '/potopni-stebricki/prireditve', icon: IconConfetti },
      { to: '/potopni-stebricki/obiski', icon: IconDisabled },
      { to: '/potopni-stebricki/sumi-zlorab', icon: IconEyeExclamation },
      { to: '/potopni-stebricki/opozorila', icon: IconAlertTriangle },
      { to: '/potopni-stebricki/arhiv', icon: IconHistory },
      { to: '/redarstvo', icon: IconShieldCheck },
    ],
  },
  {
    title: headings.office,
    entries: [
      { to: '/uporabniki', icon: IconUsers, letter: 'u' },
      { to: '/dogodki', icon: IconListDetails, letter: 'g' },
      { to: '/neposlana-sporocila', icon: IconMailExclamation },
      { to: '/izvoz-podatkov', icon: IconFileExport, letter: 'x', shownTo: 'everyone' },
      { to: '/varstvo-podatkov', icon: IconShieldLock },
      { to: '/zahteve-posameznikov', icon: IconUserQuestion, letter: 'z' },
      { to: '/opravila', icon: IconStack2, letter: 'o' },
      { to: '/odhodna-posta', icon: IconMail, letter: 'm' },
    ],
  },
  { entries: [{ to: '/nastavitve', icon: IconSettings, letter: 't', shownTo: 'everyone' }] },
]
