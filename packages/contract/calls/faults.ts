import { invalidJson, offline } from '../texts/messages.ts';

/** Why there is no usable answer, and the words for it. Spec §8. */
export const FAULT_MESSAGE = { fetch_error: offline, invalid_json: invalidJson } as const;

export type Fault = keyof typeof FAULT_MESSAGE;
