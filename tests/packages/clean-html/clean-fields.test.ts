import { cleanFields, cleanRichText } from '@gazetteer/clean-html';

const drawn = (clean: DocumentFragment) => {
	const place = document.createElement('div');
	place.append(clean);
	return place.innerHTML;
};
const fields = (html: string) => drawn(cleanFields(html, 'inn'));
const writing = (html: string) => drawn(cleanRichText(html));

describe('form fields from the server', () => {
	it.each([
		'<label for="field-a">A</label><input type="text" id="field-a" name="inn[a]" value="1" required="">',
		'<textarea rows="4" name="inn[b]" class="lp-required-field" required="">text</textarea>',
		'<select name="inn[c]"><option value="">Please select</option><option value="x" selected="">X</option></select>',
		'<fieldset class="gz-field"><legend>Pay</legend><label><input type="checkbox" name="inn[d][]" value="Cash" checked=""> Cash</label></fieldset>',
		'<input type="hidden" name="inn[e]" value="No">',
		'<input type="number" step="any" min="1" max="9" name="inn[f]" placeholder="7">',
		'<p class="gz-field-help" id="field-a-help">Help</p>',
	])('cleanFields() keeps %s', (html) => {
		expect(fields(html)).toBe(html);
	});

	it.each([
		'<input type="file" name="inn[a]">',
		'<input type="password" name="inn[a]">',
		'<input type="submit" name="inn[a]">',
		'<input name="lp_post" value="1">',
		'<select name="plan_id"></select>',
		'<textarea name="postContent"></textarea>',
		'<input type="hidden" name="edit_nonce_field" value="1">',
		'<script>x()</script>',
	])('cleanFields() drops %s', (html) => {
		expect(fields(html)).toBe('');
	});

	it.each([
		['<input name="inn[a]" onfocus="x()" autofocus form="other">', '<input name="inn[a]">'],
		['<form action="/x"><input name="inn[a]"></form>', '<input name="inn[a]">'],
		['<p name="a" data-wp-init="x">b</p>', '<p>b</p>'],
	])('cleanFields() makes %s harmless', (html, clean) => {
		expect(fields(html)).toBe(clean);
	});
});

describe('rich text from the editor', () => {
	it.each([
		['<p>A <strong>b</strong> <em>c</em> <u>d</u> <a href="https://a.test/">e</a></p>', ''],
		['<h2>A</h2><ul><li>b</li></ul><ol><li>c</li></ol><blockquote>d</blockquote>', ''],
		['<p style="color:red" class="x" onclick="x()">a</p>', '<p>a</p>'],
		['<p>a<img src="x" onerror="x()"><script>x()</script></p>', '<p>a</p>'],
		['<a href="javascript:x()">a</a>', '<a>a</a>'],
		['<div><span>words</span></div>', 'words'],
	])('cleaning the rich text %s keeps only allowed elements', (html, clean) => {
		expect(writing(html)).toBe(clean || html);
	});
});
