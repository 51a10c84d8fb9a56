import { TIMING } from '@gazetteer/contract';
import { uploadWithProgress } from '@gazetteer/wire';

/** A request that does what a test says. */
class Line {
	static last: Line;
	readonly upload: { onprogress?: (event: object) => void } = {};
	readonly sent: unknown[] = [];
	readonly headers: Record<string, string> = {};
	status = 200;
	responseText = '{}';
	responseURL = '';
	retryAfter: string | null = null;
	onload?: () => void;
	onerror?: () => void;
	onabort?: () => void;
	onloadend?: () => void;
	onprogress?: () => void;
	constructor() {
		Line.last = this;
	}
	open(...request: unknown[]) {
		this.sent.push(...request);
	}
	setRequestHeader(name: string, value: string) {
		this.headers[name] = value;
	}
	getResponseHeader = () => this.retryAfter;
	send(body: unknown) {
		this.sent.push(body);
	}
	abort() {
		this.onabort?.();
		this.onloadend?.();
	}
	end(how: 'onload' | 'onerror') {
		this[how]?.();
		this.onloadend?.();
	}
}

class Reply {
	constructor(
		readonly body: string | null,
		readonly init: { status: number; headers: Record<string, string> },
	) {}
}

const begin = (signal?: AbortSignal) => {
	Object.assign(window, { XMLHttpRequest: Line, Response: Reply });
	const gone: number[] = [];
	const body = new FormData();
	const answer = uploadWithProgress((share) => gone.push(share), TIMING.contactLimit)(
		'/feedback',
		{
			method: 'POST',
			headers: { Accept: 'x' },
			body,
			signal: signal ?? null,
		},
	) as unknown as Promise<Reply>;
	return { gone, body, answer, line: Line.last };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a way for files', () => {
	it('sends as it was told to, and says how far it has come', async () => {
		const { gone, body, answer, line } = begin();
		expect(line.sent).toEqual(['POST', '/feedback', body]);
		expect(line.headers).toEqual({ accept: 'x' });
		line.upload.onprogress!({ loaded: 1, total: 4 });
		line.upload.onprogress!({ loaded: 0, total: 0 });
		expect(gone).toEqual([0.25, 0]);
		line.end('onload');
		expect(await answer).toEqual(new Reply('{}', { status: 200, headers: {} }));
	});

	it.each([
		[204, null, null],
		[429, '30', '{}'],
	])('gives back the answer %i as it is', async (status, wait, body) => {
		const { answer, line } = begin();
		Object.assign(line, { status, retryAfter: wait });
		line.end('onload');
		const headers = wait ? { 'Retry-After': wait } : {};
		expect(await answer).toEqual(new Reply(body, { status, headers }));
	});

	it('fails like a lost connection, also when nothing has moved for too long', async () => {
		const lost = begin();
		lost.line.end('onerror');
		await expect(lost.answer).rejects.toThrow(TypeError);

		const slow = begin();
		const nearly = TIMING.contactLimit - 1;
		jest.advanceTimersByTime(nearly);
		slow.line.upload.onprogress!({ loaded: 1, total: 4 });
		jest.advanceTimersByTime(nearly);
		slow.line.onprogress!();
		jest.advanceTimersByTime(nearly + 1);
		await expect(slow.answer).rejects.toThrow(TypeError);
	});

	it('does not begin when nobody wants it any more', async () => {
		const { answer, line } = begin(AbortSignal.abort());
		await expect(answer).rejects.toHaveProperty('name', 'AbortError');
		expect(line.sent).toEqual(['POST', '/feedback']);
	});

	it('takes a status that no answer can have for a fault', async () => {
		const { answer, line } = begin();
		const Picky = function () {
			throw new RangeError('No such status.');
		};
		Object.assign(window, { Response: Picky });
		line.end('onload');
		await expect(answer).rejects.toThrow(RangeError);
	});

	it('ends when nobody wants it any more, for the reason that was given', async () => {
		const leaving = new AbortController();
		const { answer } = begin(leaving.signal);
		leaving.abort();
		await expect(answer).rejects.toBe(leaving.signal.reason);
	});
});
