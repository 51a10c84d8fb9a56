import { once } from '@gazetteer/dom';

describe('what is done once', () => {
	it('is not done again while it goes on, nor after it', async () => {
		const work = jest.fn(async () => 'view');
		const load = once(work);
		expect(await Promise.all([load(), load()])).toEqual(['view', 'view']);
		expect(await load()).toBe('view');
		expect(work).toHaveBeenCalledTimes(1);
	});

	it('is done again after it failed, and tells everybody who asked that it failed', async () => {
		const work = jest.fn<Promise<string>, []>();
		work.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('view');
		const load = once(work);
		const [one, other] = [load(), load()];
		await expect(one).rejects.toThrow('offline');
		await expect(other).rejects.toThrow('offline');
		expect(await load()).toBe('view');
		expect(work).toHaveBeenCalledTimes(2);
	});
});
