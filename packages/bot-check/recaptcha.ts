import { bring, lateness } from './library.ts';
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

/** Google's error messages for an invalid key, and for a key without a loaded client. */
const isKeyTrouble = (error: unknown) => /site ?key/i.test(String(Object(error).message));

/** reCAPTCHA v3, which never shows a challenge. */
export function recaptcha({ siteKey, place }: Challenge): Adapter {
	const address = `${SERVICE}?render=${encodeURIComponent(siteKey)}`;
	let client: string | number = siteKey;

	const execute = async (api: Grecaptcha, action: string): Promise<string> => {
		try {
			return await api.execute(client, { action });
		} catch (error) {
			if (!isKeyTrouble(error)) throw error;
			// Another script loaded the library for another key, so render a client for ours.
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
			const api = await bring({ service: SERVICE, address, there });
			const ready = new Promise<void>((run) => api.ready(run));
			return Promise.race([ready.then(() => execute(api, action)), lateness()]);
		},
		reset() {
			try {
				there()?.reset?.();
			} catch (error) {
				// reCAPTCHA v3 has no widget to reset.
				console.warn(error);
			}
		},
	};
}
