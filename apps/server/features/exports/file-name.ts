/** `vloge-2026-11-21.csv`: what the list is called, in small letters without carons, which some systems break, and the day it was asked for. */
export const fileNameOf = (title: string, day: string, ending: string): string => {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .match(/[a-z0-9]+/g)
  return `${[...(words ?? []), day].join('-')}.${ending}`
}
