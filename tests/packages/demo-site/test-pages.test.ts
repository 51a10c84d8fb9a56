import { fromTestPage } from '@gazetteer/demo-site';

const html = (head: string, body: string) =>
	`<!doctype html><html><head><title>Some theme</title>${head}</head><body class="x">${body}</body></html>`;

describe('static test page converted to a WordPress page', () => {
	it('a converted test page keeps its styles and its body', () => {
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

	it('a converted test page leaves our scripts to the plugin, and keeps other scripts in place', () => {
		const scripts =
			'<script type="module" src="/dist/gazetteer.js" data-gazetteer-adopt></script><script src="/other.js"></script>';
		const { content = '' } = fromTestPage('x.html', html('', scripts)) ?? {};
		expect(content).not.toContain('/dist/');
		expect(content).toContain('/other.js');
	});

	it('a test page is not converted if it opts out', () => {
		const head = '<meta name="gazetteer-demo" content="no">';
		expect(fromTestPage('x.html', html(head, '<p>Text</p>'))).toBeUndefined();
	});
});
