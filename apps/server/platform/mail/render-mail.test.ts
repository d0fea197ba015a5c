import { expect, test } from 'vitest'
import { renderMail, withArms } from './render-mail.ts'

const content = { title: 'Naslov <script>', letter: 'as_written' as const, paragraphs: ['Ena & dva\ntri'], footer: '"Občina"' }

test('escapes every value', () => {
  const { html, text } = renderMail({ ...content, action: { label: '<b>', url: 'https://a.example/?a=1&b="' } }, 'sl')
  expect(html).toMatch(/<h1 style="[^"]+">Naslov &lt;script&gt;<\/h1>/)
  expect(html).toContain('Ena &amp; dva<br>tri')
  expect(html).toContain('href="https://a.example/?a=1&amp;b=%22"')
  expect(html).toContain('&lt;b&gt;</a>')
  expect(html).not.toContain('<script>')
  expect(text).toBe('Naslov <script>\n\nEna & dva\ntri\n\n<b>:\nhttps://a.example/?a=1&b=%22\n\n-- \n"Občina"\n')
})

test('a letter says whom it is for and its number, greets, and closes with the sender', () => {
  const letter = { to: 'Žiga <b> Črt', number: 'V-2026-000123', about: 'application' as const, matter: '371-45/2026' }
  const { html, text } = renderMail({ ...content, footer: 'Občina Lipograd\nStari trg 1', letter }, 'sl')
  expect(text).toBe(
    'Naslov <script>\n\nZa: Žiga <b> Črt\nŠtevilka zadeve: 371-45/2026\nŠtevilka vloge: V-2026-000123\n\nSpoštovani!\n\nEna & dva\ntri\n\nS spoštovanjem\nObčina Lipograd\n\n' +
      'To je samodejno sporočilo; nanj vam ni treba odgovoriti.\n\n-- \nObčina Lipograd\nStari trg 1\n',
  )
  expect(html).toContain('Za: Žiga &lt;b&gt; Črt<br>Številka zadeve: 371-45/2026<br>Številka vloge: V-2026-000123')
  expect(html.indexOf('Spoštovani!')).toBeLessThan(html.indexOf('S spoštovanjem<br>Občina Lipograd'))
  // The number of a record is never called that of the matter.
  expect(renderMail({ ...content, letter: { to: null, number: 'D-2026-000004', about: 'permit' } }, 'sl').text).toContain(
    '\n\nŠtevilka dovolilnice: D-2026-000004\n\n',
  )
  expect(renderMail({ ...content, letter: { to: null } }, 'en').text).toContain('\n\nDear Sir or Madam,\n\nEna')
})

test('names its language and loads nothing', () => {
  expect(renderMail(content, 'en').html).toContain('<html lang="en">')
  expect(renderMail(content, 'sl').html).not.toMatch(/src=|url\(|@import/)
})

test('has the name and the colour of the town at its head', () => {
  const { html, text } = renderMail({ ...content, footer: 'Občina <Lipograd>\nStari trg 1', colour: '#7a1f2b' }, 'sl')
  expect(html).toMatch(/<div style="[^"]*background:#7a1f2b[^"]*"><!-- arms -->Občina &lt;Lipograd&gt;<\/div>/)
  expect(text).not.toContain('#7a1f2b')
  expect(renderMail({ ...content, colour: '"><script>' }, 'sl').html).not.toContain('<script>')
})

test('links only to web addresses', () => {
  expect(() => renderMail({ ...content, action: { label: 'x', url: 'javascript:alert(1)' } }, 'sl')).toThrow('javascript:')
})

test('the arms stand before the name where the town has some, and the stored mail has none', () => {
  const { html } = renderMail({ ...content, footer: 'Občina Lipograd\nStari trg 1' }, 'sl')
  const sent = withArms(html, new Uint8Array([1, 2]))
  expect(sent.html).toMatch(/<img src="cid:arms@dovolilnice" alt="" [^>]+>Občina Lipograd/)
  expect(sent.picture?.content).toEqual(Buffer.from([1, 2]))
  expect(withArms(html, undefined)).toEqual({ html })
})
