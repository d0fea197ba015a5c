import type { Text } from '../../locale.ts'
import type { MailFailure } from './mail-failures.ts'

/** What happened, in words that a person understands. */
export const mailFailureLabels: Readonly<Record<MailFailure, Text>> = {
  dns: { sl: 'Imena poštnega strežnika ni mogoče najti', en: 'The name of the mail server cannot be found' },
  refused: { sl: 'Poštni strežnik ne sprejema povezav', en: 'The mail server takes no connections' },
  timeout: { sl: 'Poštni strežnik ne odgovarja', en: 'The mail server does not answer' },
  tls: { sl: 'Šifrirana povezava s poštnim strežnikom ni uspela', en: 'No encrypted connection to the mail server was made' },
  authentication: { sl: 'Poštni strežnik zavrača uporabniško ime ali geslo', en: 'The mail server refuses the account or password' },
  relay: { sl: 'Poštni strežnik zavrača vse naslove', en: 'The mail server refuses every address' },
  sender: { sl: 'Poštni strežnik ne dovoli tega pošiljatelja', en: 'The mail server does not allow this sender' },
  mailbox: { sl: 'Prejemnikovega poštnega predala ni', en: 'There is no such mailbox' },
  mailbox_full: { sl: 'Prejemnikov poštni predal je poln', en: 'The recipient’s mailbox is full' },
  too_large: { sl: 'Sporočilo s prilogami je preveliko', en: 'The mail with its attachments is too large' },
  policy: { sl: 'Strežnik je sporočilo zavrnil kot neželeno', en: 'The server refused the mail as unwanted' },
  busy: { sl: 'Poštni strežnik sporočila začasno ne sprejme', en: 'The mail server does not take the mail for now' },
  rejected: { sl: 'Poštni strežnik je sporočilo zavrnil', en: 'The mail server refused the mail' },
  attachment: { sl: 'Priloge ni več v shrambi', en: 'The attachment is no longer in the storage' },
  restricted: { sl: 'Obdelava zapisa je omejena (18. člen GDPR)', en: 'The processing of the record is restricted (GDPR 18)' },
  undeliverable: { sl: 'Pošta na ta naslov se vrača', en: 'Mails to this address come back' },
  other: { sl: 'Pošiljanje ni uspelo', en: 'Sending failed' },
}

/** What to do about it. */
export const mailFailureAdvice: Readonly<Record<MailFailure, Text>> = {
  dns: {
    sl: 'Skrbnik strežnika naj preveri ime v nastavitvi SMTP_URL in strežnike DNS. Čakajoča sporočila bodo poskušena znova.',
    en: 'Whoever looks after the server checks the name in SMTP_URL and the name servers. Waiting mails are tried again.',
  },
  refused: {
    sl: 'Poštni strežnik ne teče ali vrata v nastavitvi SMTP_URL niso prava. Čakajoča sporočila bodo poskušena znova.',
    en: 'The mail server is not running, or the port in SMTP_URL is wrong. Waiting mails are tried again.',
  },
  timeout: {
    sl: 'Preverite omrežje in požarni zid do poštnega strežnika. Čakajoča sporočila bodo poskušena znova.',
    en: 'Check the network and the firewall on the way to the mail server. Waiting mails are tried again.',
  },
  tls: {
    sl: 'Skrbnik strežnika naj preveri potrdilo poštnega strežnika in ali nastavitev SMTP_URL začenja s smtp:// ali smtps://.',
    en: 'Whoever looks after the server checks the certificate of the mail server, and whether SMTP_URL begins with smtp:// or smtps://.',
  },
  authentication: {
    sl: 'Skrbnik strežnika naj popravi ime in geslo v nastavitvi SMTP_URL in znova zažene program.',
    en: 'Whoever looks after the server corrects account and password in SMTP_URL and restarts the program.',
  },
  relay: {
    sl: 'Skrbnik pošte naj preveri, ali strežnik sme posredovati sporočila občine. Zavrnjena sporočila so ohranjena in bodo poskušena znova.',
    en: 'Whoever looks after the mail checks whether the server may relay the municipality’s mails. Refused mails are kept and tried again.',
  },
  sender: {
    sl: 'Naslov v nastavitvi MAIL_FROM mora smeti pošiljati prek tega strežnika. Skrbnik pošte naj ga dovoli ali popravi.',
    en: 'The address in MAIL_FROM must be allowed to send through this server. Whoever looks after the mail allows or corrects it.',
  },
  mailbox: {
    sl: 'Preverite naslov pri prejemniku, popravite ga v zapisu in pošljite znova na pravega.',
    en: 'Ask the recipient for the address, correct it in the record and send the mail again to the right one.',
  },
  mailbox_full: {
    sl: 'Obvestite prejemnika po telefonu ali pošti in sporočilo pozneje pošljite znova.',
    en: 'Tell the recipient by phone or letter and send the mail again later.',
  },
  too_large: {
    sl: 'Prejemniku dajte priloge drugače: po pošti ali osebno.',
    en: 'Give the attachments to the recipient in another way: by letter or in person.',
  },
  policy: {
    sl: 'Skrbnik pošte naj preveri zapise SPF, DKIM in DMARC domene pošiljatelja ter ali je strežnik na seznamu neželenih.',
    en: 'Whoever looks after the mail checks SPF, DKIM and DMARC of the sender’s domain, and whether the server is on a block list.',
  },
  busy: { sl: 'Ni treba storiti ničesar: poskušeno bo znova.', en: 'Nothing needs to be done: it is tried again.' },
  rejected: {
    sl: 'Preberite odgovor strežnika. Če je kriv naslov, ga popravite in pošljite znova.',
    en: 'Read the server’s answer. If the address is wrong, correct it and send the mail again.',
  },
  attachment: {
    sl: 'Sporočila ni mogoče poslati s to prilogo. Novo pošljite z zapisa.',
    en: 'The mail cannot be sent with this attachment. Send a new one from the record.',
  },
  restricted: {
    sl: 'Sporočilo čaka na odločitev osebe za varstvo podatkov; ko je omejitev odpravljena, ga pošljite znova.',
    en: 'Ask the person in charge of data protection; when the restriction has ended, send the mail again.',
  },
  undeliverable: {
    sl: 'Zadnji dve sporočili na ta naslov se nista dostavili, zato to ni šlo. Preverite naslov pri prejemniku; če je pravi, sporočilo pošljite znova.',
    en: 'The last two mails to this address did not arrive, so this one did not go. Ask the recipient for the address; if it is right, send the mail again.',
  },
  other: {
    sl: 'Odgovor strežnika pokažite skrbniku strežnika.',
    en: 'Show the server’s answer to whoever looks after the server.',
  },
}
