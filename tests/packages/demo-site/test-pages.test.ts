import { fromTestPage } from '@gazetteer/demo-site';

const html = (head: string, body: string) =>
	`<!doctype html><html><head><title>Some theme</title>${head}</head><body class="x">${body}</body></html>`;

describe('a page of the tests, as a page of the CMS', () => {
	it('brings its styles and its body along', () => {
		const page = fromTestPage(
			'some-theme.html',
			html('<style>p{margin:0}</style>', '<p>Text</p>'),
		);
		expect(page).toMatchObject({
			slug: 'some-theme',
			title: 'Some theme',
			parent: 'pages-in-cms',
		});
		expect(page?.content).toContain('<style>p{margin:0}</style>\n<p>Text</p>');
	});

	it('leaves our scripts to the plugin, and other scripts where they are', () => {
		const scripts =
			'<script type="module" src="/dist/gazetteer.js" data-gazetteer-adopt></script><script src="/other.js"></script>';
		const { content = '' } = fromTestPage('x.html', html('', scripts)) ?? {};
		expect(content).not.toContain('/dist/');
		expect(content).toContain('/other.js');
	});

	it('is left out where it asks for that', () => {
		const head = '<meta name="gazetteer-demo" content="no">';
		expect(fromTestPage('x.html', html(head, '<p>Text</p>'))).toBeUndefined();
	});
});
