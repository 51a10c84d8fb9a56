import { NO_NOTES, textOf, type ImageNotes } from './exif.ts';
import { readJpeg, withoutJpegNotes } from './jpeg.ts';
import { readPng, withoutPngNotes } from './png.ts';
import { readWebp, withoutWebpNotes } from './webp.ts';

/**
 * Properties read from the bytes of an image, because the file's name and MIME type can be wrong.
 */
export interface ImageFacts extends ImageNotes {
	/** The MIME type, or '' for an unknown format. */
	readonly type: string;
	readonly width: number;
	readonly height: number;
	/** Whether the image is animated. Re-encoding would keep only one frame. */
	readonly isMoving: boolean;
}

const BRANDS: readonly (readonly [RegExp, string])[] = [
	[/avi[fs]/, 'image/avif'],
	[/hei[cxms]|hev[cxms]|mif1|msf1/, 'image/heic'],
];

/** Reads the brands of an ISO media file (AVIF or HEIC). */
const typeOfIsoMedia = (bytes: Uint8Array) =>
	BRANDS.find(([brand]) => brand.test(textOf(bytes, 8, 32)))?.[1] ?? '';

/** Detects the type from the first bytes of the file. */
export function typeOf(bytes: Uint8Array): string {
	const start = textOf(bytes, 0, 12);
	if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
	if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png';
	if (/^GIF8[79]a/.test(start)) return 'image/gif';
	if (/^RIFF[^]{4}WEBP/.test(start)) return 'image/webp';
	if (start.slice(4, 8) === 'ftyp') return typeOfIsoMedia(bytes);
	if (start.startsWith('BM')) return 'image/bmp';
	if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'image/tiff';
	return start.startsWith('\0\0\x01\0') ? 'image/x-icon' : '';
}

interface Format {
	readonly read: (bytes: Uint8Array) => Partial<ImageFacts>;
	/** Removes the metadata without re-encoding the image. */
	readonly withoutNotes?: (bytes: Uint8Array) => Uint8Array<ArrayBuffer>[];
}

/** GIF has no GPS metadata and may be animated, so GIF files remain unchanged. */
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
