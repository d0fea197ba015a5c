import { linkOptions } from '@tanstack/react-router'

/** Link to the form that renews a permit, filled from it. */
export const renewalLink = (permitId: string) =>
  linkOptions({ to: '/nadzorna-plosca/vloge/parkirna-dovolilnica', search: { podaljsanje: permitId } })
