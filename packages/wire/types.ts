/** Nothing is sent as an empty text, since servers tell an empty value from a missing one. */
export type Param = string | number | null | undefined;

export type Params = Readonly<Record<string, Param | readonly Param[]>>;

/** Turns an answer's body into what the caller needs. The wire's words stop here. */
export type Read<T> = (body: unknown) => T;

export type Fetch = typeof globalThis.fetch;

export interface CallOptions {
	signal?: AbortSignal | undefined;
	/** Milliseconds after which no answer counts as a lost connection. */
	timeout?: number | undefined;
}
