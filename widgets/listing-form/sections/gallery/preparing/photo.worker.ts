import { prepare, type PictureRules } from './prepare.ts';

export interface Question {
	readonly file: File;
	readonly rules: PictureRules;
}

/** The same file is not sent back: a copy of it would not be the one that was chosen. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
	const prepared = await prepare(data.file, data.rules);
	const isSame = prepared.file === data.file;
	postMessage(isSame ? {} : prepared);
});
