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

describe('an airport of the data set', () => {
	it('has the names of its country and continent', () => {
		expect(zurich).toMatchObject({
			country: 'Switzerland',
			continent: 'Europe',
			city: 'Zurich',
		});
	});

	it('loses markup and stray white space from its name', () => {
		expect(readAirport({ ...row, airport: ' Zurich \n<b>Airport</b> ' }, '').name).toBe(
			'Zurich Airport',
		);
	});

	it.each([
		['an empty address', ''],
		['a script', 'javascript:alert(1)'],
		['something that is no address', 'flughafen'],
	])('has no website when the data gives %s', (_says, website) => {
		expect(readAirport({ ...row, website }, '').website).toBeUndefined();
	});

	it('knows nothing of a height or a runway that is not recorded', () => {
		const { runway_length: _without, ...rest } = row;
		const airport = readAirport({ ...rest, elevation_ft: null }, '');
		expect(airport.elevationFeet).toBeUndefined();
		expect(airport.runwayFeet).toBeUndefined();
	});

	it.each([
		['Zurich Airport', 'zurich-airport-zrh'],
		['Ezeiza/Ministro Pistarini', 'ezeiza-ministro-pistarini-zrh'],
		['Málaga — Costa del Sol', 'malaga-costa-del-sol-zrh'],
	])('has an address of plain letters: %s', (name, slug) => {
		expect(slugOf({ name, iata: 'ZRH' })).toBe(slug);
	});
});

describe('the text of an airport’s listing', () => {
	const text = airportText(zurich, [zurich, geneva]);

	it('says coordinates, height, runway and neighbours', () => {
		for (const words of [
			'47° 27′ 02″ N',
			'1,417 ft (432 m)',
			'12,139 ft (3,700 m)',
			'Geneve Airport',
		]) {
			expect(text).toContain(words);
		}
	});

	it('leads to the encyclopedia and to the listings of its neighbours', () => {
		expect(text).toContain(`href="${zurich.wikipedia}"`);
		expect(text).toContain('href="/listing/geneve-airport-gva/"');
	});

	it('is not its own neighbour', () => {
		expect(text).not.toContain('href="/listing/zurich-airport-zrh/"');
	});

	it('escapes what the data says', () => {
		const odd = airportText({ ...zurich, name: 'A & "B" < C' }, [zurich]);
		expect(odd).toContain('A &amp; &quot;B&quot; &lt; C');
		expect(odd).not.toContain('"B" <');
	});

	it('opens and closes every block', () => {
		const opened = [...text.matchAll(/<!-- wp:([\w/-]+) /g)].length;
		const closed = [...text.matchAll(/<!-- \/wp:|\/-->/g)].length;
		expect(closed).toBe(opened);
	});
});
