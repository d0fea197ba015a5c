/** How an appeal reached the organ: handed over, spoken into the minutes, by post, electronically. */
export const appealManners = ['in_person', 'on_record', 'post', 'electronic'] as const
export type AppealManner = (typeof appealManners)[number]

/** The administrative fee of the appeal. What it costs stands in the act's legal remedy. */
export const appealFees = ['unpaid', 'paid', 'exempt'] as const
export type AppealFee = (typeof appealFees)[number]

/** Why an appeal is not taken up (ZUP, art. 240): too late, not allowed against this act, by somebody who may not, not completed in its term. */
export const dismissalGrounds = ['late', 'not_allowed', 'not_entitled', 'incomplete'] as const
export type DismissalGround = (typeof dismissalGrounds)[number]

/**
 * What the organ of second instance decided (ZUP, art. 246 to 251): it dismissed the appeal or rejected it, annulled the act and sent the matter
 * back, or decided in the matter itself: in the party's favour (`changed_in_favour`) or not (`changed`).
 */
export const decisionOutcomes = ['dismissed', 'rejected', 'annulled', 'changed_in_favour', 'changed'] as const
export type DecisionOutcome = (typeof decisionOutcomes)[number]

/** Outcomes after which what the act ended goes on. */
export const undoingOutcomes: readonly DecisionOutcome[] = ['annulled', 'changed_in_favour']

/** Outcomes after which the act is gone. */
export const replacingOutcomes: readonly DecisionOutcome[] = [...undoingOutcomes, 'changed']

/** Whether an appeal came within its term; unknown while the day of service is not recorded. */
export const appealTimeliness = ['in_time', 'late', 'unknown'] as const
export type AppealTimeliness = (typeof appealTimeliness)[number]
