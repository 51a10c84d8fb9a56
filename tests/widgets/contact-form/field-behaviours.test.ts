import { change, draw, line, serve, settled, start, tick, wrapped } from './page.ts';

beforeEach(() => void serve());

const box = (name: string, value: string, more = '') =>
	`<input type="checkbox" name="${name}" value="${value}" ${more}>`;
const item = (control: string, more = '') =>
	`<span class="wpcf7-list-item ${more}"><label>${control}</label></span>`;
const acceptance = (name: string, kind = '', more = '') =>
	wrapped(
		name,
		`<span class="wpcf7-form-control wpcf7-acceptance ${kind}">${item(box(name, '1', more))}</span>`,
	);

async function begin(fields: string, form = '') {
	const page = draw({ fields, form });
	await start(page.root);
	return page;
}

describe('acceptance checkboxes of a contact form', () => {
	it('acceptance disables the submit button until every required box has the required state', async () => {
		const { field, button } = await begin(
			acceptance('a') + acceptance('b', 'invert') + acceptance('c', 'optional'),
		);
		expect(button.disabled).toBe(true);
		tick(field('a'));
		expect(button.disabled).toBe(false);
		tick(field('b'));
		expect(button.disabled).toBe(true);
	});

	it('acceptance is checked again after a reset of the contact form', async () => {
		const { field, button, form } = await begin(acceptance('a', '', 'checked'));
		tick(field('a'), false);
		expect(button.disabled).toBe(true);
		form.reset();
		await settled();
		expect(button.disabled).toBe(false);
	});

	it('acceptance ignores a box that another script disabled', async () => {
		const { button } = await begin(acceptance('a', '', 'disabled'));
		expect(button.disabled).toBe(false);
	});

	it.each([
		['is validated by the server', acceptance('a'), 'class="wpcf7-acceptance-as-validation"'],
		['is optional', acceptance('a', 'optional'), ''],
		['does not exist', line('a'), ''],
	])(
		'the submit button stays unchanged when the acceptance box %s',
		async (_says, fields, form) => {
			const page = draw({ fields });
			if (form) page.form.classList.add('wpcf7-acceptance-as-validation');
			page.button.disabled = true;
			await start(page.root);
			expect(page.button.disabled).toBe(true);
		},
	);

	it('acceptance enables the submit button when the contact form is removed', async () => {
		const page = draw({ fields: acceptance('a') });
		const leave = await start(page.root);
		expect(page.button.disabled).toBe(true);
		leave();
		expect(page.button.disabled).toBe(false);
	});
});

describe('contact form URL field', () => {
	it.each([
		['example.org', 'http://example.org'],
		['//example.org/a', 'http://example.org/a'],
		[' example.org ', 'http://example.org'],
		['https://example.org', 'https://example.org'],
		['mailto:ada@example.org', 'mailto:ada@example.org'],
		['nothing', 'nothing'],
		['', ''],
	])('a contact form URL field changes “%s” to “%s” on change', async (typed, becomes) => {
		const { field } = await begin(
			`<input type="text" class="wpcf7-validates-as-url" name="site">`,
		);
		change(field('site'), typed);
		expect(field('site').value).toBe(becomes);
	});
});

describe('contact form character count', () => {
	const counter = (kind: string, more: string) =>
		`<span class="wpcf7-character-count ${kind}" data-target-name="text" ${more}>?</span>`;
	const limits = 'data-maximum-value="5" data-minimum-value="3"';

	it.each([
		['up', '', 'Adas', '4', ''],
		['down', 'data-starting-value="5"', 'Adas', '1', ''],
		['up', '', 'Ad', '2', 'too-short'],
		['down', 'data-starting-value="5"', 'Ada L.', '-1', 'too-long'],
	])('the character count counts %s', async (kind, more, typed, shown, flag) => {
		const { field, find } = await begin(line('text') + counter(kind, `${limits} ${more}`));
		field('text').value = typed;
		field('text').dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
		await settled();
		const count = find('.wpcf7-character-count');
		expect(count.textContent).toBe(shown);
		expect(count.getAttribute('data-current-value')).toBe(shown);
		expect(count.className).toBe(`wpcf7-character-count ${kind}${flag && ` ${flag}`}`);
	});

	it.each([
		['excludes surrounding white space, as Contact Form 7 does since 6.0', '6.1.6', '2'],
		['includes surrounding white space, as Contact Form 7 did before 6.0', '5.9.8', '4'],
		['excludes surrounding white space when the form has no version', '', '2'],
	])('the character count %s', async (_says, version, shown) => {
		const { root, field, find } = draw({
			fields: line('text') + counter('up', 'data-maximum-value="3"'),
		});
		field('_wpcf7_version').value = version;
		await start(root);
		field('text').value = '  ab';
		field('text').dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));
		await settled();
		expect(find('.wpcf7-character-count').textContent).toBe(shown);
		// The limits apply to the full text, including white space.
		expect(find('.wpcf7-character-count').className).toContain('too-long');
	});

	it('the character count uses the field and not an earlier output that mirrors the field', async () => {
		const { find } = await begin(
			`<output name="text" data-reflection-of="text" data-default="nobody yet">nobody yet</output>${line('text', 'value="Ada"')}${counter('up', '')}`,
		);
		await settled();
		expect(find('.wpcf7-character-count').textContent).toBe('3');
	});

	it('the character count starts with the current text and has no limit by default', async () => {
		const { find } = await begin(line('text', 'value="Ada Lovelace"') + counter('up', ''));
		expect(find('.wpcf7-character-count').outerHTML).toContain('data-current-value="12">12<');
		expect(find('.wpcf7-character-count').className).toBe('wpcf7-character-count up');
	});
});

