import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { screenPath } from '@dovolilnice/contract/screens'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import type { PageValues } from './fill-page.ts'

/** RFC 9116 asks for less than a year. Counted from today, so it never passes while the town runs. */
const validDays = 180

/**
 * The lines of `security.txt` (RFC 9116): whom to tell of a weakness. The contact is the municipality's e-mail address from its settings; until one is
 * set, the page with all of its contacts.
 */
const securityText = (email: string, publicUrl: string, now: Date): string => {
  const contact = email === '' ? publicUrl + screenPath('imprint') : `mailto:${encodeURI(email)}`
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${startOfLocalDay(addDays(localDayOf(now), validDays)).toISOString()}`,
    'Preferred-Languages: sl, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}

/** `GET /.well-known/security.txt`, and at its old place too. */
export const addSecurityText = (
  app: FastifyInstance,
  readValues: () => Promise<PageValues>,
  { clock, publicUrl }: { clock: Clock; publicUrl: string },
): void => {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const email = (await readValues()).get('municipality.email') ?? ''
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(securityText(email, publicUrl, clock.now()))
  })
  app.get('/security.txt', (_, reply) => reply.redirect('/.well-known/security.txt', 301))
}
