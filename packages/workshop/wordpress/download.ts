import { open } from 'node:fs/promises';

const MEGABYTE = 1_000_000;

/**
 * Milliseconds: the timeout for a server that does not respond, and the interval of progress
 * messages.
 */
const TIMEOUT = 8_000;
const PROGRESS_INTERVAL = 5_000;

/**
 * Downloads `url` to `file`. Aborts if the server does not respond, so that offline machines can
 * continue.
 */
export async function download(
	url: string,
	file: string,
	say: (line: string) => void,
): Promise<void> {
	const silence = new AbortController();
	const giveUp = () => silence.abort(new Error('no answer within 8 s'));
	let timer = setTimeout(giveUp, TIMEOUT);
	const target = await open(file, 'w');
	try {
		const response = await fetch(url, { signal: silence.signal });
		if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
		let bytes = 0;
		let said = Date.now();
		for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
			clearTimeout(timer);
			timer = setTimeout(giveUp, TIMEOUT);
			await target.write(piece);
			bytes += piece.length;
			if (Date.now() - said > PROGRESS_INTERVAL) {
				said = Date.now();
				say(`  … ${(bytes / MEGABYTE).toFixed(1)} MB`);
			}
		}
	} finally {
		clearTimeout(timer);
		await target.close();
	}
}
