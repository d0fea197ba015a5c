/** What a decision that nobody asked for says beside its reason: what was found, how the party was heard, and why it takes effect at once. */
export const found = {
  facts: 'Po uradnih evidencah stranka na naslovu ne prebiva več.',
  heard: 'own_data',
  at_once: 'Tako določa 12. člen zakona, ker je ogrožena varnost pešcev.',
} as const
