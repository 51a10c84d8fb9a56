/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkoutFolder } from '../../../packages/workshop/checkout.ts';
import {
	phrasesOfBlock,
	phrasesOfScript,
} from '../../../packages/workshop/translations/phrases.ts';
import { makeTemplate, templateFile } from '../../../packages/workshop/translations/template.ts';

describe('the translation template', () => {
	it('is up to date (npm run pot regenerates it)', () => {
		const checkout = checkoutFolder(__dirname);
		expect(readFileSync(templateFile(checkout), 'utf8')).toBe(makeTemplate(checkout));
	});

	it.each([
		['a plain text', "__('Hello', 'gazetteer')", [{ text: 'Hello' }]],
		['an escaped one', "esc_attr__( \"It's\", 'gazetteer' )", [{ text: "It's" }]],
		['a quote in quotes', "__('It\\'s', 'gazetteer')", [{ text: "It's" }]],
		['a context', "_x('Post', 'verb', 'gazetteer')", [{ text: 'Post', context: 'verb' }]],
		[
			'a plural',
			"_n('%d place', '%d places', $n, 'gazetteer')",
			[{ text: '%d place', plural: '%d places' }],
		],
		[
			'a word to the translators',
			"/* translators: a name */\n__('By %s', 'gazetteer')",
			[{ text: 'By %s', note: 'translators: a name' }],
		],
		['nothing of a comment', "// __('Hello', 'gazetteer')", []],
		['nothing of a string', "\"__('Hello', 'gazetteer')\"", []],
		['nothing of other domains', "__('Hello', 'default')", []],
		['nothing of a constructor', "parent::__construct('Hello', 'gazetteer')", []],
	])('takes %s', (_what, code, phrases) => {
		expect(phrasesOfScript(code)).toEqual(phrases);
	});

	it('contains the texts of a block with WordPress’s contexts', () => {
		expect(phrasesOfBlock('{"title":"A","description":"B","keywords":["c"]}')).toEqual([
			{ text: 'A', context: 'block title' },
			{ text: 'B', context: 'block description' },
			{ text: 'c', context: 'block keyword' },
		]);
	});
});
