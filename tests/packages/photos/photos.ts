/** Creates image files that contain only headers and metadata, without image data. */
const bytesOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const two = (number: number) => [Math.floor(number / 256), number % 256];
const four = (number: number) => [...two(Math.floor(number / 65536)), ...two(number % 65536)];
const little = (bytes: readonly number[]) => [...bytes].reverse();

export const file = (...parts: (string | readonly number[])[]) =>
	Uint8Array.from(
		parts.flatMap((part) => (typeof part === 'string' ? bytesOf(part) : [...part])),
	);

const entry = (tag: number, value: number, isShort = true) => [
	...two(tag),
	...two(isShort ? 3 : 4),
	...four(1),
	...(isShort ? [...two(value), 0, 0] : four(value)),
];

/** EXIF metadata with an orientation and, if requested, a position. */
export function exif(orientation: number, hasPosition: boolean): number[] {
	const entries = [
		entry(0x0112, orientation),
		...(hasPosition ? [entry(0x8825, 38, false)] : []),
	];
	return [
		...bytesOf('MM\0*'),
		...four(8),
		...two(entries.length),
		...entries.flat(),
		...four(0),
		...(hasPosition ? [...two(1), ...entry(2, 1), ...four(0)] : []),
	];
}

export const XMP = '<x:xmpmeta><rdf:Description exif:GPSLatitude="47,22.5N"/></x:xmpmeta>';

export const segment = (marker: number, text: readonly number[]) => [
	0xff,
	marker,
	...two(text.length + 2),
	...text,
];

const frame = (width: number, height: number) =>
	segment(0xc0, [8, ...two(height), ...two(width), 1, 1, 0x11, 0]);
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];

export const app1 = (notes: readonly number[]) => segment(0xe1, [...bytesOf('Exif\0\0'), ...notes]);
export const xmpSegment = () => segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${XMP}`));

export const jpeg = (width: number, height: number, ...notes: readonly number[][]) =>
	file([0xff, 0xd8], ...notes, frame(width, height), SCAN, [0xff, 0xd9]);

const chunk = (name: string, data: readonly number[]) => [
	...four(data.length),
	...bytesOf(name),
	...data,
	...four(0),
];

export const png = (width: number, height: number, ...chunks: [string, readonly number[]][]) =>
	file(
		'\x89PNG\r\n\x1A\n',
		chunk('IHDR', [...four(width), ...four(height), 8, 2, 0, 0, 0]),
		...chunks.map(([name, data]) => chunk(name, data)),
		chunk('IDAT', [1, 2, 3]),
		chunk('IEND', []),
	);

const boxed = (name: string, data: readonly number[]) => [
	...bytesOf(name),
	...little(four(data.length)),
	...data,
	...(data.length % 2 ? [0] : []),
];

export function webp(
	flags: number,
	width: number,
	height: number,
	...more: [string, readonly number[]][]
) {
	const size = (side: number) => little(four(side - 1)).slice(0, 3);
	const inside = [
		...boxed('VP8X', [flags, 0, 0, 0, ...size(width), ...size(height)]),
		...boxed('VP8 ', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
		...more.flatMap(([name, data]) => boxed(name, data)),
	];
	return file('RIFF', little(four(inside.length + 4)), 'WEBP', inside);
}

export const text = (value: string) => bytesOf(value);
