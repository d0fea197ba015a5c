/** Why the last try to send a mail failed. The first six are faults of the mail server or the way to it: they hold for every mail. */
export const mailFailures = [
  'dns',
  'refused',
  'timeout',
  'tls',
  'authentication',
  'relay',
  'sender',
  'mailbox',
  'mailbox_full',
  'too_large',
  'policy',
  'busy',
  'rejected',
  'attachment',
  'restricted',
  'undeliverable',
  'other',
] as const
export type MailFailure = (typeof mailFailures)[number]

export const serverFailures: readonly MailFailure[] = mailFailures.slice(0, 6)
