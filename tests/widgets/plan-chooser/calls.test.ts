import { actionName, type Action } from '@gazetteer/contract';
import { createAjax } from '@gazetteer/wire';
import {
	filterPlans,
	generalPlans,
	plansForCategory,
	readGeneral,
	readPlans,
	readSwitchable,
	withoutPeriodIfNeeded,
	type Plans,
	type Question,
} from '../../../widgets/plan-chooser/interactive/calls.ts';
import filterCases from '../../cases/exchange/filter-plans.json';
import generalCases from '../../cases/exchange/general-plans.json';
import categoryCases from '../../cases/exchange/plans-for-category.json';
import { fakeFetch, text } from '../../packages/wire/fake-fetch.ts';

type Fields = Readonly<Record<string, string>>;
type Case = readonly [string, { action: string; request: Fields; answer: unknown; reads: unknown }];

const cases = [...categoryCases, ...generalCases, ...filterCases].map(
	(one) => [`${one.action}: ${one.says}`, one] as unknown as Case,
);

const { signal } = new AbortController();

const serve = (body: unknown) => {
	const server = fakeFetch(text(JSON.stringify(body)) as () => Response);
	return { ...server, ajax: createAjax({ endpoint: '/ajax', prefix: 'p', fetch: server.fetch }) };
};

const questionOf = (request: Fields): Question => ({
	choice: {
		standard: false,
		category: Number(request['term_id'] ?? request['cat_id'] ?? 0),
		period: (request['duration_type'] ?? '') as '',
	},
	style: request['currentStyle'] ?? '',
	signal,
});

const ask = (action: string, request: Fields, ajax: ReturnType<typeof createAjax>) => {
	const question = questionOf(request);
	if (action.includes('by_cat')) return plansForCategory(ajax, question);
	if (action.includes('general')) return generalPlans(ajax, question);
	return filterPlans(ajax, {
		...question,
		usage: (request['planUsage'] || 'default') as 'default',
		byTerm: 'term_id' in request,
	});
};

// jsdom has no Response. The calls need only these properties of it.
beforeAll(() => {
	globalThis.Response ??= class {
		readonly ok = true;
		readonly status = 200;
		readonly redirected = false;
		readonly headers = new Headers();
		constructor(readonly body: string) {}
		async text() {
			return this.body;
		}
	} as unknown as typeof Response;
});

describe('requests for plans', () => {
	it.each(cases)('a request for plans: %s', async (_says, { action, request, answer, reads }) => {
		const { ajax, sent } = serve(answer);
		const { html } = await ask(action, request, ajax);
		expect(Object.fromEntries(new URLSearchParams(String(sent[0]!.init.body)))).toEqual({
			...request,
			action: actionName(action as Action, 'p'),
		});
		expect(html).toBe((reads as { plans: string | null }).plans ?? '');
	});

	it('a null response is read as no plans', async () => {
		const { ajax } = serve(null);
		expect(await plansForCategory(ajax, questionOf({ term_id: '7' }))).toEqual({
			html: '',
			switchable: false,
		});
	});

	it.each([0, '<html>', []])(
		'the value %j is an invalid response to a request for plans',
		async (body) => {
			const { ajax } = serve(body);
			await expect(
				plansForCategory(ajax, questionOf({ term_id: '7' })),
			).rejects.toMatchObject({
				code: 'invalid_json',
			});
		},
	);
});

describe('response to a request for plans', () => {
	it.each([
		[true, true],
		[1, true],
		['1', true],
		[false, false],
		['0', false],
		[undefined, false],
	])('the period switcher of a response with the value %j is read', (switcher, switchable) => {
		expect(readSwitchable({ plans: 'x', switcher })).toEqual({ html: 'x', switchable });
	});

	it('a response with general plans has a period switcher if it has plans', () => {
		expect(readGeneral({ plans: 'x' }).switchable).toBe(true);
		expect(readGeneral({ plans: null }).switchable).toBe(false);
	});

	it('a response for another period contains no period switcher', () => {
		expect(readPlans({ plans: 7 })).toEqual({ html: '', switchable: undefined });
	});
});

describe('plans without a period', () => {
	const PLANS: Plans = { html: '<form class="price-plan-button">', switchable: false };
	const NONE: Plans = { html: 'None.', switchable: false };

	it.each([
		['are requested if the response has no plans', NONE, PLANS, PLANS, 2],
		['are not requested if the response has plans', PLANS, NONE, PLANS, 1],
		['keep the first message if there are no plans either', NONE, NONE, NONE, 2],
	])('general plans without a period %s', async (_says, first, second, given, times) => {
		const call = jest.fn(async ({ choice }: Question) => (choice.period ? first : second));
		const question = questionOf({ term_id: '7', duration_type: 'monthly' });
		expect(await withoutPeriodIfNeeded(call, question)).toBe(given);
		expect(call).toHaveBeenCalledTimes(times);
	});
});
