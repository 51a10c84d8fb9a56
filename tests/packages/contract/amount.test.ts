import cases from '../../cases/plans/amounts.json';
import { readAmount } from '@gazetteer/contract';

describe('an amount of money is read from', () => {
	it.each(cases.map(({ says, typed, amount }) => [says, typed, amount] as const))(
		'%s: “%s”',
		(_says, typed, amount) => {
			expect(readAmount(typed)).toBe(amount);
		},
	);
});
