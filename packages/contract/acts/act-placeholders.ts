import { fillText, type Text } from '../locale.ts'

/** What a town's texts of acts may contain in braces, and what stands there on the paper. Acts are Slovenian, so the words are. */
export const actPlaceholders = {
  organ: { sl: 'organ, ki odloča', en: 'the body that decides' },
  organ_z_naslovom: { sl: 'organ z naslovom in e-pošto', en: 'the body with its address and e-mail' },
  stranka: { sl: 'ime ali naziv stranke', en: 'the party’s name' },
  naslov: { sl: 'naslov stranke', en: 'the party’s address' },
  vloga: { sl: 'številka vloge', en: 'the number of the application' },
  dan_vloge: { sl: 'dan prejema vloge', en: 'the day of receipt of the application' },
  dovolilnica: { sl: 'številka dovolilnice', en: 'the number of the permit' },
  dan_zahteve: {
    sl: 'dan zahteve imetnika za odvzem ali začasni odvzem',
    en: 'the day of the holder’s request for the revocation or suspension',
  },
  čaka_na: {
    sl: 'na kaj čaka postopek, v katerem je izdana začasna odločba',
    en: 'what the procedure waits for in which a provisional decision is made',
  },
  konec_odvzema: { sl: 'zadnji dan začasnega odvzema', en: 'the last day of the suspension' },
  začasna_odločba: {
    sl: 'številka in dan začasne odločbe, ki še velja',
    en: 'number and day of the provisional decision that still holds',
  },
  dan_dovolilnice: { sl: 'dan izdaje dovolilnice', en: 'the day of issue of the permit' },
  vrsta: { sl: 'vrsta dovolilnice', en: 'the kind of permit' },
  vrsta_vloge: { sl: 'vrsta dovolilnice, samo pri vlogi', en: 'the kind of permit, of an application alone' },
  vozila_vloge: { sl: 'za katera vozila, samo pri vlogi', en: 'for which vehicles, of an application alone' },
  za_vozila: { sl: '»za vozilo …«, »za vozili … in …« ali »za vozila …«', en: 'the vehicles, in the right number: “za vozilo …”' },
  območje: { sl: 'območje dovolilnice', en: 'the zone of the permit' },
  parkirišče: { sl: 'parkirišče dovolilnice', en: 'the lot of the permit' },
  veljavnost: { sl: '»od … do vključno …«', en: 'the days of the permit: “od … do vključno …”' },
  ure: { sl: '»vsak dan v času …« ali nič', en: 'the hours of the permit, or nothing' },
  cena: { sl: 'cena dovolilnice ali nič, če je brezplačna', en: 'the price of the permit, or nothing' },
  zahtevano: {
    sl: 'zahtevana vozila in čas vloge, ki ji je ugodeno delno',
    en: 'the vehicles and days asked for, of what is granted in part',
  },
  zavrnjeno: { sl: 'vozila in čas, za katere je vloga zavrnjena', en: 'the vehicles and days that are refused' },
  sprememba: { sl: '»vozilo … se zamenja z vozilom …«', en: 'the change of vehicle, as a sentence' },
  dokazila: { sl: 'priložena dokazila', en: 'the documents sent' },
  poziv: { sl: 'besedilo poziva k dopolnitvi', en: 'the text of the call for a supplement' },
  rok: { sl: 'zadnji dan roka za dopolnitev ali plačilo', en: 'the last day for the supplement or the payment' },
  dni_za_odgovor: {
    sl: '»15 dneh«: rok za dopolnitev ali izjavo od vročitve poziva',
    en: '“15 dneh”: the term for the supplement or the answer from the service of the call',
  },
  ugotovitve: { sl: 'ugotovitve, ki jih vpiše uradna oseba', en: 'the facts that the official writes' },
  razlogi: { sl: 'razlogi, ki jih vpiše uradna oseba', en: 'the reasons that the official writes' },
  pravne_podlage: { sl: 'predpisi s členi, izbrani po vrsti in razlogu', en: 'the provisions chosen by kind and reason' },
  pristojnost: { sl: 'predpis, ki daje pristojnost, in »in« za njim', en: 'the provision that gives the competence, followed by “in”' },
  podlaga_plačila: {
    sl: 'predpis, po katerem se dovolilnica izda po plačilu, in »in« za njim',
    en: 'the provision by which a permit is issued once it is paid for, followed by “in”',
  },
  pooblastilo: { sl: '»po uradni osebi s pooblastilom št. …« ali nič', en: 'the authorisation, or nothing' },
  stroški: { sl: 'stavek o stroških postopka', en: 'the sentence on costs' },
  stroški_pritožbe: { sl: 'odločitev o stroških pritožbenega postopka', en: 'the decision on the costs of the appeal' },
  pritožbeni_organ: { sl: 'kdo odloča o pritožbi', en: 'who decides on an appeal' },
  pritožbeni_rok: { sl: 'dni za pritožbo od vročitve', en: 'days for an appeal from the service' },
  upravna_taksa: { sl: 'stavek o upravni taksi za vlogo', en: 'the sentence on the administrative fee of the application' },
  tarifne_številke: { sl: 'tarifne številke upravne takse', en: 'the tariff numbers of the administrative fee' },
  taksa_za_plačilo: { sl: 'neplačana upravna taksa', en: 'the administrative fee that is not paid' },
  račun_takse: { sl: 'račun za plačilo upravne takse', en: 'the account of the administrative fee' },
  sklic_takse: { sl: 'sklic za plačilo upravne takse', en: 'the reference of the administrative fee' },
  dni_za_takso: {
    sl: 'dni za plačilo upravne takse od vročitve poziva',
    en: 'days for paying the administrative fee from the service of the call',
  },
  pritožbena_taksa: { sl: 'upravna taksa za pritožbo', en: 'the administrative fee of an appeal' },
  račun_pritožbene_takse: { sl: 'račun in sklic za takso za pritožbo', en: 'account and reference for the fee of an appeal' },
  spletna_pot: { sl: '»na spletni strani …«, kjer stranka lahko odda pritožbo', en: 'where the party may appeal online, or nothing' },
  učinek_pritožbe: { sl: 'stavek, ali pritožba zadrži izvršitev', en: 'whether an appeal holds back the execution, as a sentence' },
  začetek_učinka: { sl: '»z dnem dokončnosti te odločbe«, kadar akt odvzame dovolilnico', en: 'from when an act takes a permit away' },
  izpodbijani_akt: { sl: 'številka in dan akta, zoper katerega je vložena pritožba', en: 'number and day of the act appealed against' },
  dan_pritožbe: { sl: 'dan prejema pritožbe', en: 'the day of receipt of the appeal' },
  zamujeni_akt: { sl: 'številka in dan akta, pri katerem je stranka zamudila rok', en: 'number and day of the act whose term was missed' },
  zamujeni_rok: { sl: '»rok za pritožbo« ali »rok za dopolnitev vloge«', en: 'which term was missed' },
  dan_predloga: {
    sl: 'dan predloga za vrnitev v prejšnje stanje ali za obnovo',
    en: 'the day of the proposal to restore the term or to reopen',
  },
  dan_seznanitve: { sl: 'dan, ko se je zvedelo za obnovitveni razlog', en: 'the day on which the ground of reopening became known' },
  podlaga_odločitve: {
    sl: 'izbrani zakonski razlog s členom, kot stavek',
    en: 'the chosen ground of the law with its article, as a sentence',
  },
  potrditev: { sl: 'dnevi vročitve, dokončnosti, pravnomočnosti in izvršljivosti', en: 'the days of service, finality and enforceability' },
  posledica_vrnitve: { sl: 'stavek, kaj sledi iz vrnitve v prejšnje stanje', en: 'what follows from the restoration, as a sentence' },
  odločitev_o_predlogu: { sl: '»zavrne« ali »zavrže kot prepozen«', en: 'whether the proposal is refused or dismissed as late' },
  druga_vloga: { sl: 'številka vloge, s katero je zadeva združena', en: 'the number of the application that the matter is joined with' },
  združitev: { sl: 'stavek, s katero zadevo je združena, ali nič', en: 'with which matter it is joined, as a sentence, or nothing' },
  popravljeni_akt: {
    sl: 'številka in dan prejšnjega akta, o katerem je ta akt',
    en: 'number and day of the earlier act that this one is about',
  },
} as const satisfies Record<string, Text>

