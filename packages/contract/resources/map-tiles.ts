/** How near a map goes: from the whole country to one house. */
export const mapZoom = { least: 5, most: 20 } as const

/** A template names the three parts of a tile's place once each, and nothing else in braces: no `{s}`, for the pages are allowed one host alone. */
const placeholders = ['{z}', '{x}', '{y}'] as const

const hasPlaces = (template: string): boolean => {
  const named = template.match(/\{[^{}]*\}/g) ?? []
  return (
    named.length === placeholders.length &&
    placeholders.every((one) => named.includes(one)) &&
    !/[{}]/.test(template.replaceAll(/\{[xyz]\}/g, ''))
  )
}

/**
 * An address that a Content-Security-Policy can name as it is. URLs allow more in a host: `;` and `,` would begin another directive or policy, `*` would mean
 * every host. A policy has no words for an IPv6 address.
 */
export const isPlainOrigin = (origin: string): boolean => /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/.test(origin)

/**
 * From which server the tiles of a template come: its origin, empty for this site itself (a path such as `/tiles/{z}/{x}/{y}.png`) or for no tiles.
 * @returns undefined for a template that may not be used: not https, without the place of a tile, with a name and password, with a host that no policy can name
 */
export const originOfTiles = (template: string): string | undefined => {
  if (template === '') return ''
  if (!hasPlaces(template) || /[\s"'<>\\]/.test(template)) return undefined
  if (/^\/[^/]/.test(template)) return ''
  if (!URL.canParse(template)) return undefined
  const { origin, username, password } = new URL(template)
  return username === '' && password === '' && isPlainOrigin(origin) ? origin : undefined
}
