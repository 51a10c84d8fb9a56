import { fireEvent } from '@testing-library/dom';
import { start } from '../../../../../widgets/listing-form/sections/features/index.ts';
import { found, settled, startOn, type Started } from '../../section.ts';

interface Question {
	readonly asked: URLSearchParams;
	readonly signal: AbortSignal | undefined;
	readonly answer: (body: object | string) => Promise<void>;
}

let questions: Question[];

beforeEach(() => {
	questions = [];
	jest.spyOn(console, 'warn').mockImplementation(() => {});
	globalThis.fetch = ((_url: string, { body, signal }: RequestInit) =>
		new Promise((resolve, reject) => {
			signal?.addEventListener('abort', () => reject(signal.reason as Error));
			questions.push({
				asked: body as URLSearchParams,
				signal: signal ?? undefined,
				async answer(said) {
					const text = typeof said === 'string' ? said : JSON.stringify(said);
					const headers = new Headers();
					resolve({ ok: true, status: 200, headers, text: async () => text } as Response);
					for (let turn = 0; turn < 4; turn++) await settled();
				},
			});
		})) as typeof fetch;
});

const SELECT = (more = '', chosen = '') =>
	`<select id="inputCategory" name="category[]" ${more}>${more ? '' : '<option value="">Please choose</option>'}${[
		['7', 'Cafés', '1'],
		['8', 'Chandlers', '1'],
		['9', 'Boatyards', ''],
	]
		.map(
			([value, name, flag]) =>
				`<option value="${value}" data-doajax="${flag}"${chosen.includes(value!) ? ' selected' : ''}>${name}</option>`,
		)
		.join('')}</select>`;

const PLACE = (exclusive = 'no', drawn = '', custom = '', more = '') =>
	`<div class="featuresDataContainerOuterSubmit" data-exclusive="${exclusive}"><div class="lpfeatures_fields"><div class="pre-load"></div><div id="tags-by-cat" class="lp-nested">${drawn}</div><div id="features-by-cat" class="lp-nested">${custom}</div></div>${more}</div>`;

const BOX =
	'<label><input type="checkbox" name="lp_form_fields_inn[lp_feature][]" value="12" checked> Wi-Fi</label>';

const CAFES = {
	tags: { ' 12': 'Wi-Fi', ' 4': 'Terrace' },
	lpselectedtags: { 4: 4 },
	featuretitle: 'Features',
	fields: '<div class="gz-field"><label for="field-seats">Seats</label><input type="text" id="field-seats" name="lp_form_fields_inn[seats]" value=""></div><script>x()</script><input name="lp_post" value="1">',
	hasfeatues: true,
	hasfields: true,
};
const CHANDLERS = { ...CAFES, tags: { ' 30': 'Rope' }, lpselectedtags: [], fields: null };

const choose = (...values: string[]) => {
	const select = found<HTMLSelectElement>('#inputCategory');
	for (const option of select.options) option.selected = values.includes(option.value);
	fireEvent.change(select);
};
const container = () => found('.featuresDataContainerOuterSubmit');
const names = () =>
	[...document.querySelectorAll('#tags-by-cat label')].map((one) => one.textContent!.trim());
const startIn = (markup: string, options = {}): Promise<Started> =>
	startOn(markup, start, '#inputCategory', options);
const chosenFeatures = ({ sent }: Started) =>
	sent().flatMap(([name, value]) => (name.includes('lp_feature') ? [value] : []));

