import { compile, validate, type RuleField } from '@gazetteer/rules';

const typed = (...texts: string[]): RuleField => ({ texts, files: [] });
const form = (fields: Record<string, RuleField>) => new Map(Object.entries(fields));

describe('very long texts', () => {
	const LONG = 100_000;
	it.each([
		['email', `${'a'.repeat(LONG - 5)}@b.co`],
		['email', `a@${'b-'.repeat(LONG / 2 - 3)}b.co`],
		['email', `a@${'b.'.repeat(LONG / 2 - 2)}co`],
		['url', `http://b.co/${'a'.repeat(LONG - 12)}`],
		['tel', `+${'1-'.repeat(LONG / 2 - 1)}1`],
		['number', `-${'1'.repeat(LONG - 1)}`],
		['date', `${'2'.repeat(LONG - 10)}2024-02-29`],
	])(
		'a text satisfies the rule %s up to the maximum length for patterns, and fails above that length',
		(rule, text) => {
			expect(text.length).toBeGreaterThan(LONG - 10);
			const ask = compile({ rules: [{ rule, field: 'long', error: 'Wrong.' }] });
			expect(ask(form({ long: typed(text) })).size).toBe(0);
			const longer = text.replace(/[12a]/, (first) => first.repeat(LONG));
			expect(ask(form({ long: typed(longer) })).size).toBe(1);
		},
	);

	it.each([
		['is compared up to the maximum length for patterns', LONG - 6, 1],
		['is not compared above the maximum length for patterns', LONG, 0],
	])('a date with a very long year %s', (_says, digits, wrong) => {
		const rule = { rule: 'mindate', field: 'long', error: 'Early.', threshold: '2000-01-01' };
		const day = `${'1'.repeat(digits)}-01-01`;
		expect(validate({ rules: [rule] }, form({ long: typed(day) })).size).toBe(wrong);
	});

	const RULES = ['email', 'url', 'tel', 'number', 'date', 'time', 'mindate', 'dayofweek'];

	/** The processor time in microseconds that all rules need for a text of this length. */
	const costOf = (part: string, end: string, length: number) => {
		const fields = form({ long: typed(part.repeat(length / part.length) + end) });
		const rules = RULES.map((rule) => {
			const spec = { rule, field: 'long', error: '', threshold: '2026-01-01' };
			return compile({ rules: [spec] });
		});
		const before = process.cpuUsage();
		for (const ask of rules) ask(fields);
		const { user, system } = process.cpuUsage(before);
		return user + system;
	};

	/** The minimum of several measurements, because other processes only add time. */
	const leastCost = (...text: Parameters<typeof costOf>) =>
		Math.min(...Array.from({ length: 5 }, () => costOf(...text)));

	/**
	 * The factor between two text lengths. Linear time grows by this factor, quadratic time by
	 * its square.
	 */
	const GROWTH = 8;
	const FIXED = 2000;

	it.each(['a', '-', '.', '1', '(', '@', 'a-', 'a.', '1-', 'a@', '+', ' x ', '%', '[', '2026-'])(
		'every rule checks a long text of "%s" in linear time',
		(part) => {
			for (const end of ['', '!', '@b.co']) {
				const longest = LONG - end.length - 20;
				const short = leastCost(part, end, Math.floor(longest / GROWTH));
				const long = leastCost(part, end, longest);
				expect(long).toBeLessThan((short + FIXED) * GROWTH * 2);
			}
		},
	);
});
