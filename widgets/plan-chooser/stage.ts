import type { Dispose } from '@gazetteer/dom';

type Draw = () => Promise<Dispose>;

/** Draws once, however often it is asked for. What could not come is asked for again the next time. */
export function stageOf(draw: Draw, leaving: AbortSignal) {
	let coming: Promise<Dispose> | undefined;
	let leave: Dispose = () => {};

	const begin = async () => {
		try {
			leave = await draw();
			return leave;
		} catch (error) {
			coming = undefined;
			throw error;
		}
	};
	return {
		open() {
			leaving.throwIfAborted();
			return (coming ??= begin());
		},
		close: () => leave(),
	};
}
