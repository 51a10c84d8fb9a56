import cases from '../../cases/plans/amounts.json';
import { readAmount } from '@gazetteer/contract';

describe('amounts of money', () => {
	it.each(cases.map(({ says, typed, amount }) => [says, typed, amount] as const))(
		'an amount of money is read from %s: “%s”',
		(_says, typed, amount) => {
			expect(readAmount(typed)).toBe(amount);
		},
	);
});
