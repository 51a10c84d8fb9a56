import { mount } from '../../../widgets/share-link/mount.ts';

const leaving = () => new AbortController().signal;
const place = () => {
	document.body.innerHTML =
		'<p data-url="https://site.example/place/" data-title="Place" data-copied="Link copied"><a href="#mail">Share</a><span role="status"></span></p>';
	return document.body.firstElementChild as HTMLElement;
};
const define = (name: string, value: unknown) =>
	Object.defineProperty(navigator, name, { value, configurable: true });
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
	Reflect.deleteProperty(navigator, 'share');
	Reflect.deleteProperty(navigator, 'clipboard');
	location.hash = '';
});

describe('share-link widget', () => {
	it('a click opens the browser’s own dialog with title and address', async () => {
		const share = jest.fn(() => Promise.resolve());
		define('share', share);
		const root = place();
		mount(root, {}, leaving());
		root.querySelector('a')!.click();
		await settled();
		expect(share).toHaveBeenCalledWith({ title: 'Place', url: 'https://site.example/place/' });
		expect(location.hash).toBe('');
	});

	it('a browser without such a dialog copies the link and announces it', async () => {
		const writeText = jest.fn(() => Promise.resolve());
		define('clipboard', { writeText });
		const root = place();
		const undo = mount(root, {}, leaving()) as () => void;
		root.querySelector('a')!.click();
		await settled();
		expect(writeText).toHaveBeenCalledWith('https://site.example/place/');
		expect(root.querySelector('[role="status"]')!.textContent).toBe('Link copied');
		undo();
	});

	it.each([
		['is followed if the browser refuses to share', 'NotAllowedError', '#mail'],
		['is not followed if the visitor closes the dialog', 'AbortError', ''],
	])('the link %s', async (_says, name, hash) => {
		define('share', () => Promise.reject(Object.assign(new Error(), { name })));
		const root = place();
		mount(root, {}, leaving());
		root.querySelector('a')!.click();
		await settled();
		expect(location.hash).toBe(hash);
	});
});
