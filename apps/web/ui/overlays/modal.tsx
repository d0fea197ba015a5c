import { Modal as MantineModal } from '@mantine/core'
import type { ModalProps } from '@mantine/core'
import { unbrokenWords } from '../vehicles/unbroken.tsx'
import { useBackCloses } from './use-back-closes.ts'

/** Mantine's modal dialog, which Back closes too: the one that screens behind login use. */
export const Modal = (props: ModalProps) => {
  useBackCloses(props.opened, props.onClose)
  return <MantineModal {...props} title={unbrokenWords(props.title)} />
}
