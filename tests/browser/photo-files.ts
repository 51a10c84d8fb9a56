import type { Page } from 'playwright-core';

/** A file for Playwright's `setInputFiles`. */
export interface PhotoFile {
	readonly name: string;
	readonly mimeType: string;
	readonly buffer: Buffer;
}

const short = (number: number) => [Math.floor(number / 256), number % 256];

/** EXIF data as a phone writes it: portrait orientation and a position. */
const notes = (orientation: number, hasPosition: boolean) => {
	const entry = (tag: number, type: number, value: readonly number[]) => [
		...short(tag),
		...short(type),
		...[0, 0, 0, 1],
		...value,
	];
	const entries = [
		entry(0x0112, 3, [...short(orientation), 0, 0]),
		...(hasPosition ? [entry(0x8825, 4, [0, 0, 0, 38])] : []),
	];
	const text = Buffer.from([
		...Buffer.from('Exif\0\0MM\0*'),
		...[0, 0, 0, 8],
		...short(entries.length),
		...entries.flat(),
		...[0, 0, 0, 0],
		...(hasPosition ? [...short(1), ...entry(1, 2, [0x4e, 0, 0, 0]), 0, 0, 0, 0] : []),
	]);
	return Buffer.concat([Buffer.from([0xff, 0xe1, ...short(text.length + 2)]), text]);
};

interface Look {
	readonly width?: number;
	readonly height?: number;
	readonly type?: string;
	/** The color of the left half. The right half is white. */
	readonly colour?: string;
}

/** An image of two halves, drawn by the browser of the test. */
export async function photo(
	page: Page,
	name: string,
	{ width = 400, height = 300, type = 'image/jpeg', colour = '#3b6d8c' }: Look = {},
): Promise<PhotoFile> {
	const base64 = await page.evaluate(
		([w, h, kind, left]) => {
			const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
			const context = canvas.getContext('2d')!;
			context.fillStyle = '#fff';
			context.fillRect(0, 0, w, h);
			context.fillStyle = left;
			context.fillRect(0, 0, w / 2, h);
			return canvas.toDataURL(kind, 0.8).split(',')[1]!;
		},
		[width, height, type, colour] as const,
	);
	return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}

/** The JPEG with the EXIF data of a phone. */
export const asByPhone = (
	file: PhotoFile,
	orientation: number,
	hasPosition: boolean,
): PhotoFile => ({
	...file,
	buffer: Buffer.concat([
		file.buffer.subarray(0, 2),
		notes(orientation, hasPosition),
		file.buffer.subarray(2),
	]),
});
