import { escapeHtml } from '../../apps/server/platform/security/escape-html.ts'

/** What stands on a document; all people and streets are invented. */
export interface Said {
  plate: string
  name: string
  street: string
  ends: string
}

export interface Sheet {
  type: string
  width: number
  height: number
  /** The elements of an SVG. */
  drawing: string
}

const spoken = (day: string): string => day.split('-').toReversed().map(Number).join('. ')

const text = (x: number, y: number, size: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escapeHtml(words)}</text>`

const waves = (width: number, height: number): string =>
  Array.from({ length: Math.floor(height / 22) }, (_, index) => {
    const y = 60 + index * 22
    return `<path d="M0 ${y}c${width / 6}-26 ${width / 3} 26 ${width / 2} 0s${width / 3}-26 ${width / 2} 0" fill="none" stroke="#cfe3d6" stroke-width="1.2"/>`
  }).join('')

/** A card whose labels stand over their values, on a ground with lines. */
export const registration = ({ plate, name, street, ends }: Said): Sheet => {
  const [first = '', ...surname] = name.toUpperCase().split(' ')
  const field = (x: number, y: number, code: string, label: string, value: string): string =>
    text(x, y, 12, code, 'font-weight="bold" fill="#2c5b53"') +
    text(x + 42, y, 11, label, 'fill="#5c7570"') +
    text(x + 42, y + 23, 17, value)
  return {
    ...{ type: 'vehicle_registration', width: 620, height: 420 },
    drawing: [
      '<rect width="620" height="420" fill="#eef5ee"/>',
      waves(620, 420),
      text(94, 38, 18, 'PROMETNO DOVOLJENJE', 'font-weight="bold" fill="#1d473f"'),
      text(94, 58, 11, 'Republika Slovenija · vzorec', 'fill="#5c7570"'),
      field(20, 96, 'A', 'registrska oznaka', plate),
      field(320, 96, 'I', 'datum registracije', '15.12.2023'),
      field(20, 156, 'C.1.1', 'priimek lastnika', surname.join(' ')),
      field(320, 156, 'C.1.2', 'ime lastnika', first),
      field(20, 216, 'C.1.3', 'naslov', `${street.toUpperCase()}, LIPOGRAD`),
      field(20, 276, 'D.1', 'znamka', 'VZOREC'),
      field(320, 276, 'P.3', 'vrsta goriva', 'ELEKTRIKA'),
      field(20, 336, 'H', 'veljavnost', spoken(ends)),
      field(320, 336, 'F.1', 'masa', '1988 KG'),
    ].join(''),
  }
}

/** An A4 letter of lines. */
const letter = (type: string, title: string, lines: readonly string[], serif = false): Sheet => ({
  ...{ type, width: 794, height: 1123 },
  drawing: [
    '<rect width="794" height="1123" fill="#fdfdfb"/>',
    text(80, 90, 13, 'Upravna enota Lipograd, Glavni trg 1, 1295 Lipograd', 'fill="#333"'),
    text(80, 112, 13, 'Številka: 214-17/2026, datum: 3. 11. 2026', 'fill="#333"'),
    text(80, 190, 22, title, 'font-weight="bold"'),
    ...lines.map((line, index) => text(80, 250 + index * 30, 16, line, serif ? 'font-family="DejaVu Serif"' : '')),
    text(80, 1040, 12, 'Žig in podpis: vzorec, listina je izmišljena', 'fill="#555"'),
  ].join(''),
})

export const residence = ({ name, street, ends }: Said): Sheet =>
  letter(
    'temporary_residence',
    'POTRDILO O ZAČASNEM PREBIVALIŠČU',
    [
      'Na podlagi uradne evidence se potrjuje, da je prijavljen',
      '',
      `Ime in priimek: ${name}`,
      `Naslov: ${street}, 1295 Lipograd`,
      `Začasno prebivališče velja do: ${spoken(ends)}`,
      '',
      'Potrdilo se izdaja za uveljavljanje pravic pri občini.',
    ],
    true,
  )

export const lease = ({ name, street }: Said): Sheet =>
  letter('ownership_or_lease', 'NAJEMNA POGODBA', [
    'Najemodajalec: Zvonimir Brglez, Lipova pot 22, 1295 Lipograd',
    `Najemnik: ${name}`,
    '',
    `Predmet najema je garažno mesto na naslovu ${street} v Lipogradu.`,
    'Najemnina znaša 60,00 € na mesec in se plača do 8. v mesecu.',
    'Pogodba je sklenjena za nedoločen čas.',
  ])

export const licence = ({ name, ends }: Said): Sheet =>
  letter('taxi_licence', 'LICENCA ZA AVTOTAKSI PREVOZE', [
    `Imetnik: ${name}`,
    'Vrsta prevozov: avtotaksi prevozi oseb',
    '',
    `Velja do: ${spoken(ends)}`,
  ])

export const statement = ({ plate, name }: Said): Sheet =>
  letter(
    'company_vehicle',
    'IZJAVA O UPORABI SLUŽBENEGA VOZILA',
    [
      `Izjavljamo, da vozilo z registrsko oznako ${plate}`,
      `uporablja naša delavka oziroma delavec ${name}`,
      'za prihod na delo in za službene poti.',
    ],
    true,
  )
