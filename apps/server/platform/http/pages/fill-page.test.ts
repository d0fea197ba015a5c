import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPage, pageValues } from './fill-page.ts'

const values = pageValues({
  municipality: { name: 'Občina <b>"Ena" & dva</b>', email: '', phone: '(01) 234-56 78', coat_of_arms: null },
  texts: { office_hours: { sl: '{{municipality.phone}}' } },
  terms: { supplement_days: 15 },
})

test('leaves out a term whose meaning is not known', () => {
  const list = '<dl><dt>Pooblaščena oseba</dt><dd>{{privacy.officer}}</dd></dl>'
  expect(fillPage(`<p>a</p>${list}`, new Map([['privacy.officer', '']]))).toBe('<p>a</p>')
  expect(fillPage(list, new Map([['privacy.officer', 'Zala']]))).toBe('<dl><dt>Pooblaščena oseba</dt><dd>Zala</dd></dl>')
})

test('fills each placeholder, escaped, between tags and in attributes', () => {
  expect(fillPage('<h1 title="{{municipality.name}}">{{municipality.name}}, {{terms.supplement_days}}</h1>', values)).toBe(
    '<h1 title="Občina &lt;b&gt;&quot;Ena&quot; &amp; dva&lt;/b&gt;">Občina &lt;b&gt;&quot;Ena&quot; &amp; dva&lt;/b&gt;, 15</h1>',
  )
})

test('a number to call goes into its link without what makes it readable', () => {
  expect(fillPage('<a href="tel:{{municipality.phone}}">{{municipality.phone}}</a>', values)).toBe(
    '<a href="tel:012345678">(01) 234-56 78</a>',
  )
})

test('what is not known falls back, or its link or paragraph is left out', () => {
  expect(fillPage('<p>{{texts.home_welcome.sl|Pozdravljeni!}}</p>', values)).toBe('<p>Pozdravljeni!</p>')
  expect(fillPage('<div><p class="a"><svg></svg> {{texts.home_notice.sl}}</p></div>', values)).toBe('<div></div>')
  const mail = '<a href="mailto:{{municipality.email}}">{{municipality.email}}</a>'
  expect(fillPage(`<p>Vprašajte.</p><p>${mail}</p><p>{{municipality.phone}}${mail}</p>`, values)).toBe(
    '<p>Vprašajte.</p><p></p><p>(01) 234-56 78</p>',
  )
  expect(fillPage('<p>{{municipality.coat_of_arms}}{{constructor}}</p>', values)).toBe('')
})

test('HTML that the server made is inserted as it is, and no parameter can pass for it', () => {
  const list = new Map([
    ...pageValues({ 'html:list': '<b>', name: '{{html:list}}' }),
    ['html:list.sl', '<table><tr><td>{{name}}</td></tr></table>'],
  ])
  expect(fillPage('<div>{{html:list.sl}}{{html:other}}</div><p>{{name}}</p>', list)).toBe(
    '<div><table><tr><td>{{name}}</td></tr></table></div><p>{{html:list}}</p>',
  )
})

test('a value with a placeholder in it is no placeholder', () => {
  expect(fillPage('<p>{{texts.office_hours.sl}}</p>', values)).toBe('<p>{{municipality.phone}}</p>')
})

test('whatever the values, the page keeps its elements', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      const page = fillPage('<main title="{{name}}">{{name}}</main>', pageValues({ name: `x${name}` }))
      expect(page.match(/[<>"]/g)).toEqual([...'<"">', ...'<>'])
    }),
  )
})
