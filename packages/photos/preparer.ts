import type { Question } from './photo.worker.ts';
import PhotoWorker from './photo.worker.ts?worker&inline';
import { prepare, type PictureRules, type Prepared } from './prepare.ts';

export interface PreparerOptions extends PictureRules {
	/** The maximum time for one file in milliseconds. After it, the original file is sent. */
	readonly timeLimit: number;
	/**
	 * Whether the page allows workers. If the page requires Trusted Types, creating a worker needs
	 * a trusted URL, which we cannot create.
	 */
	readonly allowsWorker: () => boolean;
	/** Ends the worker when it is aborted. */
	readonly leaving: AbortSignal;
}

/** Prepares files one after the other, so that only one image is in memory. */
export type Prepare = (file: File) => Promise<Prepared>;

class TooLate extends Error {}

function inTime(prepared: Promise<Prepared>, limit: number): Promise<Prepared> {
	let timer: ReturnType<typeof setTimeout>;
	const late = new Promise<never>((_done, fail) => {
		timer = setTimeout(() => fail(new TooLate('A photo took too long to prepare.')), limit);
	});
	return Promise.race([prepared, late]).finally(() => clearTimeout(timer));
}

/** A worker that the page's Content Security Policy blocks fires an `error` event. */
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

function startWorker(): Worker | undefined {
	try {
		return new PhotoWorker();
	} catch {
		return undefined;
	}
}

/**
 * Prepares files in a worker, or on the page if no worker can run. If the time limit is exceeded,
 * the original file is sent.
 */
export function createPreparer(options: PreparerOptions): Prepare {
	const { types, longestSide, timeLimit, allowsWorker, leaving } = options;
	const rules: PictureRules = { types, longestSide };
	let worker: Worker | undefined | null;
	let before: Promise<unknown> = Promise.resolve();

	/**
	 * Sends the original file without preparing it, because the server also prepares images of the
	 * accepted types.
	 */
	const asChosen = (file: File): Prepared =>
		types.includes(file.type) ? { file } : { refusal: 'unreadable' };

	const inWorker = async (question: Question): Promise<Prepared | undefined> => {
		if (worker === undefined) worker = (allowsWorker() && startWorker()) || null;
		if (!worker) return undefined;
		try {
			return await inTime(ask(worker, question), timeLimit);
		} catch (error) {
			worker.terminate();
			worker = null;
			if (error instanceof TooLate) throw error;
			return undefined;
		}
	};
	const prepareNow = async (file: File): Promise<Prepared> => {
		const question = { file, rules };
		try {
			return (await inWorker(question)) ?? (await inTime(prepare(file, rules), timeLimit));
		} catch (error) {
			console.warn(error);
			return asChosen(file);
		}
	};
	leaving.addEventListener('abort', () => worker?.terminate());
	return (file) => {
		const prepared = before.then(() => prepareNow(file));
		before = prepared;
		return prepared;
	};
}
