import { expect, test } from 'vitest'
import { renderMail } from './render-mail.ts'

const content = { title: 'Naslov <script>', paragraphs: ['Ena & dva\ntri'], footer: '"Občina"' }

test('escapes every value', () => {
  const { html, text } = renderMail({ ...content, action: { label: '<b>', url: 'https://a.example/?a=1&b="' } }, 'sl')
  expect(html).toContain('<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">Naslov &lt;script&gt;</h1>')
  expect(html).toContain('Ena &amp; dva<br>tri')
  expect(html).toContain('href="https://a.example/?a=1&amp;b=%22"')
  expect(html).toContain('&lt;b&gt;</a>')
  expect(html).not.toContain('<script>')
  expect(text).toBe('Naslov <script>\n\nEna & dva\ntri\n\n<b>:\nhttps://a.example/?a=1&b=%22\n\n-- \n"Občina"\n')
})

test('names its language and loads nothing', () => {
  expect(renderMail(content, 'en').html).toContain('<html lang="en">')
  expect(renderMail(content, 'sl').html).not.toMatch(/src=|url\(|@import/)
})

test('has the name and the colour of the town at its head', () => {
  const { html, text } = renderMail({ ...content, footer: 'Občina <Lipograd>\nStari trg 1', colour: '#7a1f2b' }, 'sl')
  expect(html).toMatch(/<div style="[^"]*background:#7a1f2b[^"]*">Občina &lt;Lipograd&gt;<\/div>/)
  expect(text).not.toContain('#7a1f2b')
  expect(renderMail({ ...content, colour: '"><script>' }, 'sl').html).not.toContain('<script>')
})

test('links only to web addresses', () => {
  expect(() => renderMail({ ...content, action: { label: 'x', url: 'javascript:alert(1)' } }, 'sl')).toThrow('javascript:')
})
