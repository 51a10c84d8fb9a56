import { EVENT } from '@gazetteer/contract';
import { createStore } from '@gazetteer/store';
import type { Chooser } from '../../../../widgets/plan-chooser/interactive/chooser.ts';
import { showPlans } from '../../../../widgets/plan-chooser/interactive/show-plans.ts';
import type { PlanState } from '../../../../widgets/plan-chooser/state.ts';

const BUG = new Error('A bug in our code.');

describe('showPlans()', () => {
	it('showPlans() reports a bug and tells the visitor that the plans cannot be loaded', async () => {
		jest.spyOn(console, 'error').mockImplementation(() => {});
		document.body.innerHTML = '<div class="lp_plan_result_section"></div>';
		const results = document.querySelector<HTMLElement>('div')!;
		const store = createStore({ choice: {}, shown: { as: 'drawn' } } as unknown as PlanState);
		const heard = jest.fn();
		document.addEventListener(EVENT.error, (event) => heard((event as CustomEvent).detail));
		const cancel = () => {
			throw BUG;
		};
		showPlans({ screen: { results }, store, ask: { cancel } } as unknown as Chooser);
		await Promise.resolve();
		expect(heard).toHaveBeenCalledWith(
			expect.objectContaining({ widget: 'plan-chooser', error: BUG }),
		);
		expect(store.get().shown.as).toBe('fault');
	});
});
