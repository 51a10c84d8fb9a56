import { TIMING } from '@gazetteer/contract';
import { uploadWithProgress } from '@gazetteer/wire';

/** A stub of XMLHttpRequest that the tests control. */
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
	getResponseHeader = (name: string) => (name === 'Retry-After' ? this.retryAfter : name);
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

const upload = (moved: (share: number) => void, address: string, init?: RequestInit) => {
	Object.assign(window, { XMLHttpRequest: Line, Response: Reply });
	return uploadWithProgress(moved, TIMING.contactLimit)(
		address,
		init,
	) as unknown as Promise<Reply>;
};

const begin = (signal?: AbortSignal) => {
	const gone: number[] = [];
	const body = new FormData();
	const answer = upload((share) => gone.push(share), '/feedback', {
		method: 'POST',
		headers: { Accept: 'x' },
		body,
		signal: signal ?? null,
	});
	return { gone, body, answer, line: Line.last };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('upload with progress', () => {
	it('an upload never reports less progress when it is sent again', async () => {
		Object.assign(window, { XMLHttpRequest: Line, Response: Reply });
		const gone: number[] = [];
		const way = uploadWithProgress((share) => gone.push(share), TIMING.contactLimit);
		for (const loaded of [4, 1]) {
			const answer = way('/feedback', { method: 'POST', body: new FormData() });
			Line.last.upload.onprogress!({ loaded, total: 4 });
			Line.last.end('onload');
			await answer;
		}
		expect(gone).toEqual([1, 1]);
	});

	it('an upload sends the request as configured and reports its progress', async () => {
		const { gone, body, answer, line } = begin();
		expect(line.sent).toEqual(['POST', '/feedback', body]);
		expect(line.headers).toEqual({ accept: 'x' });
		line.upload.onprogress!({ loaded: 1, total: 4 });
		line.upload.onprogress!({ loaded: 0, total: 0 });
		// A progress event without a known total keeps the last value.
		expect(gone).toEqual([0.25, 0.25]);
		line.end('onload');
		expect(await answer).toEqual(new Reply('{}', { status: 200, headers: {} }));
	});

	it.each([
		[204, null, null],
		[429, '30', '{}'],
	])('an upload returns the %i answer unchanged', async (status, wait, body) => {
		const { answer, line } = begin();
		Object.assign(line, { status, retryAfter: wait });
		line.end('onload');
		const headers = wait ? { 'Retry-After': wait } : {};
		expect(await answer).toEqual(new Reply(body, { status, headers }));
	});

	it('an upload function sends a GET request without a body by default', () => {
		void upload(() => {}, '/feedback');
		expect(Line.last.sent).toEqual(['GET', '/feedback', undefined]);
	});

	it.each([
		['is unknown', '/feedback', '', false],
		['matches the requested URL', '/feedback', 'http://localhost/feedback', false],
		['differs only by its fragment', '/a?b#cd', 'http://localhost/a?b', false],
		['differs from the requested URL', '/feedback', 'http://localhost/login', true],
	])(
		'an upload reports a redirect correctly when the response URL %s',
		async (_says, asked, from, led) => {
			const answer = upload(() => {}, asked);
			Line.last.responseURL = from;
			Line.last.end('onload');
			expect(await answer).toHaveProperty('redirected', led);
		},
	);

	it('an upload leaves no timer and no listener behind', async () => {
		const leaving = new AbortController();
		const { answer, line } = begin(leaving.signal);
		const abort = jest.spyOn(line, 'abort');
		line.end('onload');
		await answer;
		leaving.abort();
		expect(abort).not.toHaveBeenCalled();
		expect(jest.getTimerCount()).toBe(0);
	});

	it('an upload rejects with a TypeError when the connection is lost or stalls', async () => {
		const lost = begin();
		lost.line.end('onerror');
		await expect(lost.answer).rejects.toEqual(new TypeError('The connection was lost.'));

		const slow = begin();
		const nearly = TIMING.contactLimit - 1;
		jest.advanceTimersByTime(nearly);
		slow.line.upload.onprogress!({ loaded: 1, total: 4 });
		jest.advanceTimersByTime(nearly);
		slow.line.onprogress!();
		jest.advanceTimersByTime(nearly + 1);
		await expect(slow.answer).rejects.toEqual(new TypeError('Nothing moved for too long.'));
	});

	it('an upload does not start when its signal is already aborted', async () => {
		const { answer, line } = begin(AbortSignal.abort());
		await expect(answer).rejects.toHaveProperty('name', 'AbortError');
		expect(line.sent).toEqual(['POST', '/feedback']);
	});

	it('an upload rejects when the browser cannot represent the response status', async () => {
		const { answer, line } = begin();
		const Picky = function () {
			throw new RangeError('No such status.');
		};
		Object.assign(window, { Response: Picky });
		line.end('onload');
		await expect(answer).rejects.toThrow(RangeError);
	});

	it('an upload rejects with the abort reason when its signal is aborted', async () => {
		const leaving = new AbortController();
		const { answer } = begin(leaving.signal);
		leaving.abort();
		await expect(answer).rejects.toBe(leaving.signal.reason);
	});
});
