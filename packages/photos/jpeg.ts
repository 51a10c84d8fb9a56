import {
	both,
	NO_NOTES,
	readExif,
	hasXmpPosition,
	textOf,
	viewOf,
	type ImageNotes,
} from './exif.ts';

interface Segment {
	readonly marker: number;
	/** The offset of the marker. */
	readonly start: number;
	readonly end: number;
}

const EXIF = 'Exif\0\0';
const XMP = 'http://ns.adobe.com/x';
/**
 * The signature of the segment that lists additional images in the file, each with its own
 * metadata.
 */
const MORE_PICTURES = 'MPF\0';

const [SCAN, END, APP1, APP2, APP13] = [0xda, 0xd9, 0xe1, 0xe2, 0xed] as const;

/** Markers without a length field. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
/** Markers of frame headers, which contain the size of the image. */
const isFrame = (marker: number) =>
	marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * In scan data, `0xFF 0x00` is an escaped byte and `0xFF 0xD0` to `0xFF 0xD7` are restart markers.
 * Any other `0xFF` ends the scan.
 */
function endOfScan(bytes: Uint8Array, from: number): number {
	let at = from;
	while (at < bytes.length - 1) {
		const next = bytes[at + 1]!;
		if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
		at += 1;
	}
	return bytes.length;
}

function* segments(bytes: Uint8Array): Generator<Segment> {
	let at = 2;
	while (at + 3 < bytes.length && bytes[at] === 0xff) {
		const marker = bytes[at + 1]!;
		if (marker === END) return;
		if (marker === 0xff || isBare(marker)) {
			at += marker === 0xff ? 1 : 2;
			continue;
		}
		const after = at + 2 + viewOf(bytes).getUint16(at + 2);
		const end = marker === SCAN ? endOfScan(bytes, after) : after;
		yield { marker, start: at, end: Math.min(end, bytes.length) };
		at = end;
	}
}

function notesIn(bytes: Uint8Array, { marker, start, end }: Segment): ImageNotes {
	if (marker !== APP1) return NO_NOTES;
	if (textOf(bytes, start + 4, 6) === EXIF) return readExif(bytes.subarray(start + 10, end));
	const isXmp = textOf(bytes, start + 4, XMP.length) === XMP;
	return { ...NO_NOTES, hasPosition: isXmp && hasXmpPosition(bytes.subarray(start, end)) };
}

export function readJpeg(bytes: Uint8Array) {
	const view = viewOf(bytes);
	let [width, height, notes] = [0, 0, NO_NOTES];
	for (const segment of segments(bytes)) {
		if (segment.marker === SCAN) break;
		notes = both(notes, notesIn(bytes, segment));
		if (isFrame(segment.marker) && segment.end - segment.start >= 9) {
			[height, width] = [
				view.getUint16(segment.start + 5),
				view.getUint16(segment.start + 7),
			];
		}
	}
	return { width, height, ...notes };
}

const isNote = (bytes: Uint8Array, { marker, start }: Segment) =>
	marker === APP1 ||
	marker === APP13 ||
	(marker === APP2 && textOf(bytes, start + 4, MORE_PICTURES.length) === MORE_PICTURES);

/**
 * Removes the metadata and everything after the end of the image: further images or a video may
 * contain a GPS position.
 */
export function withoutJpegNotes(bytes: Uint8Array): Uint8Array<ArrayBuffer>[] {
	const kept = [...segments(bytes)].filter((segment) => !isNote(bytes, segment));
	return [
		Uint8Array.of(0xff, 0xd8),
		...kept.map(({ start, end }) => bytes.slice(start, end)),
		Uint8Array.of(0xff, END),
	];
}
