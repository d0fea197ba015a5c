import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  none: { sl: 'Sporočil še ni.', en: 'No mails yet.' },
  attachment: { sl: 'Prenesi prilogo {name}', en: 'Download the attachment {name}' },
  resend: { sl: 'Pošlji znova', en: 'Send again' },
  resending: { sl: 'Sporočilo čaka na ponovno pošiljanje.', en: 'The mail waits to be sent again.' },
})
