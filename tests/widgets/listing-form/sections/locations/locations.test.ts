import { start } from '../../../../../widgets/listing-form/sections/locations/index.ts';
import { activeForm, typeInto } from '../../active.ts';

const LIST = `<input id="citiess"><div class="lp-selected-locs"><div class="lpsinglelocselected">Bondi<i class="lp-removethisloc"></i><input type="hidden" name="location[]" value="Bondi"></div></div>`;

function several() {
	const opened = activeForm(LIST);
	const older = jest.fn();
	document.body.onclick = older;
	void start(opened.form, opened.find('#citiess'));
	return { ...opened, older };
}

const enter = (input: HTMLElement) =>
	input.dispatchEvent(
		new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
	);
const tick = () => new Promise((done) => setTimeout(done));

describe('multiple locations', () => {
	it('text before the first comma is added as a location on Enter or blur, without duplicates', async () => {
		const { find, sent, form } = several();
		const text = find('#citiess');
		text.value = 'Manly, NSW';
		expect(enter(text)).toBe(false);
		typeInto(text, 'manly', true);
		typeInto(text, ' Zürich ', true);
		expect([sent('location[]'), text.value]).toEqual([['Bondi|Manly|Zürich'], '']);
		await tick();
		expect(form.values.get().locations?.map(({ name }) => name)).toEqual([
			'Bondi',
			'Manly',
			'Zürich',
		]);
	});

	it('locations are removed by labelled buttons with pointer or keys', async () => {
		const { find, sent, older, element } = several();
		typeInto(find('#citiess'), 'Manly', true);
		await tick();
		const buttons = [...element.querySelectorAll<HTMLElement>('[role="button"]')];
		expect(
			buttons.map((button) => [
				button.ariaLabel ?? button.getAttribute('aria-label'),
				button.tabIndex,
			]),
		).toEqual([
			['Remove Bondi', 0],
			['Remove Manly', 0],
		]);
		buttons[0]!.click();
		expect([sent('location[]'), find(':focus').id]).toEqual([['Manly'], 'citiess']);
		enter(buttons[1]!);
		expect(sent('location[]')).toEqual(['']);
		expect(older).not.toHaveBeenCalled();
	});

	it('the page’s own scripts handle the locations again after the form is removed', () => {
		const { find, sent, older, leave, element } = several();
		leave();
		element.querySelector<HTMLElement>('.lp-removethisloc')!.click();
		typeInto(find('#citiess'), 'Manly', true);
		expect([sent('location[]'), older.mock.calls.length]).toEqual([['Bondi'], 1]);
	});
});

describe('single location', () => {
	it('a typed location is sent under both names and marked as selected, so that no script clears it', () => {
		const { form, find, sent } = activeForm(
			'<input id="citiess" name="locationn" data-isseleted="false"><input type="hidden" name="location">',
		);
		void start(form, find('#citiess'));
		typeInto(find('#citiess'), 'Manly, NSW');
		expect(sent('locationn', 'location')).toEqual(['Manly, NSW', 'Manly']);
		expect(find('#citiess').getAttribute('data-isseleted')).toBe('true');
		typeInto(find('#citiess'), '');
		expect(sent('locationn', 'location')).toEqual(['', '']);
		expect(find('#citiess').getAttribute('data-isseleted')).toBe('false');
	});

	it.each([
		['a text input of Gazetteer', '<input id="inputCity" name="location" value="Manly">'],
		[
			'a select',
			'<select id="inputCity" name="location[]"><option value="3" selected>Manly</select>',
		],
	])('the single location stays unchanged in %s', (_says, html) => {
		const { form, find, element } = activeForm(html);
		const before = element.outerHTML;
		void start(form, find('#inputCity'));
		expect(element.outerHTML).toBe(before);
	});
});
