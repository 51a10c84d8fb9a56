/** Draws and encodes an image, both in a worker and on the page. */
const QUALITY = 0.9;

/** Uses a canvas element in browsers without `OffscreenCanvas`. */
function createCanvas(width: number, height: number) {
	if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
	return Object.assign(document.createElement('canvas'), { width, height });
}

const encode = (canvas: OffscreenCanvas | HTMLCanvasElement, type: string): Promise<Blob> =>
	'convertToBlob' in canvas
		? canvas.convertToBlob({ type, quality: QUALITY })
		: new Promise((done, fail) => {
				const drawn = (blob: Blob | null) =>
					blob ? done(blob) : fail(new Error('A picture could not be drawn.'));
				canvas.toBlob(drawn, type, QUALITY);
			});

/**
 * Re-encodes an image, rotated upright and scaled down to `longestSide`. Rejects if the browser
 * cannot decode the image.
 */
export async function draw(file: Blob, type: string, longestSide: number): Promise<Blob> {
	const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
	try {
		const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
		const [width, height] = [bitmap.width, bitmap.height].map((side) =>
			Math.max(1, Math.round(side * scale)),
		) as [number, number];
		const canvas = createCanvas(width, height);
		const context = canvas.getContext('2d') as
			OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;
		if (!context) throw new Error('A picture could not be drawn.');
		context.imageSmoothingQuality = 'high';
		if (type === 'image/jpeg') {
			// JPEG has no transparency, so use a white background.
			context.fillStyle = '#fff';
			context.fillRect(0, 0, width, height);
		}
		context.drawImage(bitmap, 0, 0, width, height);
		return await encode(canvas, type);
	} finally {
		bitmap.close();
	}
}
