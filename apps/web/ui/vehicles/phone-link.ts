/** The address that calls a number, without what people write into it to read it more easily. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[\s()/-]/g, '')}`
