import { click, openLinks } from '../../browser/links/links.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const HERE = /\/pages\/links\.html$/;

describe('tracked link to another site', () => {
	it('a link to another site is reported and delayed, and followed after 1000 ms without a callback', async () => {
		const { page, sent, gone } = await openLinks();
		await click(page, 'out');
		expect(await sent()).toEqual([
			{
				by: 'gtag',
				name: 'click',
				params: {
					link_text: 'Another guide',
					link_url: 'https://elsewhere.example/quay',
					link_domain: 'elsewhere.example',
					link_classes: '',
					link_id: 'out',
					action: 'https://elsewhere.example/quay',
					link_type: 'outbound',
					is_affiliate_link: false,
					outbound: true,
					transport_type: 'beacon',
				},
			},
		]);
		await page.clock.runFor(999);
		await rest(page);
		expect(gone).toEqual([]);
		await page.clock.runFor(1);
		await page.waitForURL('https://elsewhere.example/quay?utm=1#b');
		expect(gone).toHaveLength(1);
	});

	it('a link to another site is followed on the first callback of the sender, and only once', async () => {
		const { page, callBack, gone } = await openLinks();
		await click(page, 'out');
		await page.evaluate(() => {
			const { click: follow } = HTMLAnchorElement.prototype;
			let times = 0;
			HTMLAnchorElement.prototype.click = function () {
				if (++times > 1) throw new Error('Twice.');
				follow.call(this);
			};
		});
		await callBack(0, 3);
		await page.waitForURL(/elsewhere/);
		expect(gone).toHaveLength(1);
	});

	it('a link to another site waits for the full configured delay, but never longer than 1100 ms', async () => {
		const { page, callBack, gone } = await openLinks({
			config: { tracking: { delay: 5000, releaseOnCallback: false } },
		});
		await click(page, 'out');
		await callBack(0);
		await page.clock.runFor(1099);
		await rest(page);
		expect(gone).toEqual([]);
		await page.clock.runFor(1);
		await page.waitForURL(/elsewhere/);
	});

	it('a link to another site is not delayed when the delay is 0', async () => {
		const { page, told } = await openLinks({ config: { tracking: { delay: 0 } } });
		await click(page, 'out');
		await page.waitForURL(/elsewhere/);
		expect(told).toMatchObject([{ name: 'click', params: { link_type: 'outbound' } }]);
	});

	it('a delayed link keeps its rel and target when it is followed', async () => {
		const { page, callBack, gone } = await openLinks();
		await page.locator('#out').evaluate((link) => link.setAttribute('rel', 'noreferrer'));
		await click(page, 'out');
		await callBack(0);
		await page.waitForURL(/elsewhere/);
		expect(gone).toEqual([{ url: expect.stringContaining('quay'), referrer: undefined }]);
	});

	it('a delayed link is reported once for two clicks, and canceled by a click on another link', async () => {
		const { page, sent, gone, callBack } = await openLinks();
		await click(page, 'out');
		await click(page, 'out');
		expect(await sent()).toHaveLength(1);
		await click(page, 'other');
		expect(await sent()).toHaveLength(2);
		// The callback for the first link comes too late and must not navigate.
		await callBack(0);
		await page.clock.runFor(999);
		await rest(page);
		expect(gone).toEqual([]);
		await page.clock.runFor(1);
		await page.waitForURL(/else\.example/);
		expect(gone.map(({ url }) => url)).toEqual(['https://else.example/mole']);
	});

	it('a delayed link is not followed if the visitor navigates within the page meanwhile', async () => {
		const { page, gone } = await openLinks();
		await click(page, 'out');
		await click(page, 'place');
		await page.clock.runFor(2000);
		await rest(page);
		expect(gone).toEqual([]);
	});

	it('a link to another site is counted again after the visitor comes back to the page', async () => {
		const { page, sent, gone } = await openLinks();
		await click(page, 'out');
		await page.evaluate(() =>
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
		);
		await page.clock.runFor(2000);
		await rest(page);
		expect(gone).toEqual([]);
		await click(page, 'out');
		expect(await sent()).toHaveLength(2);
	});

	it('a delayed link is still followed when its container is removed from the page', async () => {
		const { page, gone } = await openLinks();
		await click(page, 'out');
		await page.evaluate(() =>
			window.Gazetteer!.unmount!(document.querySelector('[data-gazetteer]')!),
		);
		await page.waitForURL(/elsewhere/);
		expect(gone).toHaveLength(1);
	});
});

