import { TEXT, type BotProvider } from '@gazetteer/contract';
import { BotCheckError, type Trouble } from './types.ts';

const SERVICE: Readonly<Record<BotProvider, string>> = {
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

/** The error message for the visitor. Unknown errors count as "could not be loaded". */
export function explain(
	error: unknown,
	provider: BotProvider,
	translate: (text: string) => string,
): string {
	const trouble = error instanceof BotCheckError ? error.trouble : 'unreachable';
	const isOffline = trouble === 'unreachable' && !navigator.onLine;
	const words = translate(isOffline ? TEXT.robotCheckOffline : WORDS[trouble]);
	return words.replace('{service}', SERVICE[provider]);
}
