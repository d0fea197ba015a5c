import { createContext, useContext } from 'react'
import type { clerkTexts } from './clerk-form-texts.ts'
import { texts } from './form-texts.ts'

/** The words of the form: to the applicant, or about them where a clerk fills it in. */
export const FormWording = createContext<typeof texts | typeof clerkTexts>(texts)

export const useFormTexts = () => useContext(FormWording)
