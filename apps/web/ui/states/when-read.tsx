import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CallError } from '../../platform/kit.ts'
import { Modal } from '../overlays/modal.tsx'
import { OperationView } from './operation-view.tsx'

interface WhenReadProps<Output> {
  title: string
  query: UseQueryResult<Output, CallError>
  onClose: () => void
  /** The dialog with what was read. */
  children: (output: Output) => ReactNode
}

/** A dialog that must read something first: until then its frame, with the wait, or why it could not be read and a retry. */
export const WhenRead = <Output,>({ title, query, onClose, children }: WhenReadProps<Output>) =>
  query.data === undefined ? (
    <Modal opened size={600} title={title} onClose={onClose}>
      <OperationView query={query}>{() => null}</OperationView>
    </Modal>
  ) : (
    children(query.data)
  )
