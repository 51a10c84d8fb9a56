import { BOT_REGISTRY, TIMING } from '@gazetteer/contract';
import { loadLibrary } from './library.ts';
import { BotCheckError, type Adapter, type Challenge } from './types.ts';

/** The function that another plugin's script registers. It returns a token for one submission. */
type TokenSource = (request: {
	readonly siteKey: string;
	readonly action: string;
	readonly place: HTMLElement;
	readonly asksVisitor: () => void;
}) => PromiseLike<string> | string;

const registered = (slug: string) => {
	const sources: unknown = Reflect.get(window, BOT_REGISTRY);
	const source: unknown = sources && Reflect.get(Object(sources), slug);
	return typeof source === 'function' ? (source as TokenSource) : undefined;
};

/** Creates the adapter of a provider that another plugin registered. */
export const other =
	(slug: string, script: string) =>
	({ siteKey, place, asksVisitor }: Challenge): Adapter => ({
		async token(action) {
			const address = new URL(script, location.href).href;
			const there = () => registered(slug);
			const source = await loadLibrary({ service: address, address, there });
			let timer: ReturnType<typeof setTimeout> | undefined;
			const late = new Promise<never>((_, reject) => {
				const giveUp = () => reject(new BotCheckError('unreachable'));
				timer = setTimeout(giveUp, TIMING.botCheckResponseLimit);
			});
			const request = {
				siteKey,
				action,
				place: place(),
				asksVisitor() {
					clearTimeout(timer);
					asksVisitor();
				},
			};
			try {
				const token: unknown = await Promise.race([source(request), late]);
				return typeof token === 'string' ? token : '';
			} catch (cause) {
				throw cause instanceof BotCheckError
					? cause
					: new BotCheckError('unsolved', { cause });
			} finally {
				clearTimeout(timer);
			}
		},
	});
