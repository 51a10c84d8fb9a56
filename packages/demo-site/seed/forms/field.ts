import { block } from '../blocks.ts';

export const field = (type: string, values: Readonly<Record<string, unknown>>) =>
	block(`gazetteer/field-${type}`, values);

export const sideBySide = (...fields: readonly string[]) =>
	block(
		'columns',
		{},
		`<div class="wp-block-columns">${fields
			.map((each) => block('column', {}, `<div class="wp-block-column">${each}</div>`))
			.join('\n')}</div>`,
	);

export const nameAndEmail = sideBySide(
	field('text', {
		name: 'your-name',
		label: 'Your name',
		required: true,
		autocomplete: 'name',
	}),
	field('email', {
		name: 'your-email',
		label: 'Your email',
		required: true,
		autocomplete: 'email',
	}),
);
