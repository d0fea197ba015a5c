import type { PermitKind } from '../permit-kind.ts'

/**
 * The kinds that people can ask for, with their prices: those that some type of user may choose, and the one whose tariff is the fee of a
 * replacement. The others are issued by clerks alone and do not belong on the public price list.
 */
export const listedKinds = <Kind extends Pick<PermitKind, 'user_types' | 'validity'>>(kinds: readonly Kind[]): Kind[] =>
  kinds.filter(({ user_types: types, validity }) => types.length > 0 || validity.rule === 'replaced')
