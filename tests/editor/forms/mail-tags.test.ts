import cases from '../../cases/contact/mail-tags.json';
import { tagsIn } from '../../../plugin-php-shim/editor/forms/sidebar/mail-tags.ts';

describe('mail tags in the form editor', () => {
	it.each(cases.map(({ says, text, tags }) => [says, text, tags] as const))(
		'the form editor finds the mail tags of a text: %s',
		(_says, text, tags) => {
			expect(tagsIn(text)).toEqual(tags);
		},
	);
});
