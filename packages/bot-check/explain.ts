import { TEXT } from '@gazetteer/contract';
import { BotCheckError, type Trouble } from './types.ts';

const SERVICE: Readonly<Partial<Record<string, string>>> = {
	recaptcha: 'Google reCAPTCHA',
	turnstile: 'Cloudflare Turnstile',
	hcaptcha: 'hCaptcha',
};

const WORDS: Readonly<Record<Trouble, string>> = {
	unreachable: TEXT.robotCheckBlocked,
	refused: TEXT.robotCheckRefused,
	unsolved: TEXT.robotCheckUnsolved,
	consent: TEXT.robotCheckConsent,
};

/**
 * Returns the error message for the visitor. An unknown error means that the provider could not be
 * loaded.
 */
export function explain(
	error: unknown,
	provider: string,
	translate: (text: string) => string,
): string {
	const trouble = error instanceof BotCheckError ? error.trouble : 'unreachable';
	const isOffline = trouble === 'unreachable' && !navigator.onLine;
	const words = translate(isOffline ? TEXT.robotCheckOffline : WORDS[trouble]);
	return words.replace('{service}', SERVICE[provider] ?? provider);
}