describe('a click on a tracked link that does not open it in the same tab', () => {
	it.each(['Control', 'Shift', 'Alt', 'Meta'])(
		'a click with %s is reported and left to the browser',
		async (key) => {
			const { page, sent } = await openLinks();
			const prevented = await page.evaluate((pressed) => {
				const event = new MouseEvent('click', {
					bubbles: true,
					cancelable: true,
					composed: true,
					[`${pressed === 'Control' ? 'ctrl' : pressed.toLowerCase()}Key`]: true,
				});
				let was: boolean | undefined;
				addEventListener('click', (it) => {
					was = it.defaultPrevented;
					it.preventDefault();
				});
				document.querySelector('#out')!.dispatchEvent(event);
				return was;
			}, key);
			expect(prevented).toBe(false);
			expect(await sent()).toHaveLength(1);
			await page.clock.runFor(2000);
			expect(page.url()).toMatch(HERE);
		},
	);

	it('a click that opens a new tab is reported immediately and not delayed', async () => {
		const { page, context, sent, gone } = await openLinks();
		const opened = context.waitForEvent('page');
		await click(page, 'new-tab');
		await (await opened).waitForURL(/tab/);
		expect(await sent()).toMatchObject([
			{ params: { link_url: 'https://elsewhere.example/tab' } },
		]);
		expect(gone).toHaveLength(1);
	});

	it('a click with the middle button is reported and not delayed, and one with the right button is ignored', async () => {
		const { page, sent } = await openLinks();
		await page.locator('#other').dispatchEvent('auxclick', { button: 2, bubbles: true });
		expect(await sent()).toEqual([]);
		await page.evaluate(() => {
			addEventListener('auxclick', (event) => {
				document.body.id = `prevented-${event.defaultPrevented}`;
				// Prevent the default action, so that the test does not depend on whether the
				// browser opens a tab.
				event.preventDefault();
			});
		});
		await click(page, 'other', { button: 'middle' });
		await page.locator('#prevented-false').waitFor();
		expect(await sent()).toHaveLength(1);
		await page.clock.runFor(2000);
		expect(page.url()).toMatch(HERE);
	});

	it('a click that a script prevented is reported, but not delayed or followed', async () => {
		const { page, sent, gone } = await openLinks();
		await page.evaluate(() =>
			document.body.addEventListener('click', (event) => event.preventDefault()),
		);
		await click(page, 'out');
		expect(await sent()).toHaveLength(1);
		await page.clock.runFor(2000);
		await rest(page);
		expect(gone).toEqual([]);
	});

	it('a click on a link whose target is set by a base element is not delayed', async () => {
		const { page, context, gone } = await openLinks();
		await page.evaluate(() => {
			document.head.append(
				Object.assign(document.createElement('base'), { target: '_blank' }),
			);
		});
		const opened = context.waitForEvent('page');
		await click(page, 'out');
		await opened;
		expect(page.url()).toMatch(HERE);
		expect(gone).toHaveLength(1);
	});
});

describe('other tracked links', () => {
	it('links to a partner are delayed like outbound links', async () => {
		const { page, sent, gone } = await openLinks();
		await click(page, 'go');
		expect(await sent()).toMatchObject([
			{ name: 'click', params: { link_type: 'affiliate', affiliate_label: 'affiliate' } },
		]);
		await rest(page);
		expect(gone).toEqual([]);
		await page.clock.runFor(1000);
		await page.waitForURL(/\/go\/hotel/);
	});

	it('links with a category set by their author are reported under that category and not delayed', async () => {
		const { page, gone } = await openLinks();
		await page
			.locator('#out')
			.evaluate((link) => link.setAttribute('data-vars-ga-category', 'menu-card'));
		await click(page, 'out');
		await page.waitForURL(/elsewhere/);
		expect(gone).toHaveLength(1);
		const { page: other, sent } = await openLinks();
		await other.locator('#inside').evaluate((link) => {
			link.setAttribute('data-vars-ga-category', 'menu-card');
			link.addEventListener('click', (event) => event.preventDefault());
		});
		await click(other, 'inside');
		expect(await sent()).toMatchObject([
			{ name: 'menu_card', params: { event_category: 'menu-card' } },
		]);
	});

	it('links to files, phone numbers and email addresses are reported and not delayed', async () => {
		const { page, sent } = await openLinks({
			before: (it) =>
				it.route(/tide-table|elsewhere\.example\/save/, (route) =>
					route.fulfill({
						headers: { 'Content-Disposition': 'attachment' },
						body: 'PDF',
					}),
				),
		});
		const prevented = await page.evaluate(() => {
			const found: Record<string, boolean> = {};
			addEventListener('click', (event) => {
				found[(event.target as Element).id] = event.defaultPrevented;
				// Prevent the navigation, so that the machine does not open a phone or mail
				// program.
				if (/tel|mail/.test((event.target as Element).id)) event.preventDefault();
			});
			for (const id of ['file', 'save', 'tel', 'mail']) document.getElementById(id)!.click();
			return found;
		});
		expect(prevented).toEqual({ file: false, save: false, tel: false, mail: false });
		expect((await sent()).map(({ name, params }) => [name, params['link_type']])).toEqual([
			['file_download', 'download'],
			['click', 'outbound'],
			['tel', 'tel'],
			['mailto', 'mailto'],
		]);
		expect(JSON.stringify(await sent())).not.toMatch(/555|ann|@/);
	});

	it('links within the site, within the page and to javascript: are ignored', async () => {
		const { page, sent } = await openLinks();
		await page
			.locator('#inside')
			.dispatchEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
		await click(page, 'place');
		await click(page, 'script');
		await page.evaluate(() => void (location.hash = '#elsewhere'));
		expect(await sent()).toEqual([]);
	});

	it('links around images, in SVG and in shadow DOM are found', async () => {
		const { page, sent } = await openLinks();
		await page.evaluate(() => {
			const root = document.querySelector('#card')!.attachShadow({ mode: 'open' });
			root.innerHTML = '<a href="https://elsewhere.example/card"><b>Card</b></a>';
			for (const inner of [
				document.querySelector('#around circle')!,
				document.querySelector('#drawn text')!,
				root.querySelector('b')!,
			])
				inner.dispatchEvent(
					new MouseEvent('click', {
						bubbles: true,
						composed: true,
						cancelable: true,
						ctrlKey: true,
					}),
				);
		});
		expect((await sent()).map(({ params }) => params['link_text'])).toEqual([
			'Chart',
			'Drawn',
			'Card',
		]);
	});

	it('links outside of the element with the data-gazetteer attribute are ignored', async () => {
		const { page, context, sent } = await openLinks();
		const opened = context.waitForEvent('page');
		await click(page, 'outside');
		await opened;
		expect(await sent()).toEqual([]);
	});
});
