import {
	announce,
	fade,
	listen,
	makeInert,
	onScroll,
	part,
	parts,
	whenIdle,
	whenVisible,
} from '@gazetteer/dom';

const draw = (html: string) => {
	document.body.innerHTML = html;
	return document.body;
};

afterEach(() => {
	jest.useRealTimers();
	draw('');
});

describe('listen()', () => {
	it('listen() returns a function that removes the listener', () => {
		const heard = jest.fn();
		listen(document, 'click', heard)();
		document.body.click();
		expect(heard).not.toHaveBeenCalled();
	});
});

describe('part() and parts()', () => {
	it('part() returns the matching element', () => {
		expect(part(draw('<p class="a">x</p>'), '.a').textContent).toBe('x');
	});

	it('part() throws an error with the missing selector', () => {
		expect(() => part(draw(''), '.gz-bar')).toThrow('.gz-bar');
	});

	it('parts() returns all matching elements as an array', () => {
		expect(parts(draw('<i></i><i></i>'), 'i').map(({ tagName }) => tagName)).toEqual([
			'I',
			'I',
		]);
	});
});

describe('makeInert()', () => {
	it.each([
		['an ordinary element', '<p></p>', false],
		['an element that the page made inert itself', '<p inert></p>', true],
	])('the undo of makeInert() restores %s', (_says, html, before) => {
		const paragraph = part(draw(html), 'p');
		const undo = makeInert(paragraph);
		expect(paragraph.hasAttribute('inert')).toBe(true);
		undo();
		expect(paragraph.hasAttribute('inert')).toBe(before);
	});
});

describe('announce()', () => {
	it('announce() announces a repeated sentence again', () => {
		jest.useFakeTimers();
		announce('Sent.');
		jest.runAllTimers();
		const region = part(document, '[role=status]');
		expect(region.textContent).toBe('Sent.');
		announce('Sent.');
		expect(region.textContent).toBe('');
		jest.runAllTimers();
		expect(region.textContent).toBe('Sent.');
	});

	it('announce() announces both of two sentences in quick succession', () => {
		jest.useFakeTimers();
		announce('Photo 1 removed.');
		jest.advanceTimersByTime(20);
		announce('Still needed: 2');
		jest.runAllTimers();
		expect(part(document, '[role=status]').textContent).toBe(
			'Photo 1 removed. Still needed: 2',
		);
		announce('Sent.');
		jest.runAllTimers();
		expect(part(document, '[role=status]').textContent).toBe('Sent.');
	});

	it('announce() announces a sentence once when it is requested twice in quick succession', () => {
		jest.useFakeTimers();
		announce('Sent.');
		announce('Sent.');
		jest.runAllTimers();
		expect(part(document, '[role=status]').textContent).toBe('Sent.');
	});

	it('announce() uses one live region', () => {
		announce('One');
		announce('Two');
		expect(parts(document, '[role=status]')).toHaveLength(1);
	});
});

describe('fade()', () => {
	beforeEach(() => {
		window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
	});

	it('fade() skips the animation with reduced motion and hides a faded-out element', async () => {
		const section = part<HTMLElement>(draw('<p></p>'), 'p');
		await fade(section, 'out', 500);
		expect(section.hidden).toBe(true);
		await fade(section, 'in', 500);
		expect(section.hidden).toBe(false);
	});

	it('fade() ends in the state of the most recent call', async () => {
		window.matchMedia = (query) => ({ matches: false, media: query }) as MediaQueryList;
		const section = part<HTMLElement>(draw('<p></p>'), 'p');
		section.animate = () => {
			let end!: (reason?: unknown) => void;
			const finished = new Promise<Animation>((settle, fail) => {
				end = fail;
				setTimeout(() => settle({} as Animation), 20);
			});
			return { finished, cancel: () => end() } as unknown as Animation;
		};
		const older = fade(section, 'out', 20);
		await Promise.all([older, fade(section, 'in', 20)]);
		expect(section.hidden).toBe(false);
	});
});

describe('onScroll()', () => {
	const endings: AbortController[] = [];
	const until = () => {
		const ending = new AbortController();
		endings.push(ending);
		return ending.signal;
	};
	afterEach(() => endings.splice(0).forEach((ending) => ending.abort()));

	it('onScroll() calls each follower once per frame, each in its own task', () => {
		const frames: FrameRequestCallback[] = [];
		const tasks: (() => void)[] = [];
		window.requestAnimationFrame = (run) => frames.push(run);
		window.queueMicrotask = (run) => void tasks.push(run);
		const followers = [jest.fn(), jest.fn()];
		followers.forEach((follower) => onScroll(follower, until()));
		for (let times = 0; times < 3; times++) dispatchEvent(new Event('scroll'));
		expect(frames).toHaveLength(1);
		frames[0]!(0);
		expect(tasks).toEqual(followers);
	});

	it('onScroll() listens to the page only while it has followers', () => {
		const remove = jest.spyOn(window, 'removeEventListener');
		[jest.fn(), jest.fn()].forEach((follower) => onScroll(follower, until()));
		endings[0]!.abort();
		expect(remove).not.toHaveBeenCalled();
		endings[1]!.abort();
		expect(remove).toHaveBeenCalledTimes(1);
	});

	it('onScroll() ignores a follower whose signal is already aborted', () => {
		const add = jest.spyOn(window, 'addEventListener');
		add.mockClear();
		onScroll(jest.fn(), AbortSignal.abort());
		expect(add).not.toHaveBeenCalled();
	});
});

describe('whenVisible()', () => {
	it('whenVisible() runs immediately without IntersectionObserver', () => {
		const run = jest.fn();
		whenVisible(document.body, '200px', run);
		expect(run).toHaveBeenCalledTimes(1);
	});
});

describe('whenIdle()', () => {
	it('whenIdle() runs in the next task without requestIdleCallback', () => {
		jest.useFakeTimers();
		const run = jest.fn();
		whenIdle(2000, run);
		jest.runAllTimers();
		expect(run).toHaveBeenCalledTimes(1);
	});

	it('whenIdle() does not run after it is cancelled', () => {
		jest.useFakeTimers();
		const run = jest.fn();
		whenIdle(2000, run)();
		jest.runAllTimers();
		expect(run).not.toHaveBeenCalled();
	});
});
