import { WireError } from './error.ts';
import { exchange, type ExchangeOptions } from './exchange.ts';

/** What WordPress answers when a member's proof has grown old. */
const STALE = '"rest_cookie_invalid_nonce"';

/** A visitor who is no longer signed in gets a page or a `0` in its place. */
const NONCE = /^[0-9a-f]{10}$/;

export const isStaleNonce = (error: unknown): error is WireError =>
	error instanceof WireError && (error.answer?.text.includes(STALE) ?? false);

/** WordPress hands out a fresh one under this AJAX action; null means that the session is over. */
export async function freshNonce(ajax: string, options: ExchangeOptions): Promise<string | null> {
	const address = `${ajax}${ajax.includes('?') ? '&' : '?'}action=rest-nonce`;
	const { text } = await exchange(address, {}, options);
	return NONCE.test(text.trim()) ? text.trim() : null;
}
