import { activate } from '../../../widgets/plan-chooser/interactive/index.ts';
import { choiceDrawn, screenAt } from '../../../widgets/plan-chooser/screen.ts';

const DRAWN = '<p class="from-the-server">Drawn</p>';

interface Question {
	readonly action: string | null;
	readonly category: string | null;
	readonly signal: AbortSignal;
	readonly answer: (plans: string) => void;
	readonly lose: () => void;
}

/** A server that responds when the test says so, even to aborted requests. */
function serve() {
	const questions: Question[] = [];
	window.fetch = jest.fn(
		(_address: unknown, { body, signal }: RequestInit = {}) =>
			new Promise<Response>((done, fail) => {
				questions.push({
					action: (body as URLSearchParams).get('action'),
					category: (body as URLSearchParams).get('term_id'),
					signal: signal!,
					answer: (plans) =>
						done({
							ok: true,
							status: 200,
							redirected: false,
							headers: new Headers(),
							text: async () => JSON.stringify({ plans, switcher: '0' }),
						} as Response),
					lose: () => fail(new TypeError('Failed to fetch')),
				});
			}),
	) as typeof fetch;
	return questions;
}

/** Waits for the debounce, the dynamic imports and React. */
const settled = async () => {
	for (let turn = 0; turn < 40; turn++) await jest.advanceTimersByTimeAsync(20);
};

let leave = () => {};

function begin() {
	document.body.innerHTML = `<div class="gz-plans" data-gazetteer="plan-chooser">
		<form class="gz-plan-questions">
			<a class="lp_plans_switcher_btn isactive" data-val="standard"></a>
			<a class="lp_plans_switcher_btn" data-val="exclusive"></a>
			<label><input type="radio" class="lp-slected-plan-cat" name="plan_category" value="7"></label>
			<label><input type="radio" class="lp-slected-plan-cat" name="plan_category" value="8"></label>
		</form>
		<div class="lp_plan_result_section">${DRAWN}</div>
	</div>`;
	const screen = screenAt(document.querySelector<HTMLElement>('.gz-plans')!);
	const leaving = new AbortController();
	const actions = activate(screen, choiceDrawn(screen), leaving.signal);
	leave = () => {
		leaving.abort();
		actions.close();
		leave = () => {};
	};
	const results = () => screen.results.textContent;
	return { ...actions, results };
}

// Install the fake timers once, because React’s scheduler keeps the timers of the moment when it is
// loaded.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(() => history.replaceState(null, '', '/plans/'));
afterEach(() => leave());

describe('response to the plan chooser', () => {
	it('a response that arrives after a newer request changes nothing', async () => {
		const questions = serve();
		const { request, results } = begin();
		request({ category: 7 });
		await settled();
		request({ category: 8 });
		await settled();
		expect(questions.map(({ category }) => category)).toEqual(['7', '8']);
		expect(questions[0]!.signal.aborted).toBe(true);
		questions[1]!.answer('<p>Eight</p>');
		await settled();
		questions[0]!.answer('<p>Seven</p>');
		await settled();
		expect(results()).toContain('Eight');
		expect(results()).not.toContain('Seven');
	});

	it('a response that arrives after the visitor returned to the previous plans changes nothing', async () => {
		const questions = serve();
		const { request, readAddress, results } = begin();
		request({ category: 7 });
		await settled();
		history.replaceState(null, '', '/plans/');
		readAddress();
		questions[0]!.answer('<p>Seven</p>');
		await settled();
		expect(questions[0]!.signal.aborted).toBe(true);
		expect(results()).toBe('Drawn');
	});

	it('plans are not requested again while they are pending, or after they arrived', async () => {
		const questions = serve();
		const { request } = begin();
		request({ category: 7 });
		await settled();
		request({ category: 7 });
		questions[0]!.answer('<p>Seven</p>');
		await settled();
		request({ category: 7 });
		await settled();
		expect(questions).toHaveLength(1);
	});
});

const showPage = (persisted: boolean) =>
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('failed request of the plan chooser', () => {
	it.each<[string, (request: () => void) => void]>([
		['when the visitor tries again', (request) => request()],
		['when the browser is online again', () => dispatchEvent(new Event('online'))],
		['when the browser shows the page again', () => showPage(true)],
	])('a failed request for plans is sent again %s', async (_says, again) => {
		const questions = serve();
		const { request, results } = begin();
		request({ category: 7 });
		await settled();
		questions[0]!.lose();
		await settled();
		expect(results()).toContain('offline');
		again(() => request({ category: 7 }));
		await settled();
		expect(questions.map(({ category }) => category)).toEqual(['7', '7']);
		questions[1]!.answer('<p>Seven</p>');
		await settled();
		expect(results()).toContain('Seven');
		expect(results()).not.toContain('offline');
	});
});

