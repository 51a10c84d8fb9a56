import { TIMING } from '@gazetteer/contract';
import type * as Drafts from '@gazetteer/drafts';
import { kept } from './browser-storage.ts';
import { hide, KEY, leave, load, settled, store, texts, wrote } from './page.ts';

describe('draft', () => {
	it('a draft restores texts, checkboxes and rows after a reload', async () => {
		const values = {
			'0 title': 'Pier Café',
			'0 open': true,
			faqs: [{ question: 'Dogs?', answer: 'Yes.\nAll of them' }],
			price: 12.5,
			plan: null,
		};
		await wrote(values);
		const again = load();
		expect(again.is()).toBe(true);
		expect(await again.read()).toEqual(values);
	});

	it('a draft stores files at any depth of its values', async () => {
		const photo = new File(['photo'], 'pier.jpg', { type: 'image/jpeg' });
		const logo = new Blob(['logo']);
		await wrote({
			gallery: [photo, 'https://example.org/old.jpg'],
			logo,
			rows: [{ file: photo }],
		});
		const values = (await load().read()) as {
			gallery: File[];
			logo: Blob;
			rows: { file: File }[];
		};
		expect(values.gallery[0]).toBe(photo);
		expect(values.gallery[1]).toBe('https://example.org/old.jpg');
		expect(values.logo).toBe(logo);
		expect(values.rows[0]!.file).toBe(photo);
	});

	it('a draft belongs to one page, form and listing', async () => {
		await wrote({ title: 'Pier Café' });
		for (const other of [{ page: '/edit/' }, { form: 'other' }, { listing: '8' }]) {
			const draft = load({ ...KEY, ...other });
			expect([draft.is(), await draft.read()]).toEqual([false, undefined]);
		}
	});

	it('a draft is deleted with its files, and pending writes are discarded', async () => {
		const draft = await wrote({ title: 'Pier Café', photo: new Blob(['photo']) });
		draft.write(() => ({ title: 'Pier Café Bar' }));
		await draft.forget();
		hide();
		await settled();
		expect(draft.is()).toBe(false);
		expect(await kept()).toEqual({ drafts: [], files: [] });
	});

	it('a draft is deleted when its values are empty', async () => {
		const draft = await wrote({ title: 'Pier Café' });
		draft.write(() => ({}));
		hide();
		await settled();
		expect([draft.is(), await texts()]).toEqual([false, '[]']);
	});

	it('a draft keeps the values from another tab when this tab has none', async () => {
		await wrote({ title: 'Pier Café' });
		await wrote({});
		expect(await load().read()).toEqual({ title: 'Pier Café' });
	});
});

describe('draft writes', () => {
	it('draft writes are debounced by half a second', async () => {
		jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
		const draft = load();
		const take = jest.fn(() => ({ title: 'Pier' }));
		for (let key = 0; key < 9; key++) draft.write(take);
		jest.advanceTimersByTime(TIMING.draftDebounce - 1);
		expect(take).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(take).toHaveBeenCalledTimes(1);
		jest.useRealTimers();
	});

	it.each([
		['the page is left', hide],
		['the form leaves the page', () => leave()],
		[
			'the page is hidden',
			() => {
				jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
				document.dispatchEvent(new Event('visibilitychange'));
			},
		],
	])('draft writes are saved immediately when %s', async (_when, happens) => {
		load().write(() => ({ title: 'Pier Café' }));
		happens();
		// The total of these waits is shorter than the debounce time, but long enough for a busy
		// machine.
		for (let turn = 0; turn < 7 && !(await texts()).includes('Pier Café'); turn++)
			await settled();
		expect(await texts()).toContain('Pier Café');
	});

	it('draft writes store each file once and delete removed files', async () => {
		const [one, other] = [new Blob(['one']), new Blob(['other'])];
		const put = jest.spyOn(Object.getPrototypeOf(await store()), 'put');
		const draft = load();
		const write = async (values: Drafts.DraftValues) => {
			draft.write(() => values);
			await new Promise((done) => setTimeout(done, TIMING.draftDebounce + 100));
		};
		await write({ title: 'P', photos: [one, other] });
		await write({ title: 'Pi', photos: [one, other] });
		await write({ title: 'Pier', photos: [other] });
		expect(put.mock.calls.filter(([value]) => value instanceof Blob)).toHaveLength(2);
		expect((await kept())['files']!.map(([, blob]) => blob)).toEqual([other]);
	});
});
