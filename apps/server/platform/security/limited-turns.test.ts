import { expect, test } from 'vitest'
import { limitedTurns } from './limited-turns.ts'

/** Works that end when the test says so, and how many run. */
const heldWorks = () => {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, (running += 1))
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
  }
  return { work, most: () => most, endOne: () => ends.shift()?.() }
}

test('runs so many at once, lets so many wait, and refuses the next', async () => {
  const inTurn = limitedTurns({ atOnce: 2, mostWaiting: 3 })
  const { work, most, endOne } = heldWorks()
  const taken = Array.from({ length: 5 }, () => inTurn(work))
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable' })
  for (let count = 0; count < 5; count += 1) {
    endOne()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all(taken)
  expect(most()).toBe(2)
})

test('gives a turn that ends to who waits, and to nobody beside them', async () => {
  const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 1 })
  const { work, most, endOne } = heldWorks()
  const first = inTurn(work)
  const second = inTurn(work)
  endOne()
  await first
  const third = inTurn(work)
  for (let count = 0; count < 4; count += 1) {
    endOne()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.all([second, third])
  expect(most()).toBe(1)
})

test('gives the turn back when a work fails', async () => {
  const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 0 })
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(inTurn(() => Promise.resolve('done'))).resolves.toBe('done')
})

test('refuses who has waited too long, and gives their turn to nobody', async () => {
  const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 1, waitMs: 1 })
  const { work, endOne } = heldWorks()
  const first = inTurn(work)
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable' })
  endOne()
  await first
  await expect(inTurn(() => Promise.resolve('done'))).resolves.toBe('done')
})

test('lets who leaves their turn for a while come back before newcomers, however long that takes', async () => {
  const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 2 })
  const { work, endOne } = heldWorks()
  const order: string[] = []
  const part = Promise.withResolvers<void>()
  const leaving = inTurn(async (outside) => {
    await outside(() => part.promise)
    order.push('back')
  })
  const inside = inTurn(work)
  const newcomer = inTurn(async () => void order.push('newcomer'))
  part.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  endOne()
  await Promise.all([leaving, inside, newcomer])
  expect(order).toEqual(['back', 'newcomer'])
})

test('has as many turns as before when a part outside fails', async () => {
  const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 0 })
  await expect(inTurn((outside) => outside(() => Promise.reject(new Error('broken'))))).rejects.toThrow('broken')
  const { work, endOne } = heldWorks()
  const held = inTurn(work)
  await expect(inTurn(work)).rejects.toMatchObject({ code: 'unavailable' })
  endOne()
  await held
})
