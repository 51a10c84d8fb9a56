import {
	cleanName,
	nameFromLabel,
} from '../../plugin-php-shim/editor/forms/fields/name-from-label.ts';

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
		['ends where it would grow too long', 'a'.repeat(80), 'a'.repeat(40)],
		['leaves WordPress’s own names to WordPress', 'Name', 'field-name'],
	])('%s', (_says, label, name) => {
		expect(named(label)).toBe(name);
	});

	it('is given once', () => {
		expect(named('Email', ['email', 'email-2'])).toBe('email-3');
	});

	it.each([
		['keeps what its maker typed', 'Your_Name', 'Your_Name'],
		['loses what cannot be posted', '[a b]', 'a-b'],
		['keeps away from the plugin’s own', 'gazetteer_note', 'field-gazetteer_note'],
	])('%s', (_says, typed, name) => {
		expect(cleanName(typed, WORDPRESS)).toBe(name);
	});
});
