import { invalidJson, offline } from '../texts/messages.ts';

/** The messages for calls without a usable response. Spec §8. */
export const FAULT_MESSAGE = { fetch_error: offline, invalid_json: invalidJson } as const;

export type Fault = keyof typeof FAULT_MESSAGE;
