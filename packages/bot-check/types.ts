/** Why there is no token. */
export type Trouble = 'unreachable' | 'refused' | 'unsolved' | 'consent';

/** Thrown if there is no token. `trouble` is a code, not a message for visitors. */
export class BotCheckError extends Error {
	readonly trouble: Trouble;

	constructor(trouble: Trouble, options?: ErrorOptions) {
		super(`bot check: ${trouble}`, options);
		this.trouble = trouble;
	}
}

/** The input of an adapter: the site key, an element for a challenge, and a callback that reports one. */
export interface Challenge {
	readonly siteKey: string;
	readonly place: () => HTMLElement;
	readonly asksVisitor: () => void;
}

/** The adapter of a provider. A token is valid once, so each submission requests another. */
export interface Adapter {
	token: (action: string) => Promise<string>;
	/** Resets the provider after a lost connection, if it can. */
	reset?: () => void;
}
