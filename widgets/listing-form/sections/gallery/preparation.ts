import { fillIn, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { createStore, type Store } from '@gazetteer/store';
import { createPreparer } from './preparing/preparer.ts';
import type { Refusal } from './preparing/prepare.ts';

/** What long-standing servers take, where the input does not say. */
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

/** The types of pictures that an input takes, as it says itself. */
export function typesOf(input: HTMLInputElement): readonly string[] {
	const types = input.accept.split(',').map((type) => type.trim().toLowerCase());
	const named = types.filter((type) => /^image\/[\w.+-]+$/.test(type));
	return named.length ? named : OLDER_TYPES;
}

/** Two files may have the same name, and so the same words. */
export interface RefusedFile {
	readonly key: number;
	readonly words: string;
}

export interface Preparation {
	/** Why files did not come in, until somebody has read it. */
	readonly refusals: Store<readonly RefusedFile[]>;
	/** The file that goes out for a chosen one, or nothing where it is refused. */
	readonly prepare: (file: File) => Promise<File | undefined>;
	/** Settles when nothing is being made ready any more. */
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
			// Whoever asked for it goes on with it first.
			const settled = prepared.then(
				() => {},
				() => {},
			);
			running.add(settled);
			void settled.then(() => running.delete(settled));
			return prepared;
		},
		async ready() {
			while (running.size) await Promise.all(running);
		},
	};
}
