import { __ } from '@wordpress/i18n';

/** What the server said about why, or that it said nothing. */
export function failureText(thrown: unknown): string {
	const { message, code } = (thrown ?? {}) as { message?: unknown; code?: unknown };
	return typeof message === 'string' && code !== undefined && code !== 'fetch_error'
		? message
		: __('The site did not answer. Check your connection and try again.', 'gazetteer');
}
