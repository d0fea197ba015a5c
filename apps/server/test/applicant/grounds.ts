/** What a decision that nobody asked for says beside its reason: what was found, how the party was heard, why it takes effect at once, and of a suspension what it waits for and its last day. */
export const found = {
  facts: 'Po uradnih evidencah stranka na naslovu ne prebiva več.',
  heard: 'own_data',
  at_once: 'Tako določa 12. člen zakona, ker je ogrožena varnost pešcev.',
  awaits: 'Izjava imetnika o ugotovitvah redarske službe.',
  ends_on: '2027-01-31',
} as const

/** The least that a rejection says beside its reason: what was found, and that the party itself told it. */
export const byRecords = { heard: 'own_data', facts: 'Vpogled v uradno evidenco prebivališč.' } as const
