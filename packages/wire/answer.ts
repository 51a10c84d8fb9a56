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
