/** @jest-environment node */
import { type WireError, createOpenRest } from '@gazetteer/wire';
import feedback from '../../cases/exchange/contact-feedback.json';
import refill from '../../cases/exchange/contact-refill.json';
import schema from '../../cases/exchange/contact-schema.json';
import { fakeFetch, json } from './fake-fetch.ts';

/**
 * One recorded call of the contact forms. The PHP tests check how the server reads the request’s
 * values.
 */
interface ContactExchange {
	readonly says: string;
	readonly method: string;
	readonly path: string;
	readonly request?: Readonly<Record<string, unknown>>;
	readonly status: number;
	readonly answer: unknown;
}

const cases = [...schema, ...feedback, ...refill] as readonly ContactExchange[];

function formOf(request: ContactExchange['request']): FormData | undefined {
	if (!request) return undefined;
	const form = new FormData();
	for (const [name, value] of Object.entries(request)) form.set(name, String(value));
	return form;
}

const ask = ({ method, path, request, status, answer }: ContactExchange) => {
	const server = fakeFetch(json(answer, { status }));
	const rest = createOpenRest({ root: '/wp-json/', namespace: 'n/v1', fetch: server.fetch });
	const asked = rest(path, (body) => body, { method: method as 'GET', body: formOf(request) });
	return { asked, sent: server.sent };
};

describe('contact form calls', () => {
	it.each(cases.map((one) => [`${one.path}: ${one.says}`, one] as const))(
		'a contact form call sends and reads the recorded exchange %s',
		async (_says, one) => {
			const { asked, sent } = ask(one);
			if (one.status === 200) {
				expect(await asked).toEqual(one.answer);
			} else {
				const fault = await asked.catch((thrown: WireError) => thrown);
				expect(fault).toMatchObject({
					code: 'invalid_json',
					answer: { status: one.status },
				});
			}
			expect(sent[0]).toMatchObject({
				url: `/wp-json/n/v1/${one.path}`,
				init: { method: one.method },
			});
		},
	);
});
