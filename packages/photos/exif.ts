/** The image metadata that the form uses. */
export interface ImageNotes {
	/** The Exif orientation from 1 to 8; 1 is upright. */
	readonly orientation: number;
	readonly hasPosition: boolean;
}

export const NO_NOTES: ImageNotes = { orientation: 1, hasPosition: false };

const ORIENTATION = 0x0112;
const POSITION = 0x8825;
const ENTRY = 12;

export const viewOf = (bytes: Uint8Array) =>
	new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Decodes text with one byte per character, such as the signatures in files. */
export const textOf = (bytes: Uint8Array, from: number, length: number) =>
	String.fromCharCode(...bytes.subarray(from, from + length));

/** Reads Exif metadata, which has the structure of a TIFF file. Invalid data is ignored. */
export function readExif(bytes: Uint8Array): ImageNotes {
	const view = viewOf(bytes);
	const isLittle = textOf(bytes, 0, 2) === 'II';
	let { orientation, hasPosition } = NO_NOTES;
	try {
		const start = view.getUint32(4, isLittle);
		const count = view.getUint16(start, isLittle);
		for (let at = start + 2; at < start + 2 + count * ENTRY; at += ENTRY) {
			const tag = view.getUint16(at, isLittle);
			if (tag === ORIENTATION) orientation = view.getUint16(at + 8, isLittle);
			if (tag === POSITION) {
				hasPosition = view.getUint16(view.getUint32(at + 8, isLittle), isLittle) > 0;
			}
		}
	} catch {
		// The data is incomplete.
	}
	return { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, hasPosition };
}

/** Searches XMP metadata, which is XML, for GPS properties. A text search is enough. */
export const hasXmpPosition = (bytes: Uint8Array): boolean =>
	/GPS(Latitude|Longitude)/.test(new TextDecoder('latin1').decode(bytes));

export const both = (one: ImageNotes, other: ImageNotes): ImageNotes => ({
	orientation: one.orientation === 1 ? other.orientation : one.orientation,
	hasPosition: one.hasPosition || other.hasPosition,
});