describe('features and fields of a category', () => {
	it('the features of a category are requested when it is selected, and rendered as fields of the form', async () => {
		const started = await startIn(
			`<input type="hidden" name="lp_post" value="105">${SELECT()}${PLACE()}`,
		);
		expect(container().hidden).toBe(true);
		choose('7');
		const [question] = questions;
		expect([...question!.asked]).toEqual([
			['term_id', '7'],
			['listing_id', '105'],
			['action', 'ajax_term'],
		]);
		expect(found<HTMLSelectElement>('#inputCategory').disabled).toBe(false);
		expect(found('.pre-load').className).toContain('loader');
		await question!.answer(CAFES);
		expect(container().hidden).toBe(false);
		expect(found('.pre-load').className).not.toContain('loader');
		expect(names()).toEqual(['Wi-Fi', 'Terrace']);
		expect(chosenFeatures(started)).toEqual(['4']);
		expect(found('#check_4').getAttribute('name')).toBe('lp_form_fields_inn[lp_feature][]');
		// Scripts and fields with other names must be removed from the server’s HTML.
		expect(found('#features-by-cat').innerHTML).not.toMatch(/script|lp_post/);
		expect(found('#field-seats').getAttribute('name')).toBe('lp_form_fields_inn[seats]');
	});

	it('the features of several categories are requested as a list', async () => {
		await startIn(SELECT('multiple') + PLACE());
		choose('7', '9');
		expect(questions[0]!.asked.getAll('term_id[]')).toEqual(['7', '9']);
		expect(questions[0]!.asked.get('listing_id')).toBe('');
	});

	it('the features of a category are never overwritten by an older response', async () => {
		await startIn(SELECT() + PLACE());
		choose('7');
		choose('8');
		expect(questions[0]!.signal?.aborted).toBe(true);
		await questions[1]!.answer(CHANDLERS);
		await questions[0]!.answer(CAFES);
		expect(names()).toEqual(['Rope']);
		choose('8');
		expect(questions).toHaveLength(2);
	});

	it('the features of a category return with their values when the category is selected again', async () => {
		const started = await startIn(SELECT() + PLACE());
		choose('7');
		await questions[0]!.answer(CAFES);
		fireEvent.click(found('#check_12'));
		fireEvent.click(found('#check_4'));
		fireEvent.input(found('#field-seats'), { target: { value: '40' } });
		choose('8');
		expect(chosenFeatures(started)).toEqual([]);
		await questions[1]!.answer(CHANDLERS);
		choose('7');
		await questions[2]!.answer(CAFES);
		expect(chosenFeatures(started)).toEqual(['12']);
		expect(found<HTMLInputElement>('#field-seats').value).toBe('40');
	});

	it('features that are already rendered stay until the category changes', async () => {
		const started = await startIn(SELECT('', '7') + PLACE('no', BOX));
		expect(questions).toHaveLength(0);
		expect(container().hidden).toBe(false);
		expect(chosenFeatures(started)).toEqual(['12']);
		choose('9');
		expect(names()).toEqual([]);
		expect(container().hidden).toBe(true);
	});

	it('features are requested at page load if the category is selected and nothing is rendered', async () => {
		await startIn(SELECT('', '7') + PLACE());
		expect(questions).toHaveLength(1);
	});

	it.each([
		['no', true, ''],
		['yes', false, ''],
		['no', false, '<input name="lp_form_fields_inn[everywhere]">'],
	])(
		'a container without features and with data-exclusive=%s is hidden: %s',
		async (exclusive, isHidden, more) => {
			await startIn(SELECT() + PLACE(exclusive, '', '', more));
			expect(container().hidden).toBe(isHidden);
			expect(found('.lpfeatures_fields').hidden).toBe(true);
			choose('9');
			expect(questions).toHaveLength(0);
			expect(container().hidden).toBe(isHidden);
		},
	);

	it('a failed request for features shows an error with a button that retries', async () => {
		await startIn(SELECT() + PLACE());
		choose('7');
		await questions[0]!.answer('0');
		expect(found('.gz-details-fault').textContent).toContain('could not be loaded');
		expect(found<HTMLSelectElement>('#inputCategory').disabled).toBe(false);
		expect(found('.pre-load').className).not.toContain('loader');
		fireEvent.click(found('.gz-details-fault button'));
		await questions[1]!.answer(CAFES);
		expect(names()).toEqual(['Wi-Fi', 'Terrace']);
		expect(document.querySelector('.gz-details-fault')).toBeNull();
	});

	it('the button that loads the features without JavaScript is hidden on mount and returns on unmount', async () => {
		const { leave } = await startIn(
			`${SELECT()}<p class="gz-show-fields"><button>Show</button></p>${PLACE()}`,
		);
		expect(found('.gz-show-fields').style.visibility).toBe('hidden');
		choose('7');
		expect(found('.gz-show-fields').hidden).toBe(true);
		leave();
		expect(questions[0]!.signal?.aborted).toBe(true);
		expect(found('.gz-show-fields').hidden).toBe(false);
		expect(found('.gz-show-fields').style.visibility).toBe('');
	});

	it('only our script loads the features if an older script on the page does the same', async () => {
		await startIn(SELECT() + PLACE(), { own: false });
		const older = jest.fn();
		found('#inputCategory').addEventListener('change', older);
		choose('7');
		expect(questions).toHaveLength(1);
		expect(older).not.toHaveBeenCalled();
	});
});

