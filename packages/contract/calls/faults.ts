import { invalidJson, offline } from '../texts/messages.ts';

/** Error messages for requests that received no response, or no valid JSON. Spec §8. */
export const FAULT_MESSAGE = { fetch_error: offline, invalid_json: invalidJson } as const;

export type Fault = keyof typeof FAULT_MESSAGE;
