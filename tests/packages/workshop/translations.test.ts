/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkoutFolder } from '../../../packages/workshop/checkout.ts';
import {
	phrasesOfBlock,
	phrasesOfScript,
} from '../../../packages/workshop/translations/phrases.ts';
import { makeTemplate, templateFile } from '../../../packages/workshop/translations/template.ts';

describe('translation template', () => {
	it('the translation template is up to date (npm run pot regenerates it)', () => {
		const checkout = checkoutFolder(__dirname);
		expect(readFileSync(templateFile(checkout), 'utf8')).toBe(makeTemplate(checkout));
	});

	it.each([
		['a plain string', "__('Hello', 'gazetteer')", [{ text: 'Hello' }]],
		['an escaped string', "esc_attr__( \"It's\", 'gazetteer' )", [{ text: "It's" }]],
		['a string with quotation marks', "__('It\\'s', 'gazetteer')", [{ text: "It's" }]],
		[
			'a string with a context',
			"_x('Post', 'verb', 'gazetteer')",
			[{ text: 'Post', context: 'verb' }],
		],
		[
			'a plural',
			"_n('%d place', '%d places', $n, 'gazetteer')",
			[{ text: '%d place', plural: '%d places' }],
		],
		[
			'a comment for translators',
			"/* translators: a name */\n__('By %s', 'gazetteer')",
			[{ text: 'By %s', note: 'translators: a name' }],
		],
		['no call in a comment', "// __('Hello', 'gazetteer')", []],
		['no call in a string', "\"__('Hello', 'gazetteer')\"", []],
		['no text of another text domain', "__('Hello', 'default')", []],
		[
			'no constructor with the name of a translation function',
			"parent::__construct('Hello', 'gazetteer')",
			[],
		],
	])('the translation template extracts %s', (_what, code, phrases) => {
		expect(phrasesOfScript(code)).toEqual(phrases);
	});

	it('the translation template contains the texts of a block with WordPress’s contexts', () => {
		expect(phrasesOfBlock('{"title":"A","description":"B","keywords":["c"]}')).toEqual([
			{ text: 'A', context: 'block title' },
			{ text: 'B', context: 'block description' },
			{ text: 'c', context: 'block keyword' },
		]);
	});
});
