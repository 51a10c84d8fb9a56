import { compile, validate, type Field } from '@gazetteer/rules';

const typed = (...texts: string[]): Field => ({ texts, files: [] });
const form = (fields: Record<string, Field>) => new Map(Object.entries(fields));

describe('a long text', () => {
	const LONG = 100_000;
	it.each([
		['email', `${'a'.repeat(LONG - 5)}@b.co`],
		['email', `a@${'b-'.repeat(LONG / 2 - 3)}b.co`],
		['email', `a@${'b.'.repeat(LONG / 2 - 2)}co`],
		['url', `http://b.co/${'a'.repeat(LONG - 12)}`],
		['tel', `+${'1-'.repeat(LONG / 2 - 1)}1`],
		['number', `-${'1'.repeat(LONG - 1)}`],
		['date', `${'2'.repeat(LONG - 10)}2024-02-29`],
	])('satisfies %s as long as a pattern may see it, and no longer', (rule, text) => {
		expect(text.length).toBeGreaterThan(LONG - 10);
		const ask = compile({ rules: [{ rule, field: 'long', error: 'Wrong.' }] });
		expect(ask(form({ long: typed(text) })).size).toBe(0);
		const longer = text.replace(/[12a]/, (first) => first.repeat(LONG));
		expect(ask(form({ long: typed(longer) })).size).toBe(1);
	});

	it.each([
		['is compared as long as a pattern may see it', LONG - 6, 1],
		['is not compared beyond', LONG, 0],
	])('for a year %s', (_says, digits, wrong) => {
		const rule = { rule: 'mindate', field: 'long', error: 'Early.', threshold: '2000-01-01' };
		const day = `${'1'.repeat(digits)}-01-01`;
		expect(validate({ rules: [rule] }, form({ long: typed(day) })).size).toBe(wrong);
	});

	it.each(['a', '-', '.', '1', '(', '@', 'a-', 'a.', '1-', 'a@', '+', ' x ', '%', '[', '2026-'])(
		'of nothing but "%s" is read in no time to speak of by every rule',
		(part) => {
			const text = part.repeat(LONG / part.length);
			const rules = ['email', 'url', 'tel', 'number', 'date', 'time', 'mindate', 'dayofweek'];
			for (const end of ['', '!', '@b.co']) {
				for (const rule of rules) {
					const spec = { rule, field: 'long', error: '', threshold: '2026-01-01' };
					validate({ rules: [spec] }, form({ long: typed(text + end) }));
				}
			}
		},
	);
});
