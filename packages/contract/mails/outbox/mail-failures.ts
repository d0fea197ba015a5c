/** Why the last try to send a mail failed. The first five are faults of the way to the mail server: they hold for every mail. */
export const mailFailures = [
  'dns',
  'refused',
  'timeout',
  'tls',
  'authentication',
  'sender',
  'mailbox',
  'mailbox_full',
  'too_large',
  'policy',
  'busy',
  'rejected',
  'attachment',
  'restricted',
  'other',
] as const
export type MailFailure = (typeof mailFailures)[number]

export const serverFailures: readonly MailFailure[] = mailFailures.slice(0, 5)
