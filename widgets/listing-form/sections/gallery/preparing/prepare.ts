import { draw } from './draw.ts';
import { readImage, withoutNotes, type ImageFacts } from './image.ts';

/** What the server takes, and how large a picture is kept. */
export interface PictureRules {
	readonly types: readonly string[];
	readonly longestSide: number;
}

/** Why a file cannot go out: it is gone from the disk, or the browser cannot read a picture in it. */
export type Refusal = 'gone' | 'unreadable';

export interface Prepared {
	/** What goes out; the same file where nothing had to be done. */
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

/** What is upright, holds no position, has a type that is taken and is small enough goes out byte for byte. */
export function workOn(facts: ImageFacts, { types, longestSide }: PictureRules): Work {
	if (!types.includes(facts.type)) return 'draw';
	const isTooLarge = Math.max(facts.width, facts.height) > longestSide;
	if (!facts.isMoving && (facts.orientation !== 1 || isTooLarge)) return 'draw';
	return facts.hasPosition ? 'strip' : 'none';
}

/** Under the name that it had, with the ending of what it is now. */
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
		// What the server reads and this browser does not goes out as it is: the server draws it anew, too.
		return isTaken ? { file } : { refusal: 'unreadable' };
	}
}

/** Makes a file ready to go out: upright, without a position, no larger than it is kept, of a type that is taken. */
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
