/**
 * Every path that is a screen, `{…}` standing for one segment. The web draws them, the server answers any other with 404, and the two
 * are compared by a test.
 */
export const screenPaths = [
  '/',
  '/navodila-za-uporabo',
  '/pogoji-uporabe',
  '/obrazci/parkirna-dovolilnica',
  '/obrazci/parkirna-dovolilnica/stanje',
  '/preverjanje',
  '/prijava',
  '/odjava',
  '/ponastavitev-gesla',
  '/ponastavitev-gesla/{token}',
  '/403',
  '/404',
  '/500',
  '/nadzorna-plosca',
  '/nadzorna-plosca/vloge/parkirna-dovolilnica',
  '/nadzorna-plosca/vloge/parkirna-dovolilnica/{id}/zamenjava',
  '/nastavitve',
  '/parkiranje',
  '/vloge',
  '/vloge/parkirna-dovolilnica',
  '/vloge/{id}',
  '/dovolilnice/',
  '/dovolilnice/parkirna-dovolilnica',
  '/dovolilnice/{id}',
  '/uporabniki',
  '/uporabniki/{id}',
  '/uporabniki/{id}/vloge/parkirna-dovolilnica',
  '/uporabniki/{id}/dovolilnice/parkirna-dovolilnica',
  '/dogodki',
  '/potopni-stebricki/upravljanje',
  '/potopni-stebricki/arhiv',
  '/izvoz-podatkov',
] as const

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1')
const patterns = screenPaths.map((path) => new RegExp(`^${withoutSlash(path).replace(/\{\w+\}/g, '[^/]+')}$`))

/** Whether a path, without its query, is a screen. `/403`, `/404` and `/500` are, and answer with their own status. */
export const isScreen = (path: string): boolean => patterns.some((pattern) => pattern.test(withoutSlash(path)))
