import type { ActValues } from '@dovolilnice/contract/acts/act-placeholders'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import type { ActText } from '@dovolilnice/contract/acts/settings/act-texts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { ActPaper } from '../paper/act-pdf.ts'
import { readSettings, secondLanguage } from '../settings/act-settings.ts'
import { type ActLocale, phrasesOf } from './act-phrases.ts'
import { settingValues } from './act-values.ts'
import { type ActOfficials, fillPaper, frameOf } from './compose-act.ts'

const invented: Partial<ActValues> = {
  ...{ stranka: 'Ana Vzorec', naslov: 'Vzorčna ulica 1, 9999 Vzorec', vloga: 'V-2026-000001', dan_vloge: '3. 11. 2026' },
  ...{
    dovolilnica: 'D-2026-000001',
    dan_dovolilnice: '3. 11. 2026',
    dan_zahteve: '9. 11. 2026',
    vrsta: 'Vzorčna vrsta',
    za_vozila: 'za vozili KP AB‑123 in KP CD‑456',
  },
  ...{ dokazila: 'prometno dovoljenje', poziv: 'Priložite prometno dovoljenje.', rok: '18. 11. 2026', dni_za_odgovor: '15 dneh' },
  ...{ ugotovitve: 'Ugotovitve uradne osebe.', razlogi: 'Razlogi uradne osebe.', popravljeni_akt: '371-1/2026-1 z dne 3. 11. 2026' },
  ...{ izpodbijani_akt: '371-1/2026-1 z dne 3. 11. 2026', dan_pritožbe: '12. 11. 2026' },
  ...{ območje: 'A', parkirišče: 'Vzorčno parkirišče', veljavnost: 'od 1. 12. 2026 do vključno 30. 11. 2027', ure: 'v času 6:00–10:00' },
  ...{ cena: '60,00 €', tarifne_številke: 'tar. št. 1 in 3' },
  ...{ taksa_za_plačilo: '18,10 €', račun_takse: 'SI56 0201 7001 4356 205', sklic_takse: 'SI00 1-2026', dni_za_takso: '15' },
  ...{ zamujeni_akt: '371-1/2026-1 z dne 3. 11. 2026', zamujeni_rok: 'rok za pritožbo', dan_predloga: '12. 11. 2026' },
  ...{ posledica_vrnitve: 'Rok za pritožbo teče znova od vročitve tega sklepa.', odločitev_o_predlogu: 'zavrne' },
  ...{ čaka_na: 'izjava stranke o ugotovitvah.', konec_odvzema: '31. 1. 2027', začasna_odločba: '371-1/2026-1 z dne 3. 11. 2026' },
  zahtevano: 'za vozili KP AB‑123 in KP CD‑456 z veljavnostjo od 1. 12. 2026 do vključno 30. 11. 2027',
  ...{ zavrnjeno: 'za vozilo KP CD‑456', sprememba: 'Vozilo KP AB‑123 se zamenja z vozilom KP EF‑789.' },
  stroški_pritožbe: 'Vsak udeleženec krije svoje stroške pritožbenega postopka.',
  ...{ podlaga_odločitve: 'Zakonski razlog s členom.', dan_seznanitve: '10. 11. 2026', potrditev: 'Akt je dokončen od 2. 12. 2026.' },
  upravna_taksa: 'Upravna taksa po Zakonu o upravnih taksah znaša 18,10 €.',
  pravne_podlage: 'Vzorčni odlok (Uradni list RS, št. 1/26), 1. člen',
}

const inItalian: Partial<ActValues> = {
  ...invented,
  ...{
    dan_vloge: '3 novembre 2026',
    dan_dovolilnice: '3 novembre 2026',
    dan_zahteve: '9 novembre 2026',
    vrsta: 'Tipo di prova',
    za_vozila: 'per i veicoli KP AB‑123 e KP CD‑456',
  },
  ...{ veljavnost: 'dal 1 dicembre 2026 al 30 novembre 2027 compreso', ure: 'nell’orario 6:00–10:00', tarifne_številke: 'n. tar. 1 e 3' },
  ...{ dokazila: 'carta di circolazione', rok: '18 novembre 2026', dni_za_odgovor: '15 giorni' },
  ...{
    popravljeni_akt: '371-1/2026-1 del 3 novembre 2026',
    izpodbijani_akt: '371-1/2026-1 del 3 novembre 2026',
    dan_pritožbe: '12 novembre 2026',
  },
  ...{ zamujeni_akt: '371-1/2026-1 del 3 novembre 2026', zamujeni_rok: 'il termine per il ricorso', dan_predloga: '12 novembre 2026' },
  posledica_vrnitve: 'Il termine per il ricorso decorre nuovamente dalla notifica della presente conclusione.',
  odločitev_o_predlogu: 'è respinta',
  ...{
    čaka_na: 'la dichiarazione della parte sugli accertamenti.',
    konec_odvzema: '31 gennaio 2027',
    začasna_odločba: '371-1/2026-1 del 3 novembre 2026',
  },
  zahtevano: 'per i veicoli KP AB‑123 e KP CD‑456 con validità dal 1 dicembre 2026 al 30 novembre 2027 compreso',
  ...{ zavrnjeno: 'per il veicolo KP CD‑456', sprememba: 'Il veicolo KP AB‑123 è sostituito dal veicolo KP EF‑789.' },
  stroški_pritožbe: 'Ciascun partecipante sostiene le proprie spese del procedimento di ricorso.',
  ...{
    podlaga_odločitve: 'Motivo di legge con l’articolo.',
    dan_seznanitve: '10 novembre 2026',
    potrditev: 'L’atto è definitivo dal 2 dicembre 2026.',
  },
  upravna_taksa: 'La tassa amministrativa ai sensi della Legge sulle tasse amministrative è di 18,10 €.',
}

