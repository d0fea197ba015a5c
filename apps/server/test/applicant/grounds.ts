/** What a decision that nobody asked for says beside its reason: what was found, and how the party was heard. */
export const found = { facts: 'Po uradnih evidencah stranka na naslovu ne prebiva več.', heard: 'own_data' } as const
