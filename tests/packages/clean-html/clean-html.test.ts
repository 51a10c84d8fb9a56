import { cleanHtml } from '@gazetteer/clean-html';

const cleaned = (html: string) => {
	const place = document.createElement('div');
	place.append(cleanHtml(html));
	return place.innerHTML;
};

const FORM =
	'<form method="post" action="/submit/" class="price-plan-button"><input type="hidden" name="plan_id" value="7"><button>Choose</button></form>';

describe('HTML from the server', () => {
	it.each<[string, string]>([
		['a form of this site', FORM],
		['a sentence', 'No plan is on offer here.'],
		['a color', '<p style="color:#fff;background-color:rgb(1, 2, 3)">x</p>'],
		['a custom property of the plugin with a number', '<p style="--gz-across:3">x</p>'],
		['a class and an id', '<p class="a" id="plan-7">x</p>'],
		['accessible names', '<p role="region" aria-label="Plans" tabindex="0">x</p>'],
		['a color in HSL notation', '<p style="color:hsl(200 50% 40% / 0.5)">x</p>'],
		[
			'a shape with a fill and a stroke',
			'<svg><path d="M0 0" fill="none" stroke="#1f6f8b"></path></svg>',
		],
		...['action', 'title', 'id', 'location', 'price_nonce_field7', 'meta[a][]'].map(
			(name): [string, string] => [
				`a form’s field named ${name}`,
				FORM.replace('plan_id', name),
			],
		),
	])('cleanHtml() keeps %s', (_says, html) => {
		expect(cleaned(html)).toBe(html);
	});

	it.each([
		['a script', '<script>x()</script>'],
		['a form whose action is not a page', FORM.replace('/submit/', 'mailto:a@b.test')],
		['a form that uses GET', FORM.replace('post', 'get')],
		['a text input', '<input name="card">'],
		['a frame', '<iframe srcdoc="x"></iframe>'],
		['an empty text', ''],
	])('cleanHtml() drops %s', (_says, html) => {
		expect(cleaned(html)).toBe('');
	});

	it.each([
		['an event handler', '<p onclick="x()">x</p>'],
		[
			'data attributes of other scripts',
			'<p data-wp-init="x" data-gazetteer="contact-form">x</p>',
		],
		['a style that covers the page', '<p style="color:#fff;position:fixed">x</p>'],
		['a style that requests a URL', '<p style="background-color:url(//evil.test)">x</p>'],
		[
			'a custom property that requests a URL',
			'<p style="--gz-plan-colour:url(//192.0.2.1/7)">x</p>',
		],
		[
			'a custom property that requests a URL in escaped notation',
			'<p style="--gz-x:\\75rl(//192.0.2.1/7)">x</p>',
		],
		['a custom property as the value of a color', '<p style="color:--gz-x:red">x</p>'],
		['an id that shadows a global variable', '<p id="location">x</p>'],
		['an id that the plugin uses', '<p id="gazetteer-config">x</p>'],
		['a name that shadows a method', '<p name="body">x</p>'],
	])('cleanHtml() drops %s and keeps the other content', (_says, html) => {
		expect(cleaned(html)).toBe('<p>x</p>');
	});

	const IMAGE = 'https://cdn.test/a.jpg?x=1';
	const pictured = (style: string) => cleaned(`<p style='${style}'>x</p>`);
	it.each([
		['only the image', `background-image:url(${IMAGE})`],
		['a URL in quotes', `background-image: URL( "${IMAGE}" )`],
		['in the background shorthand', `background:#fff url("${IMAGE}") no-repeat center / cover`],
		['with styles that cover the page', `position:fixed;background:url(${IMAGE});inset:0`],
	])(
		'cleanHtml() keeps the background image of a card, and no other style with it: %s',
		(_says, style) => {
			expect(pictured(style)).toBe(
				`<p style="background-image: url(&quot;${IMAGE}&quot;);">x</p>`,
			);
		},
	);

	it('cleanHtml() resolves the URL of a background image against this site', () => {
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
	])('cleanHtml() drops the background image of %s', (style) => {
		expect(pictured(style)).toBe('<p>x</p>');
	});

	it('a background image URL cannot close its brackets and add other styles', () => {
		const style = pictured(
			'background:url("https://cdn.test/a\\22);position:fixed;x:url(b.jpg")',
		);
		expect(style).not.toContain('position');
	});

	describe('form that is sent to another site', () => {
		const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
		beforeEach(() => warn.mockClear());
		afterAll(() => warn.mockRestore());

		it.each([
			['its button', '<button>Choose</button>', 'Choose'],
			['its submit input', '<input type="submit" value="Continue">', 'Continue'],
			['the host name', '', 'shop.test'],
		])(
			'a form that is sent to another site becomes a link with the text of %s, and the console shows the reason',
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
		'cleanHtml() removes a field that would shadow the %s of its form',
		(name) => {
			const html = cleaned(FORM.replace('plan_id', name));
			expect(html).not.toContain(name);
			expect(html).toContain('value="7"');
		},
	);

	it('cleanHtml() drops a shape’s fill that refers to another URL', () => {
		expect(cleaned('<svg><path fill="url(https://evil.test/a.svg#b)"></path></svg>')).toBe(
			'<svg><path></path></svg>',
		);
	});

	it('cleanHtml() keeps an id that already exists on the page', () => {
		document.body.innerHTML = '<p id="plan-9"></p>';
		expect(cleaned('<p id="plan-9">x</p>')).toBe('<p id="plan-9">x</p>');
	});
});

describe('page with Trusted Types', () => {
	const open = (createPolicy: jest.Mock) => {
		Object.assign(window, { trustedTypes: { createPolicy } });
		jest.resetModules();
		return require('@gazetteer/clean-html') as typeof import('@gazetteer/clean-html');
	};
	afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

	it('cleanHtml() creates one Trusted Types policy, when it is first needed', () => {
		const createPolicy = jest.fn((_name: string, rules: object) => rules);
		const { cleanHtml: clean } = open(createPolicy);
		expect(createPolicy).not.toHaveBeenCalled();
		clean('<p>a</p>');
		clean('<p>b</p>');
		expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['gazetteer']);
	});

	it('cleanHtml() returns the plain text if there is neither a policy nor a safe parser', () => {
		const { cleanHtml: clean } = open(
			jest.fn(() => {
				throw new TypeError('Refused');
			}),
		);
		expect(clean('<b onclick="x()">Only</b> words').textContent!.trim()).toBe('Only  words');
	});
});