it('an exclusive checkbox unticks the other boxes with its name', async () => {
	const { all } = await begin(
		`<span class="wpcf7-exclusive-checkbox">${box('a', '1')}${box('a', '2')}${box('b', '3', 'checked')}</span>`,
	);
	const [one, two, other] = all('[type=checkbox]') as HTMLInputElement[];
	tick(one!);
	tick(two!);
	expect([one!.checked, two!.checked, other!.checked]).toEqual([false, true, true]);
});

it('an exclusive checkbox also unticks a copy of its field', async () => {
	const copy = `<span class="wpcf7-exclusive-checkbox">${box('a', '1')}</span>`;
	const { all } = await begin(copy + copy);
	const [one, two] = all('[type=checkbox]') as HTMLInputElement[];
	tick(one!);
	tick(two!);
	expect([one!.checked, two!.checked]).toEqual([false, true]);
});

describe('free-text input next to the “other” option', () => {
	const radios = (more = '') =>
		item('<input type="radio" name="way" value="Ferry">') +
		`<span class="wpcf7-list-item has-free-text"><label><input type="radio" name="way" value="Other" ${more}></label>
		<input type="text" name="_wpcf7_free_text_way" class="wpcf7-free-text"></span>`;

	it('the free-text input is enabled while “other” is selected, and then receives focus', async () => {
		const { field, all } = await begin(radios());
		const text = field('_wpcf7_free_text_way');
		const [ferry, other] = all('[type=radio]') as HTMLInputElement[];
		expect(text.disabled).toBe(true);
		tick(other!);
		expect(text.disabled).toBe(false);
		expect(text.matches(':focus')).toBe(true);
		text.blur();
		tick(ferry!);
		expect(text.disabled).toBe(true);
	});

	it('the free-text input stays enabled while the visitor types in it', async () => {
		const page = draw({ fields: radios() });
		page.field('_wpcf7_free_text_way').focus();
		await start(page.root);
		expect(page.field('_wpcf7_free_text_way').disabled).toBe(false);
	});
});

describe('contact form mirror', () => {
	it('a mirror output shows the value of its field, or its default text for an empty field', async () => {
		const { field, find } = await begin(
			`${line('name')}<output data-reflection-of="name" data-default="nobody">?</output>`,
		);
		await settled();
		expect(find('output').textContent).toBe('nobody');
		change(field('name'), 'Ada');
		await settled();
		expect(find('output').textContent).toBe('Ada');
	});

	it('a mirror output hides its default option while values are chosen, and shows it again afterwards', async () => {
		const { all } = await begin(
			`${box('likes[]', 'Bread')}${box('likes[]', 'Gulls')}
			<fieldset class="wpcf7-reflection" data-reflection-of="likes"><output name="likes" data-default="none">none</output></fieldset>`,
		);
		await settled();
		const outputs = () =>
			(all('output') as HTMLElement[]).map(
				({ textContent, hidden }) => `${textContent}${hidden ? ' (hidden)' : ''}`,
			);
		const boxes = all('[type=checkbox]') as HTMLInputElement[];
		expect(outputs()).toEqual(['none']);
		tick(boxes[0]!);
		tick(boxes[1]!);
		await settled();
		expect(outputs()).toEqual(['none (hidden)', 'Bread', 'Gulls']);
		tick(boxes[0]!, false);
		await settled();
		expect(outputs()).toEqual(['none (hidden)', 'Gulls']);
		tick(boxes[1]!, false);
		await settled();
		expect(outputs()).toEqual(['none']);
	});

	it('mirror outputs show several values in one output each', async () => {
		const { all } = await begin(
			`${box('likes[]', 'Bread', 'checked')}${box('likes[]', 'Gulls', 'checked')}
			<fieldset class="wpcf7-reflection" data-reflection-of="likes"><output></output></fieldset>`,
		);
		await settled();
		const shown = () => all('output').map(({ textContent }) => textContent);
		expect(shown()).toEqual(['Bread', 'Gulls']);
		tick(all('[type=checkbox]')[0] as HTMLInputElement, false);
		await settled();
		expect(shown()).toEqual(['Gulls']);
	});
});
