import { draw } from './draw.ts';
import { readImage, withoutNotes, type ImageFacts } from './image.ts';

/** The image types that the server accepts, and the maximum side length. */
export interface PictureRules {
	readonly types: readonly string[];
	readonly longestSide: number;
}

/**
 * The reason for a refusal: the file was deleted from the disk, or the browser cannot decode it.
 */
export type Refusal = 'gone' | 'unreadable';

export interface Prepared {
	/** The file to send. This is the original file if no change was needed. */
	readonly file?: File;
	readonly refusal?: Refusal;
}

type Work = 'none' | 'draw' | 'strip';

const REDRAWN = ['image/png', 'image/webp'];
const EXTENSION: Readonly<Record<string, string>> = {
	'image/jpeg': 'jpg',
	'image/png': 'png',
	'image/webp': 'webp',
};

/**
 * Returns how a file must be changed. A file stays unchanged if its type is accepted and it is
 * upright, small enough and without a GPS position.
 */
export function workOn(facts: ImageFacts, { types, longestSide }: PictureRules): Work {
	if (!types.includes(facts.type)) return 'draw';
	const isTooLarge = Math.max(facts.width, facts.height) > longestSide;
	if (!facts.isMoving && (facts.orientation !== 1 || isTooLarge)) return 'draw';
	return facts.hasPosition ? 'strip' : 'none';
}

/** Changes the extension of a file name to match the type. */
export function renamed(name: string, type: string): string {
	const extension = EXTENSION[type] ?? 'jpg';
	const [base, ending = ''] = name.split(/\.(?=[^.]*$)/) as [string, string?];
	const isRight = ending.toLowerCase().replace('jpeg', 'jpg') === extension;
	return isRight ? name : `${base || 'photo'}.${extension}`;
}

const fileOf = (parts: BlobPart[], from: File, type: string) =>
	new File(parts, renamed(from.name, type), { type, lastModified: from.lastModified });

async function drawn(file: File, facts: ImageFacts, rules: PictureRules): Promise<Prepared> {
	const isTaken = rules.types.includes(facts.type);
	const type = isTaken && REDRAWN.includes(facts.type) ? facts.type : 'image/jpeg';
	try {
		const blob = await draw(file, type, rules.longestSide);
		return { file: fileOf([blob], file, blob.type) };
	} catch {
		// If the server accepts the type but this browser cannot decode it, send the original; the
		// server re-encodes it.
		return isTaken ? { file } : { refusal: 'unreadable' };
	}
}

/**
 * Prepares a file for sending: rotates it upright, removes its GPS position, scales it down and
 * converts it to an accepted type.
 */
export async function prepare(file: File, rules: PictureRules): Promise<Prepared> {
	let bytes: Uint8Array<ArrayBuffer>;
	try {
		bytes = new Uint8Array(await file.arrayBuffer());
	} catch {
		return { refusal: 'gone' };
	}
	if (!bytes.length) return { refusal: 'unreadable' };
	const facts = readImage(bytes);
	const work = workOn(facts, rules);
	if (work === 'draw') return drawn(file, facts, rules);
	const parts = work === 'strip' ? withoutNotes(bytes, facts.type) : undefined;
	return { file: parts ? fileOf(parts, file, facts.type) : file };
}
