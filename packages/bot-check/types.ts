/** Why there is no token. */
export type Trouble = 'unreachable' | 'refused' | 'unsolved' | 'consent';

/** Thrown in the place of a token: what is wrong, in a word that is none for visitors. */
export class BotCheckError extends Error {
	readonly trouble: Trouble;

	constructor(trouble: Trouble, options?: ErrorOptions) {
		super(`bot check: ${trouble}`, options);
		this.trouble = trouble;
	}
}

/** What an adapter is given: the owner's key, a place in the form for what a visitor may have to do, and a way to say so. */
export interface Challenge {
	readonly siteKey: string;
	readonly place: () => HTMLElement;
	readonly asksVisitor: () => void;
}

/** One for each provider. A token counts once, so each try asks for another. */
export interface Adapter {
	token: (action: string) => Promise<string>;
	/** Begins anew after a lost connection, where the provider can. */
	reset?: () => void;
}
