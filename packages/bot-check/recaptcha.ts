import { loadLibrary, rejectAfter } from './library.ts';
import { BotCheckError, type Adapter, type Challenge } from './types.ts';

interface Grecaptcha {
	readonly ready: (run: () => void) => void;
	readonly execute: (client: string | number, options: { action: string }) => PromiseLike<string>;
	readonly render?: (place: HTMLElement, options: Record<string, string>) => number;
	readonly reset?: () => void;
}

const SERVICE = 'https://www.google.com/recaptcha/api.js';

const there = () => {
	const { grecaptcha } = window as { grecaptcha?: Partial<Grecaptcha> };
	return grecaptcha?.execute && grecaptcha.ready ? (grecaptcha as Grecaptcha) : undefined;
};

/**
 * Matches Google's error messages for an invalid site key, and for a site key that the script was
 * not loaded with.
 */
const isKeyError = (error: unknown) => /site ?key/i.test(String(Object(error).message));

/** The adapter of reCAPTCHA v3, which shows no challenge. */
export function recaptcha({ siteKey, place }: Challenge): Adapter {
	const address = `${SERVICE}?render=${encodeURIComponent(siteKey)}`;
	let client: string | number = siteKey;

	const execute = async (api: Grecaptcha, action: string): Promise<string> => {
		try {
			return await api.execute(client, { action });
		} catch (error) {
			if (!isKeyError(error)) throw error;
			// If the script was loaded with another site key, render a reCAPTCHA client for this
			// one.
			if (
				client !== siteKey ||
				!api.render ||
				document.querySelector(`script[src="${address}"]`)
			) {
				throw new BotCheckError('refused', { cause: error });
			}
			client = api.render(place(), { sitekey: siteKey, size: 'invisible' });
			return execute(api, action);
		}
	};
	return {
		async token(action) {
			const api = await loadLibrary({ service: SERVICE, address, there });
			const ready = new Promise<void>((run) => api.ready(run));
			return Promise.race([ready.then(() => execute(api, action)), rejectAfter()]);
		},
		reset() {
			try {
				there()?.reset?.();
			} catch (error) {
				// reCAPTCHA throws if it has no client to reset.
				console.warn(error);
			}
		},
	};
}
