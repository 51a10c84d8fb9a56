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

describe('what is chosen', () => {
	it('is a category, and no longer the general plans', () => {
		expect(requested({ category: 7 })(first).choice).toEqual({
			standard: false,
			category: 7,
			period: 'monthly',
		});
	});

	it('keeps its category through a change of period, and loses it with the kind', () => {
		const yearly = requested({ period: 'yearly' })(requested({ category: 7 })(first));
		expect(yearly.choice).toMatchObject({ category: 7, period: 'yearly' });
		expect(requested({ standard: true })(yearly).choice).toMatchObject({
			category: 0,
			period: 'yearly',
		});
	});

	it('stays where the same kind is chosen again', () => {
		expect(requested({ standard: true })(first)).toBe(first);
		// Without a kind of its own a category is none of the general plans' business.
		const category = { ...first, choice: { ...standard, category: 7 } };
		expect(requested({ standard: true })(category)).toBe(category);
	});

	it('is what an earlier address says, and all else stays', () => {
		const choice: Choice = { standard: false, category: 7, period: 'yearly' };
		expect(choiceRestored(choice)(first)).toEqual({ ...first, choice });
	});
});

describe('a question', () => {
	it('remembers what the server was told, until one is asked without', () => {
		const asked = questionAsked('listingonly')(first);
		expect(asked).toEqual({ ...first, usage: 'listingonly' });
		expect(questionAsked()(asked).usage).toBeUndefined();
	});

	it('is waited for until an answer or a fault comes', () => {
		const waiting = waitingStarted(first);
		expect(waiting).toEqual({ ...first, asking: true });
		expect(plansReceived(offer())(waiting).asking).toBe(false);
		expect(faultReceived('Why')(waiting).asking).toBe(false);
	});
});

describe('what is shown', () => {
	it('is a skeleton as high as what it stands for', () => {
		expect(skeletonShown(420, 3)(first)).toEqual({
			...first,
			shown: { as: 'skeleton', height: 420, cards: 3 },
		});
	});

	it('is what stands drawn already, where the offer is that', () => {
		expect(plansReceived({ ...offer(), isDrawn: true })(first).shown).toEqual({ as: 'drawn' });
	});

	it('is an offer with the category it is for', () => {
		const state = plansReceived(offer(false))(
			waitingStarted(requested({ category: 7 })(first)),
		);
		expect(state).toMatchObject({
			asking: false,
			switchable: false,
			shown: { as: 'offer', category: 7 },
		});
	});

	it('leaves the switcher as it is where nothing is said of it', () => {
		expect(plansReceived(offer())(first).switchable).toBe(true);
	});

	it('is told of the switcher for these plans, whatever their period', () => {
		const chosen = requested({ category: 7 })(first);
		expect(plansReceived(offer(true))(chosen).switchableFor).toBe(subjectOf(chosen.choice));
		expect(plansReceived(offer())(chosen).switchableFor).toBe(subjectOf(first.choice));
	});

	it('is nothing while a category is waited for', () => {
		expect(plansCleared(waitingStarted(first))).toMatchObject({
			asking: false,
			switchable: false,
			shown: { as: 'nothing' },
		});
	});

	it('is the reason where there is no answer', () => {
		expect(faultReceived('Why')(waitingStarted(first)).shown).toEqual({
			as: 'fault',
			message: 'Why',
		});
	});
});

describe('an address', () => {
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
	])('of %s asks for %j', (search, choice) => {
		expect(read(search)).toMatchObject(choice);
	});

	it('keeps what else it says', () => {
		const href = 'https://a.test/plans/?lang=de&plan_kind=standard#top';
		const choice: Choice = { standard: false, category: 7, period: 'yearly' };
		expect(addressOf(href, choice, true)).toBe(
			'https://a.test/plans/?lang=de&plan_category=7&plan_period=yearly#top',
		);
	});
});

it('each plan’s form carries the category once, or not at all', () => {
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
