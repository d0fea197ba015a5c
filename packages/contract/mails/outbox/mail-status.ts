/** `written`: without a mail server it became a file, which nobody was sent. `stopped`: a person gave it up. */
export const mailStatuses = ['queued', 'sent', 'written', 'failed', 'stopped'] as const
export type MailStatus = (typeof mailStatuses)[number]
