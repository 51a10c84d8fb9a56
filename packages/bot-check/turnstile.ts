import { TIMING } from '@gazetteer/contract';
import { loadLibrary } from './library.ts';
import { BotCheckError, type Adapter, type Challenge, type Trouble } from './types.ts';

interface Turnstile {
	readonly render: (place: HTMLElement, options: Record<string, unknown>) => string | undefined;
	readonly remove: (id: string) => void;
}

const SERVICE = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

const there = () => {
	const { turnstile } = window as { turnstile?: Partial<Turnstile> };
	return turnstile?.render && turnstile.remove ? (turnstile as Turnstile) : undefined;
};

/** Turnstile's error codes for an invalid site key or domain. */
const KEY = /^(1101|1102|4000)/;
/** Turnstile's error codes for an iframe that could not be loaded. */
const NETWORK = /^2005/;

const troubleOf = (code: unknown): Trouble => {
	const text = String(code);
	if (KEY.test(text)) return 'refused';
	return NETWORK.test(text) ? 'unreachable' : 'unsolved';
};

/**
 * The adapter of Turnstile, which shows a challenge only to some visitors. Each token needs a new
 * widget.
 */
export const turnstile = ({ siteKey, place, asksVisitor }: Challenge): Adapter => ({
	async token(action) {
		const api = await loadLibrary({
			service: SERVICE,
			address: `${SERVICE}?render=explicit`,
			there,
		});
		let box: string | undefined;
		let timer: ReturnType<typeof setTimeout> | undefined;
		try {
			return await new Promise<string>((resolve, reject) => {
				const fail = (trouble: Trouble) => () => reject(new BotCheckError(trouble));
				timer = setTimeout(fail('unreachable'), TIMING.botCheckResponseLimit);
				box = api.render(place(), {
					sitekey: siteKey,
					action,
					appearance: 'interaction-only',
					size: 'flexible',
					retry: 'never',
					'refresh-expired': 'manual',
					'refresh-timeout': 'manual',
					'response-field': false,
					callback: resolve,
					'error-callback': (code: unknown) => {
						reject(new BotCheckError(troubleOf(code), { cause: code }));
						return true;
					},
					'expired-callback': fail('unsolved'),
					'timeout-callback': fail('unsolved'),
					'unsupported-callback': fail('unreachable'),
					'before-interactive-callback': () => {
						clearTimeout(timer);
						asksVisitor();
					},
				});
			});
		} catch (cause) {
			// `render()` throws if the site key is malformed.
			throw cause instanceof BotCheckError ? cause : new BotCheckError('refused', { cause });
		} finally {
			clearTimeout(timer);
			if (box !== undefined) api.remove(box);
		}
	},
});
