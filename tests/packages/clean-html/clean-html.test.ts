import { cleanHtml } from '@gazetteer/clean-html';

const cleaned = (html: string) => {
	const place = document.createElement('div');
	place.append(cleanHtml(html));
	return place.innerHTML;
};

const FORM =
	'<form method="post" action="/submit/" class="price-plan-button"><input type="hidden" name="plan_id" value="7"><button>Choose</button></form>';

describe('HTML of a server', () => {
	it.each<[string, string]>([
		['a form of this site', FORM],
		['a sentence', 'No plan is on offer here.'],
		['a colour', '<p style="color:#fff;background-color:rgb(1, 2, 3)">x</p>'],
		['a number for our own sheets', '<p style="--gz-across:3">x</p>'],
		['a class and an id', '<p class="a" id="plan-7">x</p>'],
		['accessible names', '<p role="region" aria-label="Plans" tabindex="0">x</p>'],
		['a colour by its numbers', '<p style="color:hsl(200 50% 40% / 0.5)">x</p>'],
		['a painted shape', '<svg><path d="M0 0" fill="none" stroke="#1f6f8b"></path></svg>'],
		...['action', 'title', 'id', 'location', 'price_nonce_field7', 'meta[a][]'].map(
			(name): [string, string] => [
				`a form’s field named ${name}`,
				FORM.replace('plan_id', name),
			],
		),
	])('keeps %s', (_says, html) => {
		expect(cleaned(html)).toBe(html);
	});

	it.each([
		['a script', '<script>x()</script>'],
		['a form that leads to no page', FORM.replace('/submit/', 'mailto:a@b.test')],
		['a form that writes into an address', FORM.replace('post', 'get')],
		['a field to type into', '<input name="card">'],
		['a frame', '<iframe srcdoc="x"></iframe>'],
		['nothing', ''],
	])('drops %s', (_says, html) => {
		expect(cleaned(html)).toBe('');
	});

	it.each([
		['a handler', '<p onclick="x()">x</p>'],
		['orders for other scripts', '<p data-wp-init="x" data-gazetteer="contact-form">x</p>'],
		['a style that covers the page', '<p style="color:#fff;position:fixed">x</p>'],
		['a style that fetches', '<p style="background-color:url(//evil.test)">x</p>'],
		['a number that fetches', '<p style="--gz-plan-colour:url(//192.0.2.1/7)">x</p>'],
		['a number that fetches, in disguise', '<p style="--gz-x:\\75rl(//192.0.2.1/7)">x</p>'],
		['a second colon', '<p style="color:--gz-x:red">x</p>'],
		['an id that scripts look up', '<p id="location">x</p>'],
		['an id of our own parts', '<p id="gazetteer-config">x</p>'],
		['a name that shadows a method', '<p name="body">x</p>'],
	])('drops %s and keeps the rest', (_says, html) => {
		expect(cleaned(html)).toBe('<p>x</p>');
	});

	const IMAGE = 'https://cdn.test/a.jpg?x=1';
	const pictured = (style: string) => cleaned(`<p style='${style}'>x</p>`);
	it.each([
		['alone', `background-image:url(${IMAGE})`],
		['in quotes', `background-image: URL( "${IMAGE}" )`],
		['among other text', `background:#fff url("${IMAGE}") no-repeat center / cover`],
		['beside what covers the page', `position:fixed;background:url(${IMAGE});inset:0`],
	])('keeps a picture behind a card, and nothing else of its style: %s', (_says, style) => {
		expect(pictured(style)).toBe(
			`<p style="background-image: url(&quot;${IMAGE}&quot;);">x</p>`,
		);
	});

	it('reads the address of a picture as one of this site', () => {
		expect(pictured('background-image:url(/a.jpg)')).toContain(`${location.origin}/a.jpg`);
	});

	it.each([
		'background-image:url(javascript:x())',
		'background-image:url("data:image/svg+xml,<svg/>")',
		'background-image:url(file:///a.jpg)',
		'background-image:url(blob:https://cdn.test/1)',
		'background-image:image-set("https://cdn.test/a.jpg" 1x)',
		'background-image:u\\72l(https://cdn.test/a.jpg)',
		'list-style-image:url(https://cdn.test/a.jpg)',
		'--background:url(https://cdn.test/a.jpg)',
	])('keeps no picture of %s', (style) => {
		expect(pictured(style)).toBe('<p>x</p>');
	});

	it('lets no address end its own brackets', () => {
		const style = pictured(
			'background:url("https://cdn.test/a\\22);position:fixed;x:url(b.jpg")',
		);
		expect(style).not.toContain('position');
	});

	describe('a form that leads to another site', () => {
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
		beforeEach(() => warn.mockClear());
		afterAll(() => warn.mockRestore());

		it.each([
			['a button', '<button>Choose</button>', 'Choose'],
			['an input', '<input type="submit" value="Continue">', 'Continue'],
			['nothing', '', 'shop.test'],
		])(
			'becomes a link with the text of %s, and the console shows the reason',
			(_says, inside, words) => {
				expect(
					cleaned(
						`<form class="price-plan-button" method="post" action="https://shop.test/buy">${inside}</form>`,
					),
				).toBe(`<a class="price-plan-button" href="https://shop.test/buy">${words}</a>`);
				expect(warn).toHaveBeenCalledTimes(1);
				expect(String(warn.mock.calls[0])).toContain('https://shop.test');
			},
		);
	});

	it.each(['append', 'getAttribute', 'querySelectorAll', 'attributes', 'parentNode'])(
		'removes a field that would shadow the %s of its form',
		(name) => {
			const html = cleaned(FORM.replace('plan_id', name));
			expect(html).not.toContain(name);
			expect(html).toContain('value="7"');
		},
	);

	it('drops a shape’s paint that comes from elsewhere', () => {
		expect(cleaned('<svg><path fill="url(https://evil.test/a.svg#b)"></path></svg>')).toBe(
			'<svg><path></path></svg>',
		);
	});

	it('may have the id of something that is on the page already', () => {
		document.body.innerHTML = '<p id="plan-9"></p>';
		expect(cleaned('<p id="plan-9">x</p>')).toBe('<p id="plan-9">x</p>');
	});
});

describe('on a page with Trusted Types', () => {
	const open = (createPolicy: jest.Mock) => {
		Object.assign(window, { trustedTypes: { createPolicy } });
		jest.resetModules();
		return require('@gazetteer/clean-html') as typeof import('@gazetteer/clean-html');
	};
	afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

	it('asks for one policy, once, when it is needed', () => {
		const createPolicy = jest.fn((_name: string, rules: object) => rules);
		const { cleanHtml: clean } = open(createPolicy);
		expect(createPolicy).not.toHaveBeenCalled();
		clean('<p>a</p>');
		clean('<p>b</p>');
		expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['gazetteer']);
	});

	it('shows the plain text if there is neither a policy nor a safe parser', () => {
		const { cleanHtml: clean } = open(
			jest.fn(() => {
				throw new TypeError('Refused');
			}),
		);
		expect(clean('<b onclick="x()">Only</b> words').textContent!.trim()).toBe('Only  words');
	});
});
