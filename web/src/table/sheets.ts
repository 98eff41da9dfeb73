/** What may lie over a table. */

import type { Told } from '../api/types'
import type { Receipt } from './board'

export type OpenSheet = { kind: 'hint' } | { kind: 'resign' } | { kind: 'keys' } | { kind: 'who'; then: () => void }

/** A receipt, and the entry of the log it was opened from. */
export interface OpenReceipt {
  receipt: Receipt
  told: Told | null
}