export type ActPlaceholder = keyof typeof actPlaceholders
export type ActValues = Readonly<Record<ActPlaceholder, string>>

const bracedWord = /\{([^{}]*)\}/g

/** The value of a placeholder; undefined for another word in braces. */
const valueOf = (values: ActValues, word: string): string | undefined => Object.entries(values).find(([name]) => name === word)?.[1]

/** Words in braces that are no placeholders: they would stand on the paper unfilled. */
export const unknownActPlaceholders = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(bracedWord), ([whole, word = '']) => (word in actPlaceholders ? '' : whole)).filter(Boolean)),
]

/** A line whose placeholders are all empty says nothing. */
const isEmpty = (line: string, values: ActValues): boolean => {
  const words = Array.from(line.matchAll(bracedWord), ([, word = '']) => word)
  return words.length > 0 && words.every((word) => !valueOf(values, word))
}

const tidy = (line: string): string =>
  line
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ ?\(\s*\)/g, '')
    .replace(/\. +\./g, '.')
    .replace(/ +([,.;:)])/g, '$1')
    .trim()

/** Fills a text of the town line by line; a line of which nothing is known is left out. */
export const fillActText = (text: string, values: ActValues): string =>
  text
    .split('\n')
    .filter((line) => !isEmpty(line, values))
    .map((line) => tidy(fillText(line, values)))
    .join('\n')
    .trim()
