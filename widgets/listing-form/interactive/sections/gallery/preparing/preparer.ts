import { letsOthersParse } from '@gazetteer/clean-html';
import { LIMIT } from '@gazetteer/contract';
import type { Question } from './photo.worker.ts';
import PhotoWorker from './photo.worker.ts?worker&inline';
import type { PictureRules, Prepared } from './prepare.ts';

/** Makes one file after the other ready, so that one picture at a time is in memory. */
export type Prepare = (file: File) => Promise<Prepared>;

/** A worker that says no word, as where the page's policy keeps it from starting, has failed. */
const ask = (worker: Worker, question: Question): Promise<Prepared> =>
	new Promise((done, fail) => {
		worker.onmessage = ({ data }: MessageEvent<Prepared>) =>
			done(data.file || data.refusal ? data : { file: question.file });
		worker.onerror = (event) => {
			event.preventDefault();
			fail(new Error('The worker for pictures does not run.'));
		};
		worker.postMessage(question);
	});

/** A page that asks for trusted text asks for trusted addresses of workers, too. */
function startWorker(): Worker | undefined {
	if (!letsOthersParse()) return undefined;
	try {
		return new PhotoWorker();
	} catch {
		return undefined;
	}
}

const onPage = async (question: Question) =>
	(await import('./prepare.ts')).prepare(question.file, question.rules);

/** Works in a worker, and on the page where there can be none. */
export function createPreparer(types: readonly string[], leaving: AbortSignal): Prepare {
	const rules: PictureRules = { types, longestSide: LIMIT.pictureSide };
	let worker: Worker | undefined | null;
	let before: Promise<unknown> = Promise.resolve();

	const prepareNow = async (file: File): Promise<Prepared> => {
		const question = { file, rules };
		if (worker === undefined) worker = startWorker() ?? null;
		if (!worker) return onPage(question);
		try {
			return await ask(worker, question);
		} catch {
			worker.terminate();
			worker = null;
			return onPage(question);
		}
	};
	leaving.addEventListener('abort', () => worker?.terminate());
	return (file) => {
		const prepared = before.then(() => prepareNow(file));
		before = prepared.catch(() => {});
		return prepared;
	};
}