const BUILT = `<i id="lp-form-builder-is-enabled"></i>${['7', '8', '9', 'yes', 'no']
	.map(
		(one) =>
			`<div class="lp-form-builder-field lp-form-builder-field-${one}" style="display:none"><input name="lp_form_fields_inn[of${one}]" value="${one}" required></div>`,
	)
	.join('')}`;

describe('fields of a form builder', () => {
	const shown = () =>
		[...document.querySelectorAll<HTMLElement>('.lp-form-builder-field')].flatMap((one) =>
			one.style.display === 'none' ? [] : [one.querySelector('input')!.value],
		);
	const sentFields = ({ sent }: Started) =>
		sent().flatMap(([name, value]) => (/\[of/.test(name) ? [value] : []));

	it('the fields of a form builder are those of all selected categories and the general ones', async () => {
		const started = await startIn(SELECT('multiple') + PLACE('yes') + BUILT);
		expect(shown()).toEqual(['yes']);
		choose('7', '9');
		expect(shown()).toEqual(['7', '9', 'yes']);
		expect(sentFields(started)).toEqual(['7', '9', 'yes']);
		found<HTMLInputElement>('[name="lp_form_fields_inn[of7]"]').value = 'typed';
		choose('8');
		expect(sentFields(started)).toEqual(['8', 'yes']);
		choose('7');
		expect(sentFields(started)).toEqual(['typed', 'yes']);
		started.leave();
		expect(document.querySelectorAll('input:disabled')).toHaveLength(0);
	});

	it('the fields of a form builder replace the fields in a response', async () => {
		await startIn(SELECT() + PLACE() + BUILT);
		choose('7');
		await questions[0]!.answer(CAFES);
		expect(names()).toEqual(['Wi-Fi', 'Terrace']);
		expect(document.querySelector('#field-seats')).toBeNull();
	});
});

describe('checkbox group that requires one choice', () => {
	it('a checkbox group that requires one choice is validated when the listing form is sent', async () => {
		const group =
			'<fieldset class="gz-field lp-required-field" id="field-pay"><legend><span class="gz-field-label">Payment</span> <span>*</span></legend><label><input type="checkbox" name="lp_form_fields_inn[pay][]" value="Cash"> Cash</label></fieldset>';
		const { form } = await startIn(SELECT('', '7') + PLACE('no', '', group));
		const [check] = form.parts.flatMap(({ checks }) => checks?.() ?? []);
		expect([check!.field, check!.label]).toEqual(['lp_form_fields_inn[pay]', 'Payment']);
		expect(check!.rule.isValidSync(check!.value())).toBe(false);
		check!.mark('Please choose at least one.');
		expect(found('#field-pay').className).toContain('error-msg');
		fireEvent.click(found('#field-pay input'));
		expect(check!.rule.isValidSync(check!.value())).toBe(true);
		check!.mark(undefined);
		expect(found('#field-pay').className).not.toContain('error-msg');
	});
});
