import { ANALYTICS } from '@gazetteer/contract';
import { classify } from '../../../widgets/link-tracking/classify.ts';
import { eventOf } from '../../../widgets/link-tracking/event.ts';

const KNOWN = {
	home: 'guide.example',
	hosts: [],
	crossHostname: true,
	affiliates: ANALYTICS.affiliatePaths,
	downloads: ANALYTICS.downloadExtensions,
};

const eventFor = (
	html: string,
	{ personal = false, sendTo = undefined as string | undefined } = {},
) => {
	document.body.innerHTML = html;
	const link = document.body.firstElementChild!;
	const url = new URL(link.getAttribute('href')!, 'https://guide.example/page/');
	return eventOf(link, url, classify(url, 'guide.example', KNOWN), { personal, sendTo });
};

const common = (address: string, domain: string, text: string) => ({
	link_text: text,
	link_url: address,
	link_domain: domain,
	link_classes: '',
	link_id: '',
	action: address,
});

describe('analytics event of a link', () => {
	it('the event of a link to another site has the type outbound', () => {
		expect(
			eventFor(
				'<a href="https://user:pw@x.example/a?utm=1#b" class="button big" id="it">There</a>',
			),
		).toEqual({
			name: 'click',
			params: {
				...common('https://x.example/a', 'x.example', 'There'),
				link_classes: 'button big',
				link_id: 'it',
				link_type: 'outbound',
				is_affiliate_link: false,
				outbound: true,
			},
		});
	});

	it('the event of a link to an affiliate has the type affiliate', () => {
		expect(eventFor('<a href="/go/hotel?from=menu">Book</a>', { sendTo: 'G-1' })).toEqual({
			name: 'click',
			params: {
				...common('https://guide.example/go/hotel', 'guide.example', 'Book'),
				link_type: 'affiliate',
				is_affiliate_link: true,
				affiliate_label: 'affiliate',
				outbound: true,
				send_to: 'G-1',
			},
		});
	});

	it('the event of a link to a file is a download event', () => {
		expect(eventFor('<a href="/files/Map.PDF?v=1">Map</a>')).toEqual({
			name: 'file_download',
			params: {
				...common('https://guide.example/files/Map.PDF', 'guide.example', 'Map'),
				link_type: 'download',
				file_extension: 'pdf',
				file_name: 'Map.PDF',
			},
		});
	});

	it('the event of a link to another host of the site has the name cross_hostname', () => {
		expect(eventFor('<a href="https://shop.guide.example/">Shop</a>')).toMatchObject({
			name: 'cross_hostname',
			params: { link_type: 'cross-hostname' },
		});
	});

	it.each([
		['<a href="tel:+14155550100">(415) 555-0100</a>', 'tel:', ''],
		['<a href="tel:112" title="Call 112">Emergency</a>', 'tel:', 'Emergency'],
		[
			'<a href="tel:+14155550100" id="tel-14155550100">Call us, 24/7</a>',
			'tel:',
			'Call us, 24/7',
		],
		['<a href="mailto:ann%40b.example" class="ann@b.example">ann@b.example</a>', 'mailto:', ''],
		['<a href="mailto:ann@b.example?subject=Hi">Write to us</a>', 'mailto:', 'Write to us'],
	])(
		'the event of a link does not contain the phone number or email address: %s',
		(html, address, text) => {
			const { name, params } = eventFor(html)!;
			expect(`${name}:`).toBe(address);
			expect(params).toMatchObject({ link_url: address, action: address, link_text: text });
			expect(JSON.stringify(params)).not.toMatch(/555|112|@|%40|ann/);
		},
	);

	it('the event of a link contains the phone number or email address if the owner enables that', () => {
		expect(
			eventFor('<a href="tel:+1%20415">+1 415</a>', { personal: true })?.params,
		).toMatchObject({
			link_text: '+1 415',
			link_url: 'tel:+1%20415',
			tel_number: '+1 415',
		});
		expect(
			eventFor('<a href="mailto:ann@b.example?body=secret">Ann</a>', { personal: true })
				?.params,
		).toMatchObject({ link_url: 'mailto:ann@b.example', email_address: 'ann@b.example' });
	});

	it('the event of a link has the category that the link’s author set, also on a same-site link', () => {
		expect(
			eventFor(
				'<a href="/a" data-vars-ga-category="outbound-link-x" data-vars-ga-action="open" data-vars-ga-label="Menu">A</a>',
			),
		).toEqual({
			name: 'outbound_link-x',
			params: {
				...common('https://guide.example/a', 'guide.example', 'Menu'),
				action: 'open',
				event_category: 'outbound-link-x',
			},
		});
	});

	it('an untracked same-site link has no event', () => {
		expect(eventFor('<a href="/a">A</a>')).toBeUndefined();
	});
});

describe('label of a link in its event', () => {
	const X = 'https://x.example/';
	it.each([
		['its title rather than its text', `<a href="${X}" title="Title">Text</a>`, 'Title'],
		[
			'its text rather than its aria-label',
			`<a href="${X}" aria-label="Aria">Text</a>`,
			'Text',
		],
		['its aria-label', `<a href="${X}" aria-label="Aria"></a>`, 'Aria'],
		[
			'the alternative text of its image',
			`<a href="${X}"><img alt="A bay" src="/a.png"></a>`,
			'A bay',
		],
		['the name of its icon', `<a href="${X}"><svg aria-label="Shop"></svg></a>`, 'Shop'],
		['the URL of its image', `<a href="${X}"><img src="/a.png?v=1"></a>`, '/a.png'],
		['its text on one line', `<a href="${X}"> two\n\t lines </a>`, 'two lines'],
		['cut at a hundred characters', `<a href="${X}">${'x'.repeat(300)}</a>`, 'x'.repeat(100)],
		['empty if the link has no text, image or icon', `<a href="${X}"></a>`, ''],
	])('the label of a link is %s', (_says, html, label) => {
		// jsdom does not implement innerText.
		expect(eventFor(html)?.params['link_text']).toBe(label);
	});
});
