import { useEffect } from 'react'
import { useParameters } from '../../platform/resources/resources.ts'
import { applyTownColours } from '../theme/town-colours.ts'

export const useTownColours = (): void => {
  const colours = useParameters()?.colours
  useEffect(() => {
    if (colours !== undefined) applyTownColours(colours)
  }, [colours])
}
