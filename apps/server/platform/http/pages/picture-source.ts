import { isPlainOrigin } from '@dovolilnice/contract/resources/map-tiles'

/** A policy that takes pictures from one more server. It stays as it is where the origin is empty, or could say anything else in it, whoever let it through. */
export const withPictures = (policy: string, origin: string): string =>
  isPlainOrigin(origin) ? policy.replace(/(?<=^|;)img-src [^;]*/, (sources) => `${sources} ${origin}`) : policy
