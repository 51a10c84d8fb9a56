import { airportPage, readAirport, slugOf } from '@gazetteer/demo-site';

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
	it('is told with the names of its country and continent', () => {
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

describe('the page of an airport', () => {
	const page = airportPage(zurich, [zurich, geneva]);

	it('stands under the airports, and keeps its key', () => {
		expect(page).toMatchObject({
			key: 'airport-ZRH',
			parent: 'airports',
			slug: 'zurich-airport-zrh',
			title: 'Zurich Airport',
		});
	});

	it('says codes, coordinates, height, runway and neighbours', () => {
		for (const text of [
			'ZRH',
			'LSZH',
			'47° 27′ 02″ N',
			'1,417 ft (432 m)',
			'12,139 ft (3,700 m)',
			'Geneve Airport',
		]) {
			expect(page.content).toContain(text);
		}
	});

	it('leads to website, encyclopedia and map', () => {
		for (const { website, wikipedia } of [zurich]) {
			expect(page.content).toContain(`href="${website}"`);
			expect(page.content).toContain(`href="${wikipedia}"`);
		}
		expect(page.content).toContain('openstreetmap.org/?mlat=47.450604&amp;mlon=8.561746');
	});

	it('is not its own neighbour', () => {
		expect(page.content).not.toContain('href="/airports/zurich-airport-zrh/"');
	});

	it('escapes what the data says', () => {
		const odd = airportPage({ ...zurich, name: 'A & "B" < C' }, [zurich]);
		expect(odd.content).toContain('A &amp; &quot;B&quot; &lt; C');
		expect(odd.content).not.toContain('"B" <');
	});

	it('opens and closes every block', () => {
		const opened = [...page.content.matchAll(/<!-- wp:([\w/-]+) /g)].length;
		const closed = [...page.content.matchAll(/<!-- \/wp:|\/-->/g)].length;
		expect(closed).toBe(opened);
	});
});
