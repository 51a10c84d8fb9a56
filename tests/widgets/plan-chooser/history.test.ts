import { choiceHere, goTo } from '../../../widgets/plan-chooser/interactive/history.ts';
import { earlyRequest } from '../../../widgets/plan-chooser/requests.ts';
import { screenAt } from '../../../widgets/plan-chooser/screen.ts';
import type { Choice } from '../../../widgets/plan-chooser/state.ts';

const SCREEN = `<div class="gz-plans" data-gazetteer="plan-chooser">
	<form class="gz-plan-questions">
		<a class="lp_plans_switcher_btn isactive" data-val="standard"></a>
		<a class="lp_plans_switcher_btn" data-val="exclusive"></a>
		<label><input type="radio" class="lp-slected-plan-cat" name="plan_category" value="7"></label>
		<label><input type="radio" class="lp-slected-plan-cat" name="plan_category" value="8"></label>
		<input type="radio" name="plan_period" value="monthly" checked>
		<input type="radio" name="plan_period" value="yearly">
	</form>
	<div class="lp_plan_result_section"></div>
</div>`;

const screens = () => {
	document.body.innerHTML = SCREEN + SCREEN;
	return [...document.querySelectorAll<HTMLElement>('.gz-plans')].map(screenAt);
};
const standard: Choice = { standard: true, category: 0, period: 'monthly' };
const cafes: Choice = { standard: false, category: 7, period: 'yearly' };
const docks: Choice = { standard: false, category: 8, period: '' };

beforeEach(() => history.replaceState(null, '', '/plans/?lang=de'));

const back = () =>
	new Promise((done) => {
		addEventListener('popstate', done, { once: true });
		history.back();
	});

describe('history entry of the plan chooser', () => {
	it('a history entry stays the same, even if the server rendered other plans since', async () => {
		const [screen] = screens();
		goTo(screen!, standard, cafes);
		expect(location.search).toBe('?lang=de&plan_category=7&plan_period=yearly');
		expect(choiceHere(screen!, standard)).toEqual(cafes);
		await back();
		expect(location.search).toBe('?lang=de');
		expect(choiceHere(screen!, cafes)).toEqual(standard);
	});

	it('a history entry belongs to one plan chooser, although several share the URL', async () => {
		const [one, other] = screens();
		goTo(one!, standard, cafes);
		goTo(other!, standard, docks);
		expect([one, other].map((it) => choiceHere(it!, standard))).toEqual([cafes, docks]);
		await back();
		expect([one, other].map((it) => choiceHere(it!, docks))).toEqual([cafes, standard]);
	});

	it('a history entry keeps the state of other scripts, and skips a state that it cannot extend', () => {
		const [screen] = screens();
		history.replaceState({ theirs: 1 }, '');
		goTo(screen!, standard, cafes);
		expect(history.state).toMatchObject({ theirs: 1 });
		history.replaceState('theirs', '');
		goTo(screen!, cafes, docks);
		expect(history.state).toBe('theirs');
		expect(location.search).toBe('?lang=de&plan_category=8');
	});

	it('a history entry is written once for the same selection', () => {
		const [screen] = screens();
		goTo(screen!, standard, cafes);
		const { length } = history;
		goTo(screen!, cafes, cafes);
		expect(history.length).toBe(length);
	});

	it('a history entry restores the rendered plans if its category no longer exists', () => {
		const [screen] = screens();
		history.replaceState({ gazetteerPlans: { 0: '?plan_category=99' } }, '');
		expect(choiceHere(screen!, standard)).toMatchObject({ standard: true, category: 0 });
	});
});

it('a plan selection that was made before the script loaded is requested completely', () => {
	const [screen] = screens();
	for (const field of [screen!.radios[1], screen!.periods[1]]) field!.checked = true;
	expect(earlyRequest(screen!)).toEqual({ category: 8, period: 'yearly' });
});
