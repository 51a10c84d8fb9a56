import { deflateSync, gzipSync } from 'node:zlib';

export interface Raster {
	width: number;
	height: number;
	/** Three bytes per pixel: red, green and blue. */
	pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const GZIP_TRAILER = 8;

/**
 * Returns a CRC-32 checksum, which PNG requires. Reads it from the end of a gzip stream, because
 * older Node versions lack `zlib.crc32()`.
 */
const crc32 = (bytes: Buffer): number => {
	const packed = gzipSync(bytes, { level: 0 });
	return packed.readUInt32LE(packed.length - GZIP_TRAILER);
};

const chunk = (type: string, body: Buffer): Buffer => {
	const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
	const frame = Buffer.alloc(named.length + 8);
	frame.writeUInt32BE(body.length, 0);
	named.copy(frame, 4);
	frame.writeUInt32BE(crc32(named), named.length + 4);
	return frame;
};

/**
 * Creates a PNG with eight bits per channel. Each row contains the differences to the previous row,
 * which compresses gradients well.
 */
export const png = ({ width, height, pixels }: Raster): Buffer => {
	const row = width * 3;
	const filtered = Buffer.alloc((row + 1) * height);
	for (let y = 0; y < height; y++) {
		filtered[y * (row + 1)] = 2;
		for (let x = 0; x < row; x++) {
			const here = pixels[y * row + x] ?? 0;
			const above = y === 0 ? 0 : (pixels[(y - 1) * row + x] ?? 0);
			filtered[y * (row + 1) + 1 + x] = here - above;
		}
	}
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([8, 2, 0, 0, 0], 8);
	return Buffer.concat([
		SIGNATURE,
		chunk('IHDR', header),
		chunk('IDAT', deflateSync(filtered)),
		chunk('IEND', Buffer.alloc(0)),
	]);
};
