import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const template = readFileSync(
	join(__dirname, '../../plugin-php-shim/languages/gazetteer.pot'),
	'utf8',
);
const texts = [...template.matchAll(/^msgid (?:""\n)?((?:".*"\n)+)/gm)].map(([, lines]) =>
	[...lines!.matchAll(/"(.*)"/g)].map(([, part]) => part).join(''),
);

describe('terms in the texts of the plugin', () => {
	it('the texts of the plugin use no terms of a single trade', () => {
		expect(texts.length).toBeGreaterThan(500);
		const ofOneTrade =
			/\b(airports?|runways?|hangars?|gates?|terminals?|flights?|pilots?|aircraft)\b/i;
		expect(texts.filter((text) => ofOneTrade.test(text))).toEqual([]);
	});

	it.each([
		'What it is called',
		'Order at first',
		'Most megabytes in all',
		'Name, place or code',
		'No plan has been chosen yet.',
		'Pricey',
		'High end',
		'Kind of answer',
	])('the texts of the plugin do not contain “%s”', (odd) => {
		expect(texts).not.toContain(odd);
	});

	it.each([
		'Name',
		'Sort by',
		'Maximum total size, in MB',
		'Name, location or keyword',
		'Choose a plan first, or just send your suggestion.',
	])('the texts of the plugin contain “%s”', (plain) => {
		expect(texts).toContain(plain);
	});
});
