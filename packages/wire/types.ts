/** Nothing is sent as an empty text, since servers tell an empty value from a missing one. */
export type Param = string | number | null | undefined;

export type Params = Readonly<Record<string, Param | readonly Param[]>>;

/** Converts a response body to what the caller needs. Names of the protocol stay in these functions. */
export type Read<T> = (body: unknown) => T;

export type Fetch = typeof globalThis.fetch;

export interface CallOptions {
	signal?: AbortSignal | undefined;
	/** Milliseconds after which no answer counts as a lost connection. */
	timeout?: number | undefined;
}

/** One answer of the server, read to its end. */
export interface Answer {
	status: number;
	/** True when the request ended somewhere else, which for a member mostly means at the login. */
	redirected: boolean;
	/** The header, when the server asks to be left alone for a while. */
	retryAfter: string | null;
	text: string;
}

/** `body` is what the text says, and null where none was sent (204). */
export interface ReadAnswer extends Answer {
	body: unknown;
}
