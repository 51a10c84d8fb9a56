/** @jest-environment node */
import { createOpenRest } from '@gazetteer/wire';
import { fakeFetch, json } from './fake-fetch.ts';

const PATH = 'contact-forms/4/feedback';

describe('createOpenRest()', () => {
	it.each([
		['https://a.org/wp-json/', undefined, PATH, 'https://a.org/wp-json/contact-form-7/v1/'],
		['https://a.org/wp-json', undefined, PATH, 'https://a.org/wp-json/contact-form-7/v1/'],
		['https://a.org/wp-json/', '/forms/v2/', `/${PATH}`, 'https://a.org/wp-json/forms/v2/'],
		['https://a.org/wp-json/', '//n/v1//', `//${PATH}`, 'https://a.org/wp-json/n/v1/'],
		['/?rest_route=/', undefined, PATH, '/?rest_route=/contact-form-7/v1/'],
		['/index.php?rest_route=/', 'n/v1', PATH, '/index.php?rest_route=/n/v1/'],
	])('the REST URL joins %s, %s and %s', async (root, namespace, path, base) => {
		const { fetch, sent } = fakeFetch(json({}));
		await createOpenRest({ root, namespace, fetch })(path, () => null);
		expect(sent[0]!.url).toBe(base + PATH);
	});

	it.each([
		['/wp-json/', '/wp-json/n/x?a=1&b=2'],
		['/?rest_route=/', '/?rest_route=/n/x&a=1&b=2'],
	])('a REST URL keeps the query string of the path below %s', async (root, url) => {
		const { fetch, sent } = fakeFetch(json({}));
		await createOpenRest({ root, namespace: 'n', fetch })('x?a=1&b=2', () => null);
		expect(sent[0]!.url).toBe(url);
	});

	it('a public REST call sends no nonce, only the Accept header, and cookies for the same origin', async () => {
		const { fetch, sent } = fakeFetch(json({}));
		await createOpenRest({ root: '/wp-json/', fetch })(PATH, () => null);
		const { signal: _signal, ...init } = sent[0]!.init;
		expect(init).toEqual({
			method: 'GET',
			credentials: 'same-origin',
			headers: { Accept: 'application/json, */*;q=0.1' },
		});
	});

	it('a public REST call posts a form as multipart data', async () => {
		const { fetch, sent } = fakeFetch(json({ status: 'mail_sent' }));
		const body = new FormData();
		body.set('your-name', 'Amelia');
		const read = (answer: unknown) => (answer as { status: string }).status;
		const status = await createOpenRest({ root: '/wp-json/', fetch })(PATH, read, {
			method: 'POST',
			body,
		});
		expect(status).toBe('mail_sent');
		expect(sent[0]!.init).toMatchObject({ method: 'POST', body });
	});
});
