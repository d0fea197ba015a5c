import { expect, test } from 'vitest'
import { parameterChangesSchema } from './operations.ts'

const arms = parameterChangesSchema.shape.municipality.def.innerType.shape.coat_of_arms

test.each(['/grb.svg', '/slike/grb-2.png', 'data:image/png;base64,AAAA', null])('%s may be the coat of arms', (picture) => {
  expect(arms.safeParse(picture).success).toBe(true)
})

test.each(['//evil.example/x.png', '/x//y.png', '/../x.png', '/x/../y.png', 'https://evil.example/x.png', 'x.png', '/'])(
  '%s, which may be another site’s picture, may not',
  (picture) => {
    expect(arms.safeParse(picture).success).toBe(false)
  },
)
