/** Why the provider returned no token. */
export type Trouble = 'unreachable' | 'refused' | 'unsolved' | 'consent';

/**
 * Thrown if the bot check returned no token. `trouble` is an error code, for which `explain()`
 * returns a message.
 */
export class BotCheckError extends Error {
	readonly trouble: Trouble;

	constructor(trouble: Trouble, options?: ErrorOptions) {
		super(`bot check: ${trouble}`, options);
		this.trouble = trouble;
	}
}

/**
 * The input of an adapter: the site key, an element for a challenge, and a callback for when a
 * challenge appears.
 */
export interface Challenge {
	readonly siteKey: string;
	readonly place: () => HTMLElement;
	readonly asksVisitor: () => void;
}

/** Requests tokens from a provider. A token is valid once, so each submission requests a new one. */
export interface Adapter {
	token: (action: string) => Promise<string>;
	/** Resets the provider after a lost connection. Not every provider supports this. */
	reset?: () => void;
}
