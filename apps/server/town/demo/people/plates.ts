import type { Random } from '../random.ts'

const areas = ['LJ', 'LJ', 'KR', 'CE', 'MB', 'NM', 'GO', 'KP', 'PO', 'MS', 'SG', 'KK']
const letters = ['VZ', 'PR', 'ZG', 'DE', 'NV', 'IZ', 'PS']

/** A plate of the town. */
export const makePlate = (random: Random): string => `${random.pick(areas)} ${random.pick(letters)}-${random.int(100, 999)}`
