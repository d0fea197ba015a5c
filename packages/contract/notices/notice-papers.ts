/** The notices that a town prints: the short one for its office, and the sign that stands at a bollard. Without zod, for pages that link to them. */
export const noticePapers = ['privacy', 'gate-sign'] as const
export type NoticePaperName = (typeof noticePapers)[number]

export const noticePaperPath = 'v1/notices/{paper}/pdf'
