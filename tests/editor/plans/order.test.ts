import {
	changedOrders,
	inOrder,
	lastOrder,
	numbered,
} from '../../../plugin-php-shim/editor/plans/data/plan-order.ts';
import { moved } from '../../../plugin-php-shim/editor/shared/reorder/move-item.ts';
import { aPlan } from './plan.ts';

const three = [aPlan({ id: 1 }), aPlan({ id: 2 }), aPlan({ id: 3, order: 4 })];
const ids = (plans: readonly { id: number }[]) => plans.map(({ id }) => id);

describe('order of the plans', () => {
	it('plans are sorted by their menu order, and then by age with the oldest first', () => {
		const plans = [aPlan({ id: 9 }), aPlan({ id: 4, order: 1 }), aPlan({ id: 2 })];
		expect(ids(inOrder(plans))).toEqual([2, 9, 4]);
	});

	it.each([
		['up', 1, 0, ['b', 'a', 'c']],
		['to the end', 0, 2, ['b', 'c', 'a']],
		['down, but not beyond the end', 2, 9, ['a', 'b', 'c']],
		['up, but not above the first', 0, -1, ['a', 'b', 'c']],
	])('a plan moves one %s', (_where, from, to, after) => {
		expect(moved(['a', 'b', 'c'], from, to)).toEqual(after);
	});

	it('only plans with a changed position are sent', () => {
		const after = numbered(moved(three, 0, 1));
		expect(ids(changedOrders(three, after))).toEqual([1, 3]);
	});

	it('a new plan is added at the end', () => {
		expect(lastOrder(three)).toBe(5);
		expect(lastOrder([])).toBe(0);
	});
});
