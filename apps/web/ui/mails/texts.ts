import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  none: { sl: 'Sporočil še ni.', en: 'No mails yet.' },
  attachment: { sl: 'Prenesi prilogo {name}', en: 'Download the attachment {name}' },
  resend: { sl: 'Pošlji znova', en: 'Send again' },
  resending: { sl: 'Sporočilo čaka na ponovno pošiljanje.', en: 'The mail waits to be sent again.' },
  astray: { sl: 'Zadnje sporočilo na {address} ni prispelo', en: 'The last mail to {address} did not arrive' },
  astrayText: {
    sl: 'Preverite naslov pri prejemniku in ga popravite; dotlej mu sporočite drugače. Po dveh vrnjenih sporočilih nadaljnja ne gredo, dokler jih kdo ne pošlje znova.',
    en: 'Ask the recipient for the address and correct it; until then tell them in another way. After two returned mails no more go until somebody sends them again.',
  },
})
