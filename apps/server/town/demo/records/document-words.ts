import type { Row } from '../../../platform/database/tables.ts'

/** What a demo document is about. */
interface Matter {
  type: string
  name: string
  row: Pick<Row<'application'>, 'number' | 'name' | 'street' | 'post_code' | 'city' | 'plates' | 'valid_from'>
  /** The document's last day, if it has one. */
  expires: string | null
  /** It names another house than the application: the applicant has moved. */
  moved: boolean
}

const inWords = (day: string): string => day.split('-').toReversed().map(Number).join('. ')

/** Two houses further: `Lipova ulica 7` is `Lipova ulica 9`. */
const neighbour = (street: string): string => street.replace(/\d+/, (number) => String(Number(number) + 2))

/** The lines of a document as its kind would say them; the first is its title. Each says that it is invented. */
export const documentWords = ({ type, name, row, expires, moved }: Matter): string[] => {
  const street = moved ? neighbour(row.street) : row.street
  const address = `${street}, ${row.post_code} ${row.city}`
  const end = expires === null ? [] : ['', `Velja do: ${inWords(expires)}`]
  const about: Record<string, string[]> = {
    vehicle_registration: [
      ...row.plates.map((plate) => `A   registrska oznaka: ${plate}`),
      `C.1.1   ime in priimek lastnika: ${row.name}`,
      `C.1.3   naslov: ${address}`,
    ],
    temporary_residence: ['Potrjuje se prijava začasnega prebivališča.', '', `Ime in priimek: ${row.name}`, `Naslov: ${address}`],
    company_vehicle: [`Vozilo ${row.plates.join(', ')} uporablja:`, row.name],
    reason_statement: ['Dostava in dovoz na naslov na območju.', `Vozilo: ${row.plates.join(', ')}`, `Dan: ${inWords(row.valid_from)}`],
    event_approval: [`Organizator: ${row.name}`, `Dan prireditve: ${inWords(row.valid_from)}`],
    plate_list: ['Vozila:', ...row.plates],
    official_list: ['Službena vozila:', ...row.plates],
  }
  const usual = [`Ime ali naziv: ${row.name}`, `Naslov: ${address}`]
  return [name, `Vloga ${row.number}`, '', ...(about[type] ?? usual), ...end, '', 'Vzorec. Dokument je izmišljen.']
}
