import cases from '../../cases/contact/field-names.json';
import {
	cleanName,
	freeName,
	nameFromLabel,
} from '../../../plugin-php-shim/editor/forms/fields/name-from-label.ts';

const WORDPRESS = ['name', 'page', 's'];
const named = (label: string, taken: readonly string[] = []) =>
	nameFromLabel(label, 'text', taken, WORDPRESS);

describe('a field’s name', () => {
	it.each([
		['is made of the label', 'Your name', 'your-name'],
		['has no accents', 'Prénom été', 'prenom-ete'],
		['begins with a letter', '2nd address', 'nd-address'],
		['is the type where the label has no Latin letter', '名前', 'text'],
		['is the type where there is no label', '', 'text'],
		['ends where it would grow too long', 'a'.repeat(80), 'a'.repeat(60)],
		['leaves WordPress’s own names to WordPress', 'Name', 'field-name'],
	])('%s', (_says, label, name) => {
		expect(named(label)).toBe(name);
	});

	it.each(cases.cleaned.map(({ says, wanted, name }) => [says, wanted, name] as const))(
		'%s',
		(_says, wanted, name) => {
			expect(cleanName(wanted, cases.takenByWordPress)).toBe(name);
			expect(cleanName(name, cases.takenByWordPress)).toBe(name);
		},
	);

	it.each(
		cases.given.map(({ says, wanted, taken, name }) => [says, wanted, taken, name] as const),
	)('is %s', (_says, wanted, taken, name) => {
		expect(freeName(wanted, taken)).toBe(name);
	});

	it('is given once', () => {
		expect(named('Email', ['Email', 'email-2'])).toBe('email-3');
	});
});
