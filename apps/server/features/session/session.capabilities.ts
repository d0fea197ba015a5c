import { noteProviderRefusal } from './passwords/check-password.ts'
import { voidPasswordLinks } from './passwords/password-links.ts'
import { sendPasswordLink } from './passwords/send-password-link.ts'
import { endSessions } from './sessions/sessions.ts'
import { confirmSession, raiseSession, renewSession } from './sessions/request-session.ts'
import { signInAs } from './sign-in.ts'
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
