import { act } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import {
	onJQueryChange,
	fireInput,
} from '../../../../widgets/listing-form/interactive/jquery-changes.ts';
import { start as startFeatures } from '../../../../widgets/listing-form/sections/features/index.ts';
import { pickTerms } from '../../../../widgets/listing-form/interactive/terms/pick-terms.tsx';
import { found, settled, startOn, type Started } from '../section.ts';

interface Chosen {
	val: (value: string) => Chosen;
	trigger: (type: string) => Chosen;
	on: (type: string, ...rest: readonly unknown[]) => Chosen;
	off: (type: string) => Chosen;
}
/** jQuery is installed without types. */
const jQuery = jest.requireActual<(place: unknown) => Chosen>('jquery');

const SELECT = `<label for="inputCategory">Category</label><select id="inputCategory" name="category[]"><option value="">Please choose</option><option value="7" data-doajax="1">Cafés</option>${Array.from({ length: 20 }, (_one, at) => `<option value="${at + 20}" data-doajax="">Kind ${at}</option>`).join('')}</select>`;
const PLACE =
	'<div class="featuresDataContainerOuterSubmit" data-exclusive="no"><div class="lpfeatures_fields"><div class="pre-load"></div><div id="tags-by-cat"></div><div id="features-by-cat"></div></div></div>';

const asked = jest.fn(async () => ({
	ok: true,
	status: 200,
	headers: new Headers(),
	text: async () => '{"tags":{" 12":"Wi-Fi"},"featuretitle":"Features","fields":null}',
}));

beforeEach(() => {
	asked.mockClear();
	Object.assign(globalThis, { fetch: asked });
	Object.assign(window, { jQuery });
	jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

const select = () => found<HTMLSelectElement>('#inputCategory');
/** Chooses an option like scripts that render their own list: with jQuery events only. */
const chooseByJQuery = (value: string) =>
	void jQuery('#inputCategory').val(value).trigger('change');

const hasDrawn = async () => {
	for (let turn = 0; turn < 6; turn++) await settled();
	return document.querySelector('#tags-by-cat label') !== null;
};

describe('category chosen by a script that only uses jQuery events', () => {
	it('a category chosen with jQuery loads its features once, and the theme’s own script does not load them too', async () => {
		let leave = () => {};
		const theme = jest.fn();
		const drawer = jest.fn();
		const heard = jest.fn();
		({ leave } = (await act(() =>
			startOn(
				SELECT + PLACE,
				(form, part) => {
					jQuery(part).on('change', theme);
					jQuery(part).on('change.select2', drawer);
					jQuery(document.body).on('change', '#inputCategory', theme);
					form.element.addEventListener('input', heard);
					return startFeatures(form, part);
				},
				'#inputCategory',
				{ own: false },
			),
		)) as Started);
		chooseByJQuery('7');
		expect(await hasDrawn()).toBe(true);
		expect([asked.mock.calls.length, theme.mock.calls.length]).toEqual([1, 0]);
		expect([drawer.mock.calls.length, heard.mock.calls.length]).toEqual([1, 1]);
		// A change by the visitor, without jQuery, is still handled once.
		select().value = '20';
		fireEvent.change(select());
		expect(await hasDrawn()).toBe(false);
		expect([asked.mock.calls.length, theme.mock.calls.length]).toEqual([1, 0]);
		act(leave);
		chooseByJQuery('7');
		expect(await hasDrawn()).toBe(false);
		expect([asked.mock.calls.length, theme.mock.calls.length]).toEqual([1, 2]);
		jQuery(document.body).off('change');
	});

	it('a category chosen with jQuery is shown by the search field above the select', async () => {
		const { leave } = (await act(() =>
			startOn(
				SELECT,
				(form) => {
					onJQueryChange(form.element, ({ target }) => fireInput(target), form.leaving);
					// jsdom has no layout, so set the width of the select.
					Object.defineProperty(select(), 'offsetWidth', { value: 300 });
					pickTerms(form, select());
				},
				'#inputCategory',
			),
		)) as Started;
		act(() => chooseByJQuery('21'));
		expect(found<HTMLInputElement>('#inputCategory-search').value).toBe('Kind 1');
		act(leave);
	});

	it('a jQuery change causes no endless loop with a script that answers each change with another', async () => {
		const { leave } = (await act(() =>
			startOn(
				SELECT,
				({ element, leaving }) =>
					onJQueryChange(element, ({ target }) => fireInput(target), leaving),
				'#inputCategory',
			),
		)) as Started;
		const answered = jest.fn(() => void jQuery('#inputCategory').trigger('change'));
		jQuery('#inputCategory').on('input', answered);
		chooseByJQuery('21');
		expect(answered).toHaveBeenCalledTimes(1);
		act(leave);
	});
});
