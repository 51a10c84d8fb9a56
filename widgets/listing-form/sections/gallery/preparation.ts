import { fillIn, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { createStore, type Store } from '@gazetteer/store';
import { createPreparer } from './preparing/preparer.ts';
import type { Refusal } from './preparing/prepare.ts';

/** The types that older servers accept, used if the input has no `accept` attribute. */
const OLDER_TYPES = [
	'image/jpeg',
	'image/png',
	'image/gif',
	'image/bmp',
	'image/tiff',
	'image/x-icon',
];

const WORDS: Readonly<Record<Refusal, string>> = {
	gone: TEXT.pictureGone,
	unreadable: TEXT.pictureUnreadable,
};

export function typesOf(input: HTMLInputElement): readonly string[] {
	const types = input.accept.split(',').map((type) => type.trim().toLowerCase());
	const named = types.filter((type) => /^image\/[\w.+-]+$/.test(type));
	return named.length ? named : OLDER_TYPES;
}

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
	const prepareFile = createPreparer(typesOf(input), leaving);
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
