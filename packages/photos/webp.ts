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
	readonly data: number;
	/** Includes the padding byte that makes the length even. */
	readonly end: number;
}

const HEADER = 12;
const [EXIF, XMP] = ['EXIF', 'XMP '];
/** The flags in the VP8X chunk of an extended file. */
const FLAG = { moves: 2, xmp: 4, exif: 8 } as const;

const has = (flags: number, flag: number) => Math.floor(flags / flag) % 2 === 1;
const without = (flags: number, flag: number) => flags - (has(flags, flag) ? flag : 0);

function* chunks(bytes: Uint8Array): Generator<Chunk> {
	const view = viewOf(bytes);
	let at = HEADER;
	while (at + 8 <= bytes.length) {
		const length = view.getUint32(at + 4, true);
		const end = at + 8 + length + (length % 2);
		const name = textOf(bytes, at, 4);
		yield { name, start: at, data: at + 8, end: Math.min(end, bytes.length) };
		at = end;
	}
}

function notesIn(bytes: Uint8Array, { name, data, end }: Chunk): ImageNotes {
	const inside = bytes.subarray(data, end);
	if (name === EXIF) return readExif(inside.subarray(textOf(inside, 0, 4) === 'Exif' ? 6 : 0));
	return { ...NO_NOTES, hasPosition: name === XMP && hasXmpPosition(inside) };
}

/** Width and height in VP8 and VP8L chunks have 14 bits. */
const SIDE = 0x4000;

/** Reads the size of the image. Each of the three chunk types stores the size differently. */
function sizeIn(bytes: Uint8Array, { name, data }: Chunk): [number, number] | undefined {
	const view = viewOf(bytes);
	if (view.byteLength < data + 10) return undefined;
	const short = (at: number) => view.getUint16(data + at, true);
	const longer = (at: number) => short(at) + view.getUint8(data + at + 2) * 0x10000;
	if (name === 'VP8X') return [longer(4) + 1, longer(7) + 1];
	if (name === 'VP8 ') return [short(6) % SIDE, short(8) % SIDE];
	if (name !== 'VP8L') return undefined;
	const bits = view.getUint32(data + 1, true);
	return [(bits % SIDE) + 1, (Math.floor(bits / SIDE) % SIDE) + 1];
}

export function readWebp(bytes: Uint8Array) {
	let [width, height, isMoving, notes] = [0, 0, false, NO_NOTES];
	for (const chunk of chunks(bytes)) {
		const size = sizeIn(bytes, chunk);
		if (size && !width) [width, height] = size;
		isMoving ||= chunk.name === 'VP8X' && has(bytes[chunk.data] ?? 0, FLAG.moves);
		notes = both(notes, notesIn(bytes, chunk));
	}
	return { width, height, isMoving, ...notes };
}

export function withoutWebpNotes(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
	const kept = [...chunks(bytes)]
		.filter(({ name }) => name !== EXIF && name !== XMP)
		.map(({ name, start, end }) => {
			const chunk = bytes.slice(start, end);
			if (name === 'VP8X') chunk[8] = without(without(chunk[8]!, FLAG.exif), FLAG.xmp);
			return chunk;
		});
	const header = bytes.slice(0, HEADER);
	const length = kept.reduce((sum, chunk) => sum + chunk.length, 4);
	viewOf(header).setUint32(4, length, true);
	return [header, ...kept];
}
