import cases from '../../cases/contact/mail-tags.json';
import { tagsIn } from '../../../plugin-php-shim/editor/forms/sidebar/mail-tags.ts';

describe('the tags of a mail', () => {
	it.each(cases.map(({ says, text, tags }) => [says, text, tags] as const))(
		'are %s',
		(_says, text, tags) => {
			expect(tagsIn(text)).toEqual(tags);
		},
	);
});
