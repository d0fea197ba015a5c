import { readOpenDataPage } from '@dovolilnice/contract/open-data/operations'
import { openDataLicence } from '@dovolilnice/contract/open-data/open-town'
import { furtherLocales, textIn, type Locale } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { escapeHtml } from '../../platform/security/escape-html.ts'
import { openDataSets } from './data-sets.ts'
import { type OpenTown, readOpenTown } from './open-town.ts'
import { implement } from '../../platform/http/context.ts'

const texts = {
  sl: {
    title: 'Odprti podatki',
    lead: 'Območja, parkirišča, vrste dovolilnic s cenami in uporaba območij, za vsakogar, brez prijave in ključa.',
    dataSet: 'Zbirka',
    form: 'Oblika',
    index: 'Kazalo (JSON)',
    schemas: 'Opis oblik (OpenAPI)',
    licence: 'Licenca: {licence}. Kot vir navedite občino.',
    contact: 'Vprašanja in napake:',
    demonstration: 'To je predstavitev: občina in vsi podatki so izmišljeni.',
  },
  en: {
    title: 'Open data',
    lead: 'Zones, lots, kinds of permit with prices and the use of the zones, for everybody, without an account or a key.',
    dataSet: 'Data set',
    form: 'Format',
    index: 'Index (JSON)',
    schemas: 'Schemas (OpenAPI)',
    licence: 'Licence: {licence}. Name the municipality as the source.',
    contact: 'Questions and faults:',
    demonstration: 'This is a demonstration: the town and all data are invented.',
  },
}

const link = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`

const partIn = (language: Locale, { publisher, demonstration }: OpenTown, publicUrl: string): string => {
  const t = wordsIn(texts, language)
  const rows = openDataSets.map(({ operation, title }) => {
    const form = operation.openData.mediaType ?? 'application/json'
    return `<tr><td>${link(`${publicUrl}/api/${operation.path}`, textIn(title, language))}</td><td>${escapeHtml(form)}</td></tr>`
  })
  const licence = link(openDataLicence.url, openDataLicence.name)
  return [
    `<section lang="${language}">`,
    `<${language === 'sl' ? 'h1' : 'h2'}>${t.title}: ${escapeHtml(publisher.name)}</${language === 'sl' ? 'h1' : 'h2'}>`,
    ...(demonstration ? [`<p><strong>${t.demonstration}</strong></p>`] : []),
    `<p>${t.lead}</p>`,
    `<table><thead><tr><th scope="col">${t.dataSet}</th><th scope="col">${t.form}</th></tr></thead><tbody>`,
    ...rows,
    '</tbody></table>',
    `<p>${link(`${publicUrl}/api/open-data`, t.index)} · ${link(`${publicUrl}/api/openapi.json`, t.schemas)}</p>`,
    `<p>${t.licence.replace('{licence}', licence)}</p>`,
    ...(publisher.email === '' ? [] : [`<p>${t.contact} ${link(`mailto:${publisher.email}`, publisher.email)}</p>`]),
    '</section>',
  ].join('\n')
}

/** The index of the open data for people, in the languages of the town and in English: one page for every cache. It has no script and no style of its own. */
export const handleReadOpenDataPage = implement(readOpenDataPage, async (_, context) => {
  const town = await readOpenTown(context)
  const { publicUrl } = context.config
  const { languages: further } = await context.capabilities.readParameters(context.trx)
  const languages: readonly Locale[] = ['sl', ...furtherLocales.filter((locale) => further[locale] !== ''), 'en']
  return [
    '<!doctype html>',
    '<html lang="sl">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${texts.sl.title} · ${escapeHtml(town.publisher.name)}</title></head>`,
    '<body><main>',
    ...languages.map((language) => partIn(language, town, publicUrl)),
    '</main></body></html>',
    '',
  ].join('\n')
})
