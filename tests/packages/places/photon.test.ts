/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeProvider, type PlaceProvider } from '@gazetteer/places';
import { PHOTON } from '../../browser/places/photon.ts';

const asked: IncomingMessage[] = [];
let status = 200;
let body = JSON.stringify(PHOTON);

const server = createServer((request, response) => {
	asked.push(request);
	response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
});

let address: string;
let places: PlaceProvider;
const { signal } = new AbortController();

beforeAll(async () => {
	await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
	asked.length = 0;
	status = 200;
	body = JSON.stringify(PHOTON);
	places = (await placeProvider({ provider: 'photon', address: `${address}/` }))!;
});
afterAll(() => new Promise((done) => void server.close(done)));

const fault = (text: string) => places.suggest(text, signal).catch((cause: unknown) => cause);

describe('Photon place provider', () => {
	it('the Photon provider sends the trimmed text and requests only as many results as the list shows', async () => {
		await places.suggest('  Pier   Café ', signal);
		expect(asked.map(({ url }) => url)).toEqual(['/api/?q=Pier+Caf%C3%A9&limit=5']);
	});

	it('the Photon provider suggests places with their addresses', async () => {
		const found = await places.suggest('pier', signal);
		expect(found.map(({ title, context }) => [title, context])).toEqual([
			['Pier Café', '1 West Esplanade, Manly, New South Wales 2095, Australia'],
			['Hauptstraße 12, 79539 Lörrach, Germany', ''],
			['Lörrach', '79539 Lörrach, Germany'],
		]);
		expect(new Set(found.map(({ id }) => id)).size).toBe(3);
	});

	it('the Photon provider returns the details of a suggestion without another request', async () => {
		const [cafe] = await places.suggest('pier', signal);
		expect(await places.details(cafe!, signal)).toEqual({
			name: 'Pier Café',
			address_components: [
				{ types: ['street_number'], short_name: '1' },
				{ types: ['route'], short_name: 'West Esplanade' },
				{ types: ['locality'], short_name: 'Manly' },
				{ types: ['administrative_area_level_1'], short_name: 'New South Wales' },
				{ types: ['postal_code'], short_name: '2095' },
				{ types: ['country'], short_name: 'AU' },
			],
			formatted_address: '1 West Esplanade, Manly, New South Wales 2095, Australia',
			geometry: { location: { lat: -33.7996, lng: 151.2844 } },
			types: ['cafe'],
			photos: [],
		});
		expect(asked).toHaveLength(1);
	});

	it('the Photon provider does not repeat a request for the same text', async () => {
		await places.suggest('pier', signal);
		await places.suggest('pier ', signal);
		await places.suggest('pie', signal);
		expect(asked).toHaveLength(2);
	});

	it('the Photon provider sends no request for empty input', async () => {
		expect(await places.suggest('  ', signal)).toEqual([]);
		expect(asked).toEqual([]);
	});

	it('the Photon provider throws a PlaceError on failure and retries on the next request', async () => {
		status = 503;
		expect(await fault('pier')).toMatchObject({ name: 'PlaceError', code: 'unreachable' });
		status = 200;
		expect(await places.suggest('pier', signal)).toHaveLength(3);
	});

	it.each(['null', '[]', '{"features":7}', '{"features":[null,{},{"properties":3}]}'])(
		'the Photon provider suggests nothing when the answer is %s',
		async (answer) => {
			body = answer;
			expect(await places.suggest('pier', signal)).toEqual([]);
		},
	);

	it('the Photon provider rejects with an AbortError when the request is aborted', async () => {
		const controller = new AbortController();
		const question = places.suggest('pier', controller.signal);
		controller.abort();
		await expect(question).rejects.toMatchObject({ name: 'AbortError' });
	});
});

describe('place provider', () => {
	beforeEach(() => Object.assign(globalThis, { window: {} }));
	afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

	it('the page has no place provider when the owner did not select one', async () => {
		expect(await placeProvider(undefined)).toBeUndefined();
	});

	it('the page’s own provider finds places by all typed words, ignoring accents', async () => {
		const data = (await placeProvider({
			provider: 'data',
			places: [
				{ name: 'Pier Café', formatted_address: 'Manly' },
				{ name: 'Pier Bar', formatted_address: 'Lörrach' },
			],
		}))!;
		const titles = async (text: string) =>
			(await data.suggest(text, signal)).map(({ title }) => title);
		expect(await titles('pier')).toEqual(['Pier Café', 'Pier Bar']);
		expect(await titles('LORRACH pi')).toEqual(['Pier Bar']);
		expect(await titles(' ')).toEqual([]);
		const [bar] = await data.suggest('bar', signal);
		expect(await data.details(bar!, signal)).toEqual({
			name: 'Pier Bar',
			formatted_address: 'Lörrach',
		});
	});
});
