/**
 * `written`: without a mail server it became a file, which nobody was sent. `returned`: a server took it, and one on its way reported that it did not
 * arrive. `stopped`: a person gave it up.
 */
export const mailStatuses = ['queued', 'sent', 'written', 'failed', 'returned', 'stopped'] as const
export type MailStatus = (typeof mailStatuses)[number]
