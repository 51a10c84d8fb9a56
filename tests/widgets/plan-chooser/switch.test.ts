import { showControls } from '../../../widgets/plan-chooser/controls.ts';
import { createChooser } from '../../../widgets/plan-chooser/interactive/index.ts';
import { choiceDrawn, screenAt } from '../../../widgets/plan-chooser/screen.ts';
import { keyOf } from '../../../widgets/plan-chooser/state.ts';

interface Drawn {
	readonly kind?: 'standard' | 'exclusive';
	readonly ticked?: '' | 'monthly' | 'yearly';
	/** The values of `data-switcher` for the general plans and for category 7. */
	readonly said?: readonly ['' | '0' | '1', '' | '0' | '1'];
	readonly periods?: boolean;
}

const PLAN = '<form class="price-plan-button"><button>Choose</button></form>';

const draw = ({ kind = 'standard', ticked = '', said = ['', ''], periods = true }: Drawn) => {
	const saying = (word: string, saving: string) =>
		word && ` data-switcher="${word}" data-saving="${saving}"`;
	const toggle = (one: string, more = '') =>
		`<a class="lp_plans_switcher_btn${one === kind ? ' isactive' : ''}" data-val="${one}"${more}></a>`;
	const period = (one: string) =>
		`<label><input type="radio" name="plan_period" value="${one}"${one === ticked ? ' checked' : ''}></label>`;
	document.body.innerHTML = `<div class="gz-plans" data-gazetteer="plan-chooser">
		<form class="gz-plan-questions">
			${toggle('standard', saying(said[0], ''))}${toggle('exclusive')}
			<label><input type="radio" class="lp-slected-plan-cat" value="7"${saying(said[1], 'save 20 %')}></label>
			<div class="lpmonthyearswitcher">${periods ? period('monthly') + period('yearly') : ''}<span class="gz-plan-saving"></span></div>
		</form>
		<div class="lp_plan_result_section">${kind === 'standard' ? PLAN : ''}</div>
	</div>`;
	return screenAt(document.querySelector<HTMLElement>('.gz-plans')!);
};

it.each([
	['the one that the server ticked', 'yearly', 'yearly'],
	['the first one if the server ticked none', '', 'monthly'],
] as const)('the initial period of a plan chooser is %s', (_says, ticked, period) => {
	const screen = draw({ kind: 'exclusive', ticked });
	expect(choiceDrawn(screen)).toEqual({ standard: false, category: 0, period });
});

it('a plan chooser without periods has no initial period', () => {
	expect(choiceDrawn(draw({ periods: false })).period).toBe('');
});

const drawOlder = (switcher: string) => {
	document.body.innerHTML = `<div class="lpmonthyearswitcher">${switcher}</div><div class="lp_plan_result_section"></div>`;
	return screenAt(document.querySelector<HTMLElement>('.lp_plan_result_section')!);
};
const TOGGLE = '<div class="lp_button_switcher"><a class="switch-fields"></a></div>';
const LIST =
	'<ul class="switch_month_year"><li>Monthly</li><li class="active_switch">Annually</li></ul>';

it.each([
	['a toggle', TOGGLE, 'monthly'],
	['a toggle in its second position', TOGGLE.replace('fields', 'fields active'), 'yearly'],
	['a list, whichever item is marked', LIST, ''],
])('the initial period of an older plan page with %s', (_says, switcher, period) => {
	expect(choiceDrawn(drawOlder(switcher)).period).toBe(period);
});

it('the period list keeps the class of the server until a period is selected', () => {
	const screen = drawOlder(LIST);
	const marked = () =>
		[...document.querySelectorAll('.active_switch')].map(({ textContent }) => textContent);
	const choice = choiceDrawn(screen);
	showControls(screen, { choice, switchable: true });
	expect(marked()).toEqual(['Annually']);
	showControls(screen, { choice: { ...choice, period: 'monthly' }, switchable: true });
	expect(marked()).toEqual(['Monthly']);
});

const comesBackTo = (drawn: Drawn) => {
	const screen = draw(drawn);
	const choice = choiceDrawn(screen);
	const { chooser } = createChooser(screen, choice, new AbortController().signal);
	return chooser.memory.get(keyOf(choice))!.switchable;
};

it('the period switch stays hidden when the visitor returns to general plans without periods', () => {
	expect(comesBackTo({ said: ['0', '1'] })).toBe(false);
	expect(comesBackTo({ said: ['1', '0'] })).toBe(true);
});

it('the period switch is never shown without a choice of periods', () => {
	const screen = draw({ periods: false });
	showControls(screen, { choice: choiceDrawn(screen), switchable: true });
	expect(screen.switcher!.hidden).toBe(true);
});

it('the period switch shows the yearly saving only for the plans to which it applies', () => {
	const screen = draw({ said: ['1', '1'] });
	const choice = choiceDrawn(screen);
	showControls(screen, { choice: { ...choice, standard: false, category: 7 }, switchable: true });
	expect(document.querySelector('.gz-plan-saving')!.textContent).toBe('save 20 %');
	showControls(screen, { choice, switchable: true });
	expect(document.querySelector('.gz-plan-saving')!.textContent).toBe('');
});
