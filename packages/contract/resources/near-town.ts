/** Degrees from the middle of the town's map within which its places must lie: about 80 to 110 km. Swapped axes lie thousands away. */
const farDegrees = 1

interface Place {
  latitude: number
  longitude: number
}

export const isNearTown = (town: Place, { latitude, longitude }: Place): boolean =>
  Math.abs(longitude - town.longitude) <= farDegrees && Math.abs(latitude - town.latitude) <= farDegrees
