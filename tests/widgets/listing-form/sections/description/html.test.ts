import {
	fromEditor,
	toEditor,
} from '../../../../../widgets/listing-form/sections/description/html.ts';

describe('description converted to HTML for the rich-text editor', () => {
	it.each([
		['a single line', 'It is <quiet> & small.', '<p>It is &lt;quiet&gt; &amp; small.</p>'],
		['lines and paragraphs', 'a\nb\n\n\nc', '<p>a<br>b</p><p>c</p>'],
		['emphasized text', '<strong>a</strong>\n\nb', '<p><strong>a</strong></p><p>b</p>'],
		[
			'text that already has paragraphs',
			'<p>a</p>\n<ul><li>b</li></ul>',
			'<p>a</p>\n<ul><li>b</li></ul>',
		],
		['an empty text', ' \n ', ''],
	])('the rich-text editor gets HTML for %s', (_says, text, html) => {
		expect(toEditor(text)).toBe(html);
	});
});

describe('HTML sent by the rich-text editor', () => {
	it.each([
		['paragraphs', '<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
		[
			'lists of two kinds',
			'<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>a</li><li data-list="bullet">b</li><li data-list="ordered">c</li></ol>',
			'<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>',
		],
		['empty paragraphs at its end', '<p>a</p><p><br></p><p><br></p>', '<p>a</p>'],
		['an empty text', '<p><br></p>', ''],
		[
			'a link',
			'<p><a href="https://a.test/" rel="noopener" target="_blank">a</a></p>',
			'<p><a href="https://a.test/">a</a></p>',
		],
		[
			'executable content',
			'<p onclick="x()">a<img src="x" onerror="x()"></p><script>x()</script>',
			'<p>a</p>',
		],
		['non-breaking spaces', '<p>a&nbsp;b</p>', '<p>a b</p>'],
	])('the rich-text editor sends clean HTML for %s', (_says, html, sent) => {
		expect(fromEditor(html)).toBe(sent);
	});
});
