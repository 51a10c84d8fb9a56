import { airportText, readAirport, slugOf } from '@gazetteer/demo-site';

const row = {
	iata: 'ZRH',
	icao: 'LSZH',
	time: 'Europe/Zurich',
	utc: 2,
	country_code: 'CH',
	continent: 'EU',
	airport: 'Zurich Airport',
	latitude: 47.450604,
	longitude: 8.561746,
	elevation_ft: 1417,
	type: 'large_airport',
	scheduled_service: 'TRUE',
	website: 'https://www.flughafen-zuerich.ch',
	wikipedia: 'https://en.wikipedia.org/wiki/Zurich_Airport',
	runway_length: 12139,
};

const zurich = readAirport(row, 'Zurich');
const geneva = readAirport(
	{
		...row,
		iata: 'GVA',
		icao: 'LSGG',
		airport: 'Geneve Airport',
		latitude: 46.229634,
		longitude: 6.105774,
	},
	'Geneva',
);

describe('airport of the demo’s data set', () => {
	it('an airport of the demo has the names of its country and continent', () => {
		expect(zurich).toMatchObject({
			country: 'Switzerland',
			continent: 'Europe',
			city: 'Zurich',
		});
	});

	it('the name of an airport is stored without markup and extra white space', () => {
		expect(readAirport({ ...row, airport: ' Zurich \n<b>Airport</b> ' }, '').name).toBe(
			'Zurich Airport',
		);
	});

	it.each([
		['an empty URL', ''],
		['a script URL', 'javascript:alert(1)'],
		['a text that is no URL', 'flughafen'],
	])('an airport has no website when the data contains %s', (_says, website) => {
		expect(readAirport({ ...row, website }, '').website).toBeUndefined();
	});

	it('an airport has no height and no runway if the data does not contain them', () => {
		const { runway_length: _without, ...rest } = row;
		const airport = readAirport({ ...rest, elevation_ft: null }, '');
		expect(airport.elevationFeet).toBeUndefined();
		expect(airport.runwayFeet).toBeUndefined();
	});

	it.each([
		['Zurich Airport', 'zurich-airport-zrh'],
		['Ezeiza/Ministro Pistarini', 'ezeiza-ministro-pistarini-zrh'],
		['Málaga — Costa del Sol', 'malaga-costa-del-sol-zrh'],
	])('the slug of an airport contains plain letters only: %s', (name, slug) => {
		expect(slugOf({ name, iata: 'ZRH' })).toBe(slug);
	});
});

describe('text of an airport listing', () => {
	const text = airportText(zurich, [zurich, geneva]);

	it('the text of an airport contains coordinates, height, runway and neighbours', () => {
		for (const words of [
			'47° 27′ 02″ N',
			'1,417 ft (432 m)',
			'12,139 ft (3,700 m)',
			'Geneve Airport',
		]) {
			expect(text).toContain(words);
		}
	});

	it('the text of an airport links to the encyclopedia and to the listings of its neighbours', () => {
		expect(text).toContain(`href="${zurich.wikipedia}"`);
		expect(text).toContain('href="/listing/geneve-airport-gva/"');
	});

	it('an airport is not listed as its own neighbour', () => {
		expect(text).not.toContain('href="/listing/zurich-airport-zrh/"');
	});

	it('the text of an airport escapes HTML in the data', () => {
		const odd = airportText({ ...zurich, name: 'A & "B" < C' }, [zurich]);
		expect(odd).toContain('A &amp; &quot;B&quot; &lt; C');
		expect(odd).not.toContain('"B" <');
	});

	it('the text of an airport opens and closes every block', () => {
		const opened = [...text.matchAll(/<!-- wp:([\w/-]+) /g)].length;
		const closed = [...text.matchAll(/<!-- \/wp:|\/-->/g)].length;
		expect(closed).toBe(opened);
	});
});
