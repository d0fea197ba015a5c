import { withWords } from '../../platform/kit.ts'

export const texts = withWords({
  backups: { sl: 'Varnostne kopije', en: 'Backups' },
  backupNewest: {
    sl: 'Zadnja je bila narejena {at}. Vsako noč jo naredi strežnik (npm run backup), v mapo BACKUP_DIR.',
    en: 'The newest one was made {at}. The server makes one every night (npm run backup), into BACKUP_DIR.',
  },
  backupHow: {
    sl: 'Na strežniku: ključ naredi npm run backup key, nato vsako noč npm run backup v mapo BACKUP_DIR. Ključ hranite na dveh mestih zunaj strežnika: brez njega kopije ni mogoče odpreti.',
    en: 'On the server: npm run backup key makes the key, then npm run backup every night, into BACKUP_DIR. Keep the key in two places away from the server: without it no backup can be opened.',
  },
  queues: { sl: 'Vrste opravil', en: 'Kinds of work' },
  how: {
    sl: 'Kar ne uspe, se poskusi znova samodejno, s čedalje daljšimi premori. Kar ne uspe niti v zadnjem poskusu, čaka na vas.',
    en: 'What fails is tried again by itself, with longer and longer pauses. What fails at the last try too waits for you.',
  },
  nothingWaits: { sl: 'Nobeno opravilo ne čaka in ne teče.', en: 'No work waits or runs.' },
  quiet: {
    sl: { one: '{count} vrsta brez dela', two: '{count} vrsti brez dela', few: '{count} vrste brez dela', other: '{count} vrst brez dela' },
    en: { one: '{count} kind with nothing to do', other: '{count} kinds with nothing to do' },
  },
  work: { sl: 'Opravilo', en: 'Work' },
  waiting: { sl: 'Čaka', en: 'Waiting' },
  running: { sl: 'Teče', en: 'Running' },
  retrying: { sl: 'Bo poskušeno znova', en: 'To be tried again' },
  dead: { sl: 'Neuspelo', en: 'Failed' },
  lastRun: { sl: 'Zadnjič', en: 'Last run' },
  nextRun: { sl: 'Naslednjič', en: 'Next run' },
  mostTries: { sl: 'Največ poskusov', en: 'Tries at most' },
  never: { sl: 'v tem tednu še ne', en: 'not this week' },
  failed: { sl: 'Neuspela opravila', en: 'Failed work' },
  retryAll: { sl: 'Poskusi vsa znova', en: 'Try all again' },
  retried: { sl: 'Opravilo bo poskušeno znova.', en: 'The work is tried again.' },
  retriedAll: {
    sl: {
      one: '{count} opravilo bo poskušeno znova.',
      two: '{count} opravili bosta poskušeni znova.',
      few: '{count} opravila bodo poskušena znova.',
      other: '{count} opravil bo poskušenih znova.',
    },
    en: { one: '{count} piece of work is tried again.', other: '{count} pieces of work are tried again.' },
  },
  none: { sl: 'Nobeno opravilo ni neuspelo.', en: 'No work has failed.' },
  noneHint: { sl: 'Tu so opravila, pri katerih je bil zadnji poskus neuspešen.', en: 'Work whose last try failed stands here.' },
})
