/** The way to the form that renews a permit, filled from it. */
export const renewalWay = (permitId: string) => ({
  to: '/nadzorna-plosca/vloge/parkirna-dovolilnica',
  search: { podaljsanje: permitId },
})
