import { registeredKinds } from '../../../plugin-php-shim/editor/forms/fields/kinds/registered.ts';

const registered = (settings: readonly string[]) => {
	window.gazetteerForms = {
		messages: {},
		mail: { to: '', subject: '', body: '' },
		reply: { subject: '', body: '' },
		largestUpload: 0,
		takenNames: [],
		types: [{ slug: 'colour', title: 'Colour', description: 'A hue.', settings, sample: '' }],
	};
	return registeredKinds()['colour'];
};

afterEach(() => {
	delete window.gazetteerForms;
});

describe('field type of another plugin', () => {
	it('a field type of another plugin has the title and the description that PHP printed', () => {
		expect(registered([])).toMatchObject({
			title: 'Colour',
			description: 'A hue.',
			kind: 'registered',
			fresh: { label: 'Colour' },
		});
	});

	it.each([
		['no further settings', ['label', 'required'], []],
		['a default value only', ['default'], ['value']],
		[
			'an example, with the default value in the same group',
			['placeholder', 'default'],
			['typing'],
		],
		['limits', ['default', 'minlength', 'max'], ['value', 'lengths', 'numbers']],
	])(
		'a field type of another plugin has a group of controls for %s',
		(_what, settings, groups) => {
			expect(registered(settings)?.settings).toEqual(groups);
		},
	);
});
