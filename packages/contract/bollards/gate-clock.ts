/** Seconds by which a gate's clock may differ from the server's. Commands live five, so beyond this some expire on their way, or are taken too late. */
const toleratedSeconds = 2

/** Whether the clock of a gate is so wrong that somebody should set it. @param seconds ahead of the server's; negative: behind */
export const isClockWrong = (seconds: number): boolean => Math.abs(seconds) > toleratedSeconds
