import { NO_NOTES, textOf, type ImageNotes } from './exif.ts';
import { readJpeg, withoutJpegNotes } from './jpeg.ts';
import { readPng, withoutPngNotes } from './png.ts';
import { readWebp, withoutWebpNotes } from './webp.ts';

/** What the bytes of a picture say of it, whatever its name and the browser say. */
export interface ImageFacts extends ImageNotes {
	/** Its MIME type; '' where it is none that is known here. */
	readonly type: string;
	readonly width: number;
	readonly height: number;
	/** It has several frames, of which a drawing would keep one. */
	readonly isMoving: boolean;
}

const BRANDS: readonly (readonly [RegExp, string])[] = [
	[/avi[fs]/, 'image/avif'],
	[/hei[cxms]|hev[cxms]|mif1|msf1/, 'image/heic'],
];

/** The brand of a file of boxes, and those that it is compatible with. */
const typeOfBoxes = (bytes: Uint8Array) =>
	BRANDS.find(([brand]) => brand.test(textOf(bytes, 8, 32)))?.[1] ?? '';

/** By how the file begins. */
export function typeOf(bytes: Uint8Array): string {
	const start = textOf(bytes, 0, 12);
	if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
	if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
	if (/^GIF8[79]a/.test(start)) return 'image/gif';
	if (/^RIFF[^]{4}WEBP/.test(start)) return 'image/webp';
	if (start.slice(4, 8) === 'ftyp') return typeOfBoxes(bytes);
	if (start.startsWith('BM')) return 'image/bmp';
	if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'image/tiff';
	return start.startsWith('\0\0\x01\0') ? 'image/x-icon' : '';
}

interface Format {
	readonly read: (bytes: Uint8Array) => Partial<ImageFacts>;
	/** The same picture without its notes, and without a loss. */
	readonly withoutNotes?: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>[];
}

/** A GIF has no notes on where it was taken, and one frame or many: it stays as it is. */
const FORMATS: Readonly<Record<string, Format>> = {
	'image/jpeg': { read: readJpeg, withoutNotes: withoutJpegNotes },
	'image/png': { read: readPng, withoutNotes: withoutPngNotes },
	'image/webp': { read: readWebp, withoutNotes: withoutWebpNotes },
	'image/gif': { read: () => ({ isMoving: true }) },
};

export function readImage(bytes: Uint8Array): ImageFacts {
	const type = typeOf(bytes);
	const facts = { type, width: 0, height: 0, isMoving: false, ...NO_NOTES };
	return { ...facts, ...FORMATS[type]?.read(bytes) };
}

export const withoutNotes = (bytes: Uint8Array, type: string) =>
	FORMATS[type]?.withoutNotes?.(bytes);