it.each<[string, 'answer' | 'lose', () => void]>([
	[
		'an answer has arrived, and the browser is online again',
		'answer',
		() => dispatchEvent(new Event('online')),
	],
	['an answer has arrived, and the page is shown again', 'answer', () => showPage(true)],
	['the page is shown for the first time', 'lose', () => showPage(false)],
])('a failed request for plans is not sent again if %s', async (_says, end, happens) => {
	const questions = serve();
	const { request } = begin();
	request({ category: 7 });
	await settled();
	questions[0]![end]('<p>Seven</p>');
	await settled();
	happens();
	await settled();
	expect(questions).toHaveLength(1);
});

it('a plan chooser that unmounts aborts its request, and restores the server-rendered plans', async () => {
	const questions = serve();
	const { request, results } = begin();
	request({ category: 7 });
	await settled();
	leave();
	expect(questions[0]!.signal.aborted).toBe(true);
	questions[0]!.answer('<p>Seven</p>');
	await settled();
	expect(results()).toBe('Drawn');
	expect(document.querySelector('[aria-busy]')).toBeNull();
});

it('a category in a later URL requests the plans of the category', async () => {
	const questions = serve();
	const { readAddress } = begin();
	history.replaceState(null, '', '/plans/?plan_category=8');
	readAddress();
	await settled();
	expect(questions.map(({ category }) => category)).toEqual(['8']);
});

describe.each([
	['an older page', ''],
	['a page of the plugin', 'class="gz-plans"'],
])('“standard” toggle of the plan chooser on %s', (_says, more) => {
	const plan = (id: number, title: string) =>
		`<div><h3>${title}</h3><form method="post" action="/submit/" class="price-plan-button"><input type="hidden" name="plan_id" value="${id}"></form></div>`;

	function beginWithPlans() {
		document.body.innerHTML = `<div ${more} data-gazetteer="plan-chooser">
			<button class="lp_plans_switcher_btn isactive" data-val="standard"></button>
			<button class="lp_plans_switcher_btn" data-val="exclusive"></button>
			<div class="lp_plan_result_section gz-plan-results"></div>
			<div class="lp_hide_general_plans"></div>
		</div>`;
		const results = document.querySelector<HTMLElement>('.lp_plan_result_section')!;
		results.innerHTML = plan(40, 'Jetty');
		const root = document.querySelector<HTMLElement>('[data-gazetteer]')!;
		const screen = screenAt(root);
		const leaving = new AbortController();
		const actions = activate(screen, choiceDrawn(screen), leaving.signal);
		leave = () => {
			leaving.abort();
			actions.close();
			leave = () => {};
		};
		return {
			...actions,
			offered: () => results.querySelectorAll('h3').length && results.textContent,
		};
	}

	it('the “standard” toggle loads the general plans each time, and shows the cached plans meanwhile', async () => {
		const questions = serve();
		const { request, offered } = beginWithPlans();
		request({ standard: false });
		await settled();
		expect(offered()).toBe(0);
		request({ standard: true });
		await settled();
		expect(offered()).toContain('Jetty');
		expect(questions.map(({ action }) => action)).toEqual([
			expect.stringMatching(/_select_general_plans$/),
		]);
		questions[0]!.answer(plan(43, 'Pier'));
		await settled();
		expect(offered()).toContain('Pier');
		request({ standard: true });
		await settled();
		expect(questions).toHaveLength(2);
		expect(offered()).toContain('Pier');
	});

	it('the plan chooser does not render the plans again if the response is the same', async () => {
		const questions = serve();
		const { request } = beginWithPlans();
		const drawn = document.querySelector('h3');
		request({ standard: true });
		await settled();
		questions[0]!.answer(plan(40, 'Jetty'));
		await settled();
		expect(document.querySelector('h3')).toBe(drawn);
	});

	it('the plan chooser keeps the cached plans and shows the usual error message if the request fails', async () => {
		jest.spyOn(console, 'warn').mockImplementation(() => {});
		const questions = serve();
		const { request, offered } = beginWithPlans();
		request({ standard: true });
		await settled();
		questions[0]!.lose();
		await settled();
		expect(offered()).toContain('Jetty');
		const fault = document.querySelector('.gz-plan-fault')!;
		expect(fault.textContent).toContain('You are probably offline.');
		fault.querySelector('button')!.click();
		await settled();
		expect(questions).toHaveLength(2);
		expect(document.querySelector('.gz-plan-fault')).toBeNull();
	});
});
