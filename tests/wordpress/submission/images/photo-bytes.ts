import { crc32 } from 'node:zlib';

/** Position, author and other metadata that visitors must not be able to read. */
export const SECRETS = ['SECRET-EXIF', 'SECRET-XMP', 'SECRET-IPTC', 'SECRET-COMMENT'];

const u16 = (number: number) => {
	const bytes = Buffer.alloc(2);
	bytes.writeUInt16BE(number);
	return bytes;
};
const u32 = (number: number) => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(number);
	return bytes;
};
const le32 = (number: number) => Buffer.from(u32(number)).reverse();

const XMP = Buffer.from(
	'<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-XMP</x:xmpmeta><?xpacket end="w"?>',
);

/** A big-endian TIFF block with orientation and description. */
export const tiff = (orientation: number) =>
	Buffer.concat([
		Buffer.from('MM\0*'),
		u32(8),
		u16(2),
		Buffer.concat([u16(0x010e), u16(2), u32(12), u32(38)]),
		Buffer.concat([u16(0x0112), u16(3), u32(1), u16(orientation), u16(0)]),
		u32(0),
		Buffer.from('SECRET-EXIF\0'),
	]);

const segment = (marker: number, ...data: readonly Buffer[]) => {
	const all = Buffer.concat(data);
	return Buffer.concat([Buffer.from([0xff, marker]), u16(all.length + 2), all]);
};

/** A JPEG with the metadata of a phone, and a colour profile. */
export const withJpegParts = (jpeg: Buffer, orientation = 6) =>
	Buffer.concat([
		jpeg.subarray(0, 2),
		segment(0xe1, Buffer.from('Exif\0\0'), tiff(orientation)),
		segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0'), XMP),
		segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(140, 1)),
		segment(0xed, Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0SECRET-IPTC')),
		segment(0xfe, Buffer.from('SECRET-COMMENT')),
		jpeg.subarray(2),
	]);

const chunk = (name: string, data: Buffer) => {
	const body = Buffer.concat([Buffer.from(name), data]);
	return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
};

/** A PNG with metadata after its header of 33 bytes. */
export const withPngParts = (png: Buffer, orientation = 6) =>
	Buffer.concat([
		png.subarray(0, 33),
		chunk('eXIf', tiff(orientation)),
		chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), XMP])),
		chunk('tEXt', Buffer.from('Comment\0SECRET-COMMENT')),
		png.subarray(33),
	]);

const riff = (name: string, data: Buffer) =>
	Buffer.concat([Buffer.from(name), le32(data.length), data, Buffer.alloc(data.length % 2)]);
const le24 = (number: number) => le32(number).subarray(0, 3);

/** Converts a simple WebP to the extended format with metadata. */
export const withWebpParts = (webp: Buffer, width: number, height: number, orientation = 6) => {
	const header = Buffer.concat([Buffer.from([0x0c, 0, 0, 0]), le24(width - 1), le24(height - 1)]);
	const chunks = Buffer.concat([
		riff('VP8X', header),
		webp.subarray(12),
		riff('EXIF', tiff(orientation)),
		riff('XMP ', XMP),
	]);
	return Buffer.concat([
		Buffer.from('RIFF'),
		le32(chunks.length + 4),
		Buffer.from('WEBP'),
		chunks,
	]);
};

/** A GIF with a comment and XMP after the header and the colour table. */
export const withGifParts = (gif: Buffer) => {
	const flags = gif[10]!;
	const end = 13 + (flags >= 128 ? 3 * 2 ** ((flags % 8) + 1) : 0);
	const comment = Buffer.from('SECRET-COMMENT');
	const magic = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
	return Buffer.concat([
		gif.subarray(0, end),
		Buffer.from([0x21, 0xfe, comment.length]),
		comment,
		Buffer.from([0]),
		Buffer.from([0x21, 0xff, 11]),
		Buffer.from('XMP DataXMP'),
		XMP,
		magic,
		gif.subarray(end),
	]);
};
