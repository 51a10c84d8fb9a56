import { TIMING } from '@gazetteer/contract';
import { loadLibrary } from './library.ts';
import { BotCheckError, type Adapter, type Challenge, type Trouble } from './types.ts';

interface Hcaptcha {
	readonly render: (place: HTMLElement, options: Record<string, unknown>) => string;
	readonly execute: (
		id: string,
		options: { async: true },
	) => PromiseLike<{ readonly response: string }>;
	readonly remove?: (id: string) => void;
}

const SERVICE = 'https://js.hcaptcha.com/1/api.js';
/** Disables the reCAPTCHA compatibility mode, because another form may use the real reCAPTCHA. */
const ADDRESS = `${SERVICE}?render=explicit&recaptchacompat=off`;

const there = () => {
	const { hcaptcha } = window as { hcaptcha?: Partial<Hcaptcha> };
	return hcaptcha?.render && hcaptcha.execute ? (hcaptcha as Hcaptcha) : undefined;
};

const TROUBLE: Readonly<Record<string, Trouble>> = {
	'challenge-closed': 'unsolved',
	'challenge-expired': 'unsolved',
	'challenge-error': 'unsolved',
	'rate-limited': 'unsolved',
	'network-error': 'unreachable',
	'script-error': 'unreachable',
	'internal-error': 'unreachable',
};

/** Converts an error of hCaptcha's script. An unknown error code counts as a rejected site key. */
function asError(cause: unknown): BotCheckError {
	if (cause instanceof BotCheckError) return cause;
	const word = typeof cause === 'string' ? cause : String(Object(cause).message);
	return new BotCheckError(TROUBLE[word] ?? 'refused', { cause });
}

/**
 * The adapter of hCaptcha in invisible mode, which shows challenges in an overlay. Each token needs
 * a new widget.
 */
export const hcaptcha = ({ siteKey, place }: Challenge): Adapter => ({
	async token() {
		const api = await loadLibrary({ service: SERVICE, address: ADDRESS, there });
		let id: string | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		try {
			const late = new Promise<never>((_, reject) => {
				const giveUp = () => reject(new BotCheckError('unreachable'));
				timer = setTimeout(giveUp, TIMING.botCheckResponseLimit);
			});
			id = api.render(place(), {
				sitekey: siteKey,
				size: 'invisible',
				'open-callback': () => clearTimeout(timer),
			});
			const { response } = await Promise.race([api.execute(id, { async: true }), late]);
			return response;
		} catch (cause) {
			throw asError(cause);
		} finally {
			clearTimeout(timer);
			if (id !== undefined) api.remove?.(id);
		}
	},
});
