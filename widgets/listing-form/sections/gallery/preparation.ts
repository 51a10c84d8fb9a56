import { allowsUntrustedHtml } from '@gazetteer/clean-html';
import { fillIn, LIMIT, TEXT, TIMING } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { acceptedTypes, createPreparer, type Refusal } from '@gazetteer/photos';
import { createStore, type Store } from '@gazetteer/store';

const WORDS: Readonly<Record<Refusal, string>> = {
	gone: TEXT.pictureGone,
	unreadable: TEXT.pictureUnreadable,
};

/** The key distinguishes files with the same name. */
export interface RefusedFile {
	readonly key: number;
	readonly words: string;
}

export interface Preparation {
	/** The messages about refused files. The visitor closes each one. */
	readonly refusals: Store<readonly RefusedFile[]>;
	/** Returns the prepared file, or undefined if the file is refused. */
	readonly prepare: (file: File) => Promise<File | undefined>;
	/** Resolves when no file is being prepared. */
	readonly ready: () => Promise<void>;
}

export function createPreparation(input: HTMLInputElement, leaving: AbortSignal): Preparation {
	const prepareFile = createPreparer({
		types: acceptedTypes(input),
		longestSide: LIMIT.pictureSide,
		timeLimit: TIMING.photoLimit,
		allowsWorker: allowsUntrustedHtml,
		leaving,
	});
	const refusals = createStore<readonly RefusedFile[]>([]);
	let refused = 0;
	const running = new Set<Promise<unknown>>();

	const prepare = async (chosen: File) => {
		const { file, refusal } = await prepareFile(chosen);
		if (refusal) {
			const words = fillIn(pageText(WORDS[refusal]), { name: chosen.name });
			refusals.update((before) => [...before, { key: (refused += 1), words }]);
			announce(words);
		}
		return file;
	};
	return {
		refusals,
		prepare(chosen) {
			const prepared = prepare(chosen);
			// Remove the promise in a later microtask, so that the caller handles the file before
			// `ready` resolves.
			const settled: Promise<unknown> = prepared
				.catch(() => {})
				.then(() => running.delete(settled));
			running.add(settled);
			return prepared;
		},
		async ready() {
			while (running.size) await Promise.all(running);
		},
	};
}
