import type { ComponentType } from 'react'

/** Texts that belong to a feature and are shown in dialogs here; routes.tsx hands them over. */
export interface InformationTexts {
  Terms: ComponentType
  Instructions: ComponentType
}
