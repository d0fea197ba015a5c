/** The mailbox behind an address: what stands after a plus sign is the owner's own mark, so `name+1@town.example` is `name@town.example`. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@')