const inHungarian: Partial<ActValues> = {
  ...invented,
  ...{ dan_vloge: '2026. november 3.', dan_dovolilnice: '2026. november 3.', dan_zahteve: '2026. november 9.', vrsta: 'Mintatípus' },
  ...{ za_vozila: 'KP AB‑123 és KP CD‑456 rendszámú járművekre', ure: 'naponta 6:00–10:00', tarifne_številke: 'díjtételszám: 1 és 3' },
  ...{ veljavnost: 'első nap: 2026. december 1., utolsó nap: 2027. november 30.', dokazila: 'forgalmi engedély' },
  ...{ rok: '2026. november 18.', dni_za_odgovor: '15 nap', popravljeni_akt: '371-1/2026-1 – kelte: 2026. november 3.' },
  ...{ izpodbijani_akt: '371-1/2026-1 – kelte: 2026. november 3.', dan_pritožbe: '2026. november 12.' },
  ...{ zamujeni_akt: '371-1/2026-1 – kelte: 2026. november 3.', zamujeni_rok: 'fellebbezési határidő', dan_predloga: '2026. november 12.' },
  posledica_vrnitve: 'A fellebbezési határidő e végzés kézbesítésétől újból megkezdődik.',
  ...{ odločitev_o_predlogu: 'elutasítja', čaka_na: 'az ügyfél nyilatkozata a megállapításokról.', konec_odvzema: '2027. január 31.' },
  začasna_odločba: '371-1/2026-1 – kelte: 2026. november 3.',
  zahtevano: 'KP AB‑123 és KP CD‑456 rendszámú járművekre, érvényesség: első nap: 2026. december 1., utolsó nap: 2027. november 30.',
  ...{ zavrnjeno: 'KP CD‑456 rendszámú járműre', sprememba: 'A KP AB‑123 rendszámú jármű helyébe a KP EF‑789 rendszámú jármű lép.' },
  stroški_pritožbe: 'A fellebbezési eljárás költségeit minden résztvevő maga viseli.',
  ...{ podlaga_odločitve: 'Törvényi ok a cikkel.', dan_seznanitve: '2026. november 10.' },
  potrditev: 'Az aktus véglegessé vált, napja: 2026. december 2.',
  upravna_taksa: 'A közigazgatási illetékekről szóló törvény szerinti közigazgatási illeték 18,10 €.',
}

const inventedIn: Readonly<Record<ActLocale, Partial<ActValues>>> = { sl: invented, it: inItalian, hu: inHungarian }

/** A text filled with invented data, as a draft. */
export const composeSample = async (
  trx: Trx,
  services: Pick<Services, 'capabilities' | 'clock'>,
  { kind, words, second }: Pick<ActText, 'kind' | 'words' | 'second'>,
  officials: ActOfficials,
): Promise<ActPaper> => {
  const parameters = await services.capabilities.readParameters(trx)
  const settings = await readSettings(trx)
  const language = secondLanguage(parameters, settings)
  const fill = (text: ActWords, locale: ActLocale) =>
    fillPaper(text, {
      ...settingValues(parameters, settings, officials.decided_by, kind, locale),
      ...{ spletna_pot: phrasesOf(locale).online.linked, ...inventedIn[locale] },
    })
  return {
    ...(await frameOf(parameters, settings, officials)),
    ...{ kind, number: null, issued_on: localDayOf(services.clock.now()) },
    ...fill(words, 'sl'),
    ...(second !== null && language !== null && { second: { language, ...fill(second, language) } }),
    hasFreeText: true,
  }
}
