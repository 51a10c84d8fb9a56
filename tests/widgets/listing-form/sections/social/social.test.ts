import { act } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { start } from '../../../../../widgets/listing-form/sections/social/index.tsx';
import { found, settled, startOn, type Started } from '../../section.ts';

const IDS = ['Twitter', 'Facebook', 'LinkedIn', 'Youtube', 'Instagram'];
const inputs = (type: string, group: (input: string) => string, facebook = '') =>
	IDS.map((id) =>
		group(
			`<input type="${type}" id="input${id}" name="${id.toLowerCase()}" value="${id === 'Facebook' ? facebook : ''}">`,
		),
	).join('');

const OWN = (required = false, facebook = '') =>
	`<details class="gz-more style2-social-list-section"><summary>Social profiles</summary><div class="gz-more-inside ${required ? 'required-social-media' : ''}">${inputs('text', (input) => `<div class="gz-group">${input}</div>`, facebook)}</div></details>`;

const LEGACY = `<div class="style2-social-list-section"><div class="social-row social-row-Facebook"><label>Facebook</label><span>https://fb.test/a</span></div><div class="row"><select id="get_media" class="required-social-media"><option>Please Select</option>${IDS.map((id) => `<option>${id}</option>`).join('')}</select><input id="get_media_url" class="required-social-media"><a id="add-new-social-url">Add New</a></div>${inputs('hidden', (input) => input, 'https://fb.test/a')}</div>`;

const startIn = (markup: string) =>
	act(() => startOn(markup, start, '.style2-social-list-section')) as Promise<Started>;
const type = () => found<HTMLSelectElement>('#get_media');
const address = () => found<HTMLInputElement>('#get_media_url');
const rows = () =>
	[...document.querySelectorAll<HTMLElement>('.social-row')].flatMap((row) =>
		row.hidden ? [] : [row.querySelector('[dir]')!.textContent!],
	);
const add = (name: string, typed: string) =>
	act(async () => {
		const option = [...type().options].find((one) => [one.value, one.text].includes(name));
		type().selectedIndex = option?.index ?? 0;
		address().value = typed;
		fireEvent.click(found('#add-new-social-url'));
		await settled();
	});
const filled = ({ sent }: Started) =>
	sent().flatMap(([name, value]) => (value ? [`${name}=${value}`] : []));

describe.each([
	['the Gazetteer server', OWN(true, 'https://fb.test/a')],
	['an older theme', LEGACY],
])('social media rows on a page of %s', (_says, markup) => {
	it('the social media section has one row per network, and replaces the row if a network is added again', async () => {
		const started = await startIn(markup);
		expect(rows()).toEqual(['https://fb.test/a']);
		expect(type().options[0]!.text).toBe('Please Select');
		await add('Twitter', 'x.test/me');
		await add('Facebook', 'http://fb.test/b');
		expect(rows()).toEqual(['https://x.test/me', 'http://fb.test/b']);
		expect(filled(started)).toEqual(['twitter=https://x.test/me', 'facebook=http://fb.test/b']);
		expect([type().selectedIndex, address().value]).toEqual([0, '']);
		expect(started.form.values.get().social).toEqual({
			Twitter: 'https://x.test/me',
			Facebook: 'http://fb.test/b',
		});
		await act(async () => {
			fireEvent.click(found('[data-social="Facebook"].remove-social-type'));
			await settled();
		});
		expect(rows()).toEqual(['https://x.test/me']);
		expect(filled(started)).toEqual(['twitter=https://x.test/me']);
		act(started.leave);
		expect(filled(started)).toEqual(['twitter=https://x.test/me']);
		expect(document.querySelector('.gz-social-rows')).toBeNull();
	});

	it.each([
		['', 'https://x.test/', true, false],
		['Twitter', ' ', false, true],
		['', '', true, true],
	])(
		'the social media section marks the missing field: %s %s',
		async (name, typed, isTypeWrong, isAddressWrong) => {
			const started = await startIn(markup);
			await add(name, typed);
			const isWrong = [type(), address()].map((one) => one.classList.contains('error'));
			expect(isWrong).toEqual([isTypeWrong, isAddressWrong]);
			expect(filled(started)).toEqual(['facebook=https://fb.test/a']);
			fireEvent.input(type());
			fireEvent.input(address());
			expect(document.querySelectorAll('.error')).toHaveLength(0);
		},
	);

	it('the social media section requires one row if the page does', async () => {
		const { form } = await startIn(markup);
		const [check] = form.parts.flatMap(({ checks }) => checks?.() ?? []);
		expect([check!.field, check!.rule.isValidSync(check!.value())]).toEqual(['social', true]);
		await act(async () => {
			fireEvent.click(found('[data-social="Facebook"].remove-social-type'));
			await settled();
		});
		expect(check!.rule.isValidSync(check!.value())).toBe(false);
		check!.mark('Please add at least one.');
		expect(address().className).toContain('error');
	});
});

it('the social media section hides the inputs of the Gazetteer server, and shows them again on unmount', async () => {
	const { leave } = await startIn(OWN());
	expect(found('#inputTwitter').closest<HTMLElement>('.gz-group')!.hidden).toBe(true);
	act(leave);
	expect(found('#inputTwitter').closest<HTMLElement>('.gz-group')!.hidden).toBe(false);
	expect(document.querySelector('#get_media')).toBeNull();
});

it('the social media section does not change the five visible inputs of an older page', async () => {
	await startIn(
		`<div class="style2-social-list-section">${inputs('text', (input) => input)}</div>`,
	);
	expect(document.querySelector('#get_media')).toBeNull();
	expect(found('#inputTwitter').closest('[hidden]')).toBeNull();
});
