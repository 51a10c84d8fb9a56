import cases from '../../cases/contact/field-names.json';
import {
	cleanName,
	freeName,
	nameFromLabel,
} from '../../../plugin-php-shim/editor/forms/fields/name-from-label.ts';

const WORDPRESS = ['name', 'page', 's'];
const named = (label: string, taken: readonly string[] = []) =>
	nameFromLabel(label, 'text', taken, WORDPRESS);

describe('name of a contact form field', () => {
	it.each([
		['is made from the label', 'Your name', 'your-name'],
		['contains no accents', 'Prénom été', 'prenom-ete'],
		['begins with a letter', '2nd address', 'nd-address'],
		['is the field type if the label has no Latin letter', '名前', 'text'],
		['is the field type if there is no label', '', 'text'],
		['is cut at the maximum length', 'a'.repeat(80), 'a'.repeat(60)],
		['does not use names that WordPress reserves', 'Name', 'field-name'],
	])('the name of a contact form field %s', (_says, label, name) => {
		expect(named(label)).toBe(name);
	});

	it.each(cases.cleaned.map(({ says, wanted, name }) => [says, wanted, name] as const))(
		'the name of a contact form field %s',
		(_says, wanted, name) => {
			expect(cleanName(wanted, cases.takenByWordPress)).toBe(name);
			expect(cleanName(name, cases.takenByWordPress)).toBe(name);
		},
	);

	it.each(
		cases.given.map(({ says, wanted, taken, name }) => [says, wanted, taken, name] as const),
	)('the name that a new field gets is %s', (_says, wanted, taken, name) => {
		expect(freeName(wanted, taken)).toBe(name);
	});

	it('each new field gets a name that no other field has', () => {
		expect(named('Email', ['Email', 'email-2'])).toBe('email-3');
	});
});
