/**
 * A parameter of a call. Null and undefined are sent as an empty string, because servers treat a
 * missing parameter differently.
 */
export type Param = string | number | null | undefined;

export type Params = Readonly<Record<string, Param | readonly Param[]>>;

/**
 * Converts a response body to what the caller needs. Only these functions contain the server's key
 * names.
 */
export type Read<T> = (body: unknown) => T;

export type Fetch = typeof globalThis.fetch;

export interface CallOptions {
	signal?: AbortSignal | undefined;
	/** The timeout in milliseconds. After that, the call fails with `fetch_error`. */
	timeout?: number | undefined;
}

/** A complete response of the server. */
export interface Answer {
	status: number;
	/**
	 * Whether the response came from another URL. For a logged-in user, that is usually the login
	 * page.
	 */
	redirected: boolean;
	/** The value of the `Retry-After` header. */
	retryAfter: string | null;
	text: string;
}

/** A response with its parsed body. `body` is null if the server sent none (204). */
export interface ReadAnswer extends Answer {
	body: unknown;
}
