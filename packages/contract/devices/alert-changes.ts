/** Something about a device that somebody should look at. `detail` tells two of one kind apart; empty where there is one at most. */
export interface Condition<Kind extends string = string> {
  kind: Kind
  detail: string
}

const isSame = (a: Condition, b: Condition): boolean => a.kind === b.kind && a.detail === b.detail

/** Which alerts begin and which end, so that those open are what is wrong now. */
export const alertChanges = <Open extends Condition, Now extends Condition>(open: readonly Open[], now: readonly Now[]) => ({
  begun: now.filter((one) => !open.some((other) => isSame(one, other))),
  ended: open.filter((one) => !now.some((other) => isSame(one, other))),
})
