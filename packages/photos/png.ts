import {
	both,
	NO_NOTES,
	readExif,
	hasXmpPosition,
	textOf,
	viewOf,
	type ImageNotes,
} from './exif.ts';

interface Chunk {
	readonly name: string;
	readonly start: number;
	/** The offset of the data, after the chunk's name. */
	readonly data: number;
	readonly end: number;
}

const SIGNATURE = 8;
const TEXTS = ['iTXt', 'tEXt', 'zTXt'];

function* chunks(bytes: Uint8Array): Generator<Chunk> {
	const view = viewOf(bytes);
	let at = SIGNATURE;
	while (at + 12 <= bytes.length) {
		const end = at + 12 + view.getUint32(at);
		const name = textOf(bytes, at + 4, 4);
		yield { name, start: at, data: at + 8, end: Math.min(end, bytes.length) };
		if (name === 'IEND') return;
		at = end;
	}
}

/** Some programs store camera metadata in a text chunk of this name. */
const isPacked = (text: Uint8Array) => /^Raw profile type (exif|APP1)/i.test(textOf(text, 0, 24));

function notesIn(bytes: Uint8Array, { name, data, end }: Chunk): ImageNotes {
	const inside = bytes.subarray(data, end - 4);
	if (name === 'eXIf') return readExif(inside);
	const isText = TEXTS.includes(name);
	return { ...NO_NOTES, hasPosition: isText && (isPacked(inside) || hasXmpPosition(inside)) };
}

export function readPng(bytes: Uint8Array) {
	const view = viewOf(bytes);
	let [width, height, isMoving, notes] = [0, 0, false, NO_NOTES];
	for (const chunk of chunks(bytes)) {
		if (chunk.name === 'IHDR' && chunk.end - chunk.data >= 8) {
			[width, height] = [view.getUint32(chunk.data), view.getUint32(chunk.data + 4)];
		}
		isMoving ||= chunk.name === 'acTL';
		notes = both(notes, notesIn(bytes, chunk));
	}
	return { width, height, isMoving, ...notes };
}

export function withoutPngNotes(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
	const kept = [...chunks(bytes)].filter(({ name }) => name !== 'eXIf' && !TEXTS.includes(name));
	return [bytes.slice(0, SIGNATURE), ...kept.map(({ start, end }) => bytes.slice(start, end))];
}
