import { withWords } from '../../../platform/kit.ts'

export const groupTexts = withWords({
  several: { sl: 'Spusti več …', en: 'Lower several …' },
  title: { sl: 'Spusti več stebričkov', en: 'Lower several bollards' },
  scope: { sl: 'Kateri', en: 'Which' },
  all: { sl: 'Vsi', en: 'All' },
  inZone: { sl: 'Območje {zone}', en: 'Zone {zone}' },
  will: {
    sl: {
      one: 'Spustil se bo {count} stebriček: {names}.',
      two: 'Spustila se bosta {count} stebrička: {names}.',
      few: 'Spustili se bodo {count} stebrički: {names}.',
      other: 'Spustilo se bo {count} stebričkov: {names}.',
    },
    en: { one: '{count} bollard will be lowered: {names}.', other: '{count} bollards will be lowered: {names}.' },
  },
  stay: {
    sl: 'Tako ostane do izbranega konca ali dokler ukaza ne ustavite.',
    en: 'So it stays until the chosen end, or until you end it.',
  },
  away: { sl: 'Brez povezave, zato jih ta ukaz ne doseže: {names}.', en: 'Without a link, so this command does not reach: {names}.' },
  noneReached: { sl: 'Noben od teh stebričkov ni dosegljiv.', en: 'None of these bollards can be reached.' },
  reasonHint: { sl: 'Zapiše se z vašim imenom pri vsakem stebričku.', en: 'Recorded with your name at each bollard.' },
  send: {
    sl: { one: 'Spusti {count}', two: 'Spusti {count}', few: 'Spusti {count}', other: 'Spusti {count}' },
    en: { one: 'Lower {count}', other: 'Lower {count}' },
  },
  sent: { sl: 'Ukaz je poslan stebričkom.', en: 'The command has been sent to the bollards.' },
  banner: { sl: 'Ukaz več stebričkom: {reason}', en: 'Command to several: {reason}' },
  given: { sl: '{by}, {at}; do {until}.', en: '{by}, {at}; until {until}.' },
  done: { sl: 'Izvedeno: {done} od {all}.', en: 'Carried out: {done} of {all}.' },
  waiting: { sl: 'Na izvedbo še čakamo: {names}.', en: 'Waiting for: {names}.' },
  stopped: { sl: 'Ukaz je ustavljen.', en: 'The command has been ended.' },
  stop: { sl: 'Ustavi in dvigni', en: 'End and raise' },
  stopTitle: { sl: 'Ustavim ukaz več stebričkom?', en: 'End the command to several?' },
  stopText: {
    sl: 'Stebrički se dvignejo, ko je nad njimi prosto. Stebriček, ki je bil zadržan že prej ali posebej, ostane spuščen do svojega konca.',
    en: 'The bollards rise when the way is clear. One that was held before, or by itself, stays down until its own end.',
  },
  stopReason: { sl: 'Konec: {reason}', en: 'End of: {reason}' },
  stopSent: { sl: 'Konec ukaza je poslan stebričkom.', en: 'The end of the command has been sent.' },
})
