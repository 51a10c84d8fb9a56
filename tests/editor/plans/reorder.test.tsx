import { act, render } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { inOrder } from '../../../plugin-php-shim/editor/plans/data/plan-order.ts';
import type { Plan } from '../../../plugin-php-shim/editor/plans/data/plan.ts';
import {
	usePlanActions,
	type PlanActions,
} from '../../../plugin-php-shim/editor/plans/list/use-plan-actions.ts';
import { aPlan } from './plan.ts';

const mockFetch = jest.fn();
jest.mock('@wordpress/api-fetch', () => ({
	__esModule: true,
	default: (options: unknown) => mockFetch(options),
}));
jest.mock('../../../plugin-php-shim/editor/plans/script-data.ts', () => ({
	scriptData: () => ({ plans: '/wp/v2/plans', inclusions: [] }),
}));

const PLANS = [1, 2, 3].map((id) => aPlan({ id, order: id - 1 }));

function start() {
	let actions!: PlanActions;
	let shown: readonly Plan[] = [];
	const List = () => {
		const [plans, setPlans] = useState<readonly Plan[]>(PLANS);
		shown = plans;
		actions = usePlanActions(
			plans,
			(changed) => setPlans([...changed]),
			() => {},
		);
		return null;
	};
	const { unmount } = render(<List />);
	return {
		unmount,
		shown: () => inOrder(shown).map(({ id }) => id),
		move: (...ids: readonly number[]) =>
			act(() => actions.reorder(ids.map((id) => PLANS[id - 1]!))),
	};
}

/** The sent positions, and whether the request is a keepalive request. */
const sent = () =>
	mockFetch.mock.calls.map(([{ data, keepalive }]) => [
		data.requests.map(({ path, body }: { path: string; body: object }) => [
			path.split('/').pop(),
			body,
		]),
		keepalive,
	]);

const NEW_ORDER = [
	['2', { menu_order: 0 }],
	['1', { menu_order: 1 }],
];

beforeEach(() => {
	jest.useFakeTimers();
	mockFetch.mockReset().mockResolvedValue({ responses: [] });
});
afterEach(() => jest.useRealTimers());

describe('saving the order of the plans', () => {
	it('the order of the plans is saved after a plan was moved', async () => {
		const { move, shown } = start();
		move(2, 1, 3);
		expect([shown(), sent()]).toEqual([[2, 1, 3], []]);
		await act(() => jest.runAllTimersAsync());
		expect(sent()).toEqual([[NEW_ORDER, undefined]]);
	});

	it('the order of the plans is saved immediately with a keepalive request when the page is left', async () => {
		const { move } = start();
		move(2, 1, 3);
		window.dispatchEvent(new Event('pagehide'));
		expect(sent()).toEqual([[NEW_ORDER, true]]);
		await act(() => jest.runAllTimersAsync());
		expect(sent()).toHaveLength(1);
	});

	it('the order of the plans is saved when the user leaves the list, which then removes its listeners', async () => {
		const { move, unmount } = start();
		move(2, 1, 3);
		unmount();
		window.dispatchEvent(new Event('pagehide'));
		await act(() => jest.runAllTimersAsync());
		expect(sent()).toHaveLength(1);
	});
});
