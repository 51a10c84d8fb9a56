import { countEmptyForms } from '../../../plugin-php-shim/editor/forms/insert/empty-forms.ts';

const block = (name: string, attributes: object = {}, innerBlocks: readonly object[] = []) => ({
	name,
	clientId: name,
	attributes,
	innerBlocks,
});
const form = (attributes: object = {}) => block('gazetteer/contact-form', attributes);

describe('the editor of a page', () => {
	it.each([
		['none', [], 0],
		['one with a form', [form({ form: 7 })], 0],
		['one without a form', [form()], 1],
		['one whose form is nought', [form({ form: 0 })], 1],
		[
			'several, in columns too',
			[
				form(),
				block('core/columns', {}, [block('core/column', {}, [form(), form({ form: 7 })])]),
			],
			2,
		],
		['other blocks', [block('core/paragraph')], 0],
	])('counts the blocks that show no form: %s', (_says, blocks, count) => {
		expect(countEmptyForms(blocks as never)).toBe(count);
	});
});
