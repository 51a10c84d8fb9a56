import { prepare, type PictureRules } from './prepare.ts';

export interface Question {
	readonly file: File;
	readonly rules: PictureRules;
}

/** An unchanged file is not posted back, because the page needs the original `File` object. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
	const prepared = await prepare(data.file, data.rules);
	const isSame = prepared.file === data.file;
	postMessage(isSame ? {} : prepared);
});
