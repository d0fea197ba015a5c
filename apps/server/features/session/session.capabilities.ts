import { noteProviderRefusal } from './passwords/note-failure.ts'
import { voidPasswordLinks } from './passwords/password-links.ts'
import { sendPasswordLink } from './passwords/send-password-link.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { confirmSession, raiseSession } from './sessions/raise-session.ts'
import { renewSession } from './sessions/renew-session.ts'
import { signInAs } from './sign-in-as.ts'
import { beginSignUp } from './sign-up/sign-ups.ts'

export const sessionCapabilities = {
  beginSignUp,
  confirmSession,
  endSessions,
  noteProviderRefusal,
  raiseSession,
  renewSession,
  sendPasswordLink,
  signInAs,
  voidPasswordLinks,
}
