import { countEmptyForms } from '../../../plugin-php-shim/editor/forms/insert/empty-forms.ts';

const block = (name: string, attributes: object = {}, innerBlocks: readonly object[] = []) => ({
	name,
	clientId: name,
	attributes,
	innerBlocks,
});
const form = (attributes: object = {}) => block('gazetteer/contact-form', attributes);

describe('page editor warning about form blocks without a form', () => {
	it.each([
		['a page without form blocks', [], 0],
		['one block with a form', [form({ form: 7 })], 0],
		['one block without a form', [form()], 1],
		['one block with the form ID 0', [form({ form: 0 })], 1],
		[
			'several blocks, also in columns',
			[
				form(),
				block('core/columns', {}, [block('core/column', {}, [form(), form({ form: 7 })])]),
			],
			2,
		],
		['blocks of other types', [block('core/paragraph')], 0],
	])('the page editor counts the form blocks that show no form: %s', (_says, blocks, count) => {
		expect(countEmptyForms(blocks as never)).toBe(count);
	});
});
