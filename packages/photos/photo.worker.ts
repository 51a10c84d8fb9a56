import { prepare, type PictureRules } from './prepare.ts';

export interface Question {
	readonly file: File;
	readonly rules: PictureRules;
}

/** Do not post an unchanged file back, because the page must send the original `File` object. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
	const prepared = await prepare(data.file, data.rules);
	const isSame = prepared.file === data.file;
	postMessage(isSame ? {} : prepared);
});
