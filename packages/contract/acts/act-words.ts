/** The parts of an act that a town words, in the order of the paper. A part without words is left out. */
export const actSections = [
  'subtitle',
  'introduction',
  'ruling',
  'claim',
  'facts',
  'provisions',
  'assessment',
  'remedy',
  'service',
] as const
export type ActSection = (typeof actSections)[number]

/** The words of an act, by part. Each line of the ruling is a numbered point, each other line a paragraph. */
export type ActWords = Record<ActSection, string>
