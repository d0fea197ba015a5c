/** Sent to a field that is about to get the focus: a form that shows its fields in steps opens the step of this one. It bubbles. */
export const revealEvent = 'reveal'

export const reveal = (field: HTMLElement | null | undefined): void => void field?.dispatchEvent(new Event(revealEvent, { bubbles: true }))
