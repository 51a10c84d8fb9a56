import { addressOf, choiceIn } from '../../../widgets/plan-chooser/interactive/history.ts';
import { addCategory, type Offer } from '../../../widgets/plan-chooser/interactive/offer.ts';
import {
	choiceRestored,
	faultReceived,
	plansCleared,
	plansReceived,
	questionAsked,
	requested,
	skeletonShown,
	subjectOf,
	waitingStarted,
	type Choice,
	type PlanState,
} from '../../../widgets/plan-chooser/state.ts';

const standard: Choice = { standard: true, category: 0, period: 'monthly' };
const first: PlanState = {
	choice: standard,
	switchable: true,
	switchableFor: 'true,0',
	asking: false,
	shown: { as: 'drawn' },
};
const offer = (switchable?: boolean): Offer => ({
	html: 'x',
	content: document.createDocumentFragment(),
	switchable,
});

describe('plan chooser state: choice', () => {
	it('the plan chooser switches from the general plans to the requested category', () => {
		expect(requested({ category: 7 })(first).choice).toEqual({
			standard: false,
			category: 7,
			period: 'monthly',
		});
	});

	it('the plan chooser keeps the category when the period changes and drops it when the plan type changes', () => {
		const yearly = requested({ period: 'yearly' })(requested({ category: 7 })(first));
		expect(yearly.choice).toMatchObject({ category: 7, period: 'yearly' });
		expect(requested({ standard: true })(yearly).choice).toMatchObject({
			category: 0,
			period: 'yearly',
		});
	});

	it('requesting the current plan type again returns the same state', () => {
		expect(requested({ standard: true })(first)).toBe(first);
		// Requesting the general plans again keeps a category without a plan type.
		const category = { ...first, choice: { ...standard, category: 7 } };
		expect(requested({ standard: true })(category)).toBe(category);
	});

	it('an earlier URL restores only the choice and keeps the rest of the plan chooser’s state', () => {
		const choice: Choice = { standard: false, category: 7, period: 'yearly' };
		expect(choiceRestored(choice)(first)).toEqual({ ...first, choice });
	});
});

describe('plan chooser state: request', () => {
	it('the plan chooser remembers the usage of a request until a request has no usage', () => {
		const asked = questionAsked('listingonly')(first);
		expect(asked).toEqual({ ...first, usage: 'listingonly' });
		expect(questionAsked()(asked).usage).toBeUndefined();
	});

	it('a request for plans is pending until an answer or an error arrives', () => {
		const waiting = waitingStarted(first);
		expect(waiting).toEqual({ ...first, asking: true });
		expect(plansReceived(offer())(waiting).asking).toBe(false);
		expect(faultReceived('Why')(waiting).asking).toBe(false);
	});
});

describe('plan chooser state: display', () => {
	it('the plan chooser shows a skeleton with the height and number of the replaced cards', () => {
		expect(skeletonShown(420, 3)(first)).toEqual({
			...first,
			shown: { as: 'skeleton', height: 420, cards: 3 },
		});
	});

	it('the plan chooser keeps the server-rendered cards when the offer is already in the page', () => {
		expect(plansReceived({ ...offer(), isDrawn: true })(first).shown).toEqual({ as: 'drawn' });
	});

	it('the plan chooser shows an offer together with its category', () => {
		const state = plansReceived(offer(false))(
			waitingStarted(requested({ category: 7 })(first)),
		);
		expect(state).toMatchObject({
			asking: false,
			switchable: false,
			shown: { as: 'offer', category: 7 },
		});
	});

	it('the plan chooser keeps the period switcher when the answer does not mention it', () => {
		expect(plansReceived(offer())(first).switchable).toBe(true);
	});

	it('the plan chooser updates the period switcher for the chosen plans, independent of their period', () => {
		const chosen = requested({ category: 7 })(first);
		expect(plansReceived(offer(true))(chosen).switchableFor).toBe(subjectOf(chosen.choice));
		expect(plansReceived(offer())(chosen).switchableFor).toBe(subjectOf(first.choice));
	});

	it('the plan chooser shows nothing while a category is still to be selected', () => {
		expect(plansCleared(waitingStarted(first))).toMatchObject({
			asking: false,
			switchable: false,
			shown: { as: 'nothing' },
		});
	});

	it('the plan chooser shows the error message when the request fails', () => {
		expect(faultReceived('Why')(waitingStarted(first)).shown).toEqual({
			as: 'fault',
			message: 'Why',
		});
	});
});

describe('plan chooser URL', () => {
	const isCategory = (category: number) => category === 7;
	const read = (search: string) => choiceIn(search, standard, isCategory);

	it.each<[string, Partial<Choice>]>([
		['', standard],
		['?plan_category=7', { standard: false, category: 7, period: 'monthly' }],
		[
			'?plan_category=7&plan_kind=exclusive&plan_period=yearly',
			{ category: 7, period: 'yearly' },
		],
		['?plan_category=7&plan_kind=standard', { standard: true, category: 0, period: 'monthly' }],
		['?plan_category=8', standard],
		['?plan_category=7x', standard],
		['?plan_kind=exclusive', { standard: false, category: 0 }],
		['?plan_period=daily&plan_kind=<b>', standard],
	])('the URL query %s selects %j in the plan chooser', (search, choice) => {
		expect(read(search)).toMatchObject(choice);
	});

	it('the plan chooser keeps unrelated parameters and the fragment of the URL', () => {
		const href = 'https://a.test/plans/?lang=de&plan_kind=standard#top';
		const choice: Choice = { standard: false, category: 7, period: 'yearly' };
		expect(addressOf(href, choice, true)).toBe(
			'https://a.test/plans/?lang=de&plan_category=7&plan_period=yearly#top',
		);
	});
});

it('each plan form contains the category field at most once', () => {
	document.body.innerHTML =
		'<form class="price-plan-button"><input type="hidden" name="lp_pre_selected_cats" value=""><input type="hidden" name="lp_pre_selected_cats" value="3"></form>';
	const carriedNow = () =>
		[...document.querySelectorAll<HTMLInputElement>('[name="lp_pre_selected_cats"]')].map(
			({ value }) => value,
		);
	addCategory(document.body, 7);
	addCategory(document.body, 7);
	expect(carriedNow()).toEqual(['7']);
	addCategory(document.body, 0);
	expect(carriedNow()).toEqual([]);
});
