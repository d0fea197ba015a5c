import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  none: { sl: 'Sporočil še ni.', en: 'No mails yet.' },
  queued: { sl: 'čaka na pošiljanje', en: 'waiting to be sent' },
  sent: { sl: 'poslano', en: 'sent' },
  written: { sl: 'zapisano v mapo, ni poslano', en: 'written to a folder, not sent' },
  failed: { sl: 'ni poslano', en: 'not sent' },
  attachment: { sl: 'Prenesi prilogo {name}', en: 'Download the attachment {name}' },
  resend: { sl: 'Pošlji znova', en: 'Send again' },
  resending: { sl: 'Sporočilo čaka na ponovno pošiljanje.', en: 'The mail waits to be sent again.' },
})
