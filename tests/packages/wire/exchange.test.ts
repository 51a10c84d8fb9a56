/** @jest-environment node */
import { actionName, type Action } from '@gazetteer/contract';
import { createAjax } from '@gazetteer/wire';
import filterPlans from '../../cases/exchange/filter-plans.json';
import generalPlans from '../../cases/exchange/general-plans.json';
import plansForCategory from '../../cases/exchange/plans-for-category.json';
import submitListing from '../../cases/exchange/submit-listing.json';
import termDetails from '../../cases/exchange/term-details.json';
import { fakeFetch, json } from './fake-fetch.ts';

interface Exchange {
	says: string;
	action: string;
	request: Record<string, string | string[]>;
	answer: Record<string, unknown>;
	reads: Record<string, unknown>;
}

const cases: Exchange[] = [
	...termDetails,
	...plansForCategory,
	...generalPlans,
	...filterPlans,
	...submitListing,
].map((one) => one as unknown as Exchange);

/** The fields of a request body, parsed as PHP does. */
function received(body: string) {
	const fields: Record<string, string | string[]> = {};
	for (const [name, value] of new URLSearchParams(body)) {
		if (name.endsWith('[]')) {
			const list = (fields[name.slice(0, -2)] ??= []);
			(list as string[]).push(value);
		} else {
			fields[name] = value;
		}
	}
	return fields;
}

describe.each(cases)('$action: $says', ({ action, request, answer, reads }) => {
	const server = fakeFetch(json(answer, { headers: { 'Content-Type': 'text/html' } }));
	const ajax = createAjax({ endpoint: '/ajax', prefix: 'places', fetch: server.fetch });
	const pick = (body: unknown) =>
		Object.fromEntries(
			Object.keys(reads).map((key) => [key, (body as Record<string, unknown>)[key]]),
		);

	it('a call sends the recorded request and reads the recorded answer', async () => {
		const read = await ajax(action as Action, request, pick);
		expect(read).toEqual(reads);
		expect(received(String(server.sent[0]!.init.body))).toEqual({
			...request,
			action: actionName(action as Action, 'places'),
		});
	});
});

it('the reader keeps the order in which the server listed the features', () => {
	const { tags } = termDetails[0]!.answer;
	expect(Object.keys(JSON.parse(JSON.stringify(tags)) as object)).toEqual([' 12', ' 4']);
});
