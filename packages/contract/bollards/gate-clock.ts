/** Seconds by which a gate's clock may differ from the server's, by which it counts only while it has none from its server. */
const toleratedSeconds = 2

/** Whether the clock of a gate is so wrong that somebody should set it. @param seconds ahead of the server's; negative: behind */
export const isClockWrong = (seconds: number): boolean => Math.abs(seconds) > toleratedSeconds
