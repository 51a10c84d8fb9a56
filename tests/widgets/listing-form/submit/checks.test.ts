import { findForm } from '../../../../widgets/listing-form/form.ts';
import { faultIn } from '../../../../widgets/listing-form/interactive/rules.ts';
import { pageChecks } from '../../../../widgets/listing-form/submit/checks/page-checks.ts';
import { fieldNamed } from '../../../../widgets/listing-form/submit/checks/page-fields.ts';

const formOf = (html: string) => {
	document.body.innerHTML = `<form id="lp-submit-form">${html}</form>`;
	return findForm(document.body, new AbortController().signal)!;
};

/** The errors by field, in order. */
const missing = (html: string) =>
	pageChecks(formOf(html))
		.filter(({ rule, value }) => faultIn(rule, value()) !== undefined)
		.map(({ field }) => field);

const ACCOUNT = (box: string, name = '') => `
	<input type="checkbox" id="already-account" ${box}>
	<div class="lp-submit-no-account"><input name="email" id="inputEmail">${name}</div>
	<div class="lp-submit-have-account"><input name="inputUsername"><input name="inputUserpass"></div>`;

describe('what a page asks for', () => {
	it.each<[string, string, string[]]>([
		['a required line', '<input name="postTitle" class="lp-required-field">', ['postTitle']],
		['blanks', '<input name="postTitle" class="lp-required-field" value="  ">', ['postTitle']],
		['a filled line', '<input name="postTitle" class="lp-required-field" value="x">', []],
		['an attribute of a builder', '<textarea name="a" required="required"></textarea>', ['a']],
		[
			'a select at its first option',
			'<select name="category[]" class="lp-required-field"><option value="">-<option>1</select>',
			['category'],
		],
		[
			'a box of several, none ticked',
			'<input type="checkbox" name="b[]" required><input type="checkbox" name="b[]">',
			['b'],
		],
		[
			'a box of several, another ticked',
			'<input type="checkbox" name="b[]" required><input type="checkbox" name="b[]" checked>',
			[],
		],
		[
			'a field of another category',
			'<div class="lp-form-builder-field" style="display:none"><input name="c" required></div>',
			[],
		],
		['a disabled one', '<input name="d" required disabled>', []],
		[
			'neither address',
			'<input id="inputAddress" class="lp-required-field"><input id="inputAddresss">',
			['gAddress'],
		],
		[
			'the other address',
			'<input id="inputAddress" class="lp-required-field"><input id="inputAddresss" value="x">',
			[],
		],
		[
			'no location',
			'<input id="citiess" name="locationn" class="lp-required-field">',
			['location'],
		],
		[
			'a listed location',
			'<input id="citiess" name="locationn" class="lp-required-field"><div class="lpsinglelocselected"></div>',
			[],
		],
		[
			'no picture',
			'<div class="lplistgallery"><input type="file" class="file lp-required-field" name="listingfiles[]"></div>',
			['listingfiles'],
		],
		[
			'a kept picture',
			'<div class="lplistgallery"><input type="file" class="file lp-required-field" name="listingfiles[]"><li><input name="listingeditfiles[]" value="7"></li></div>',
			[],
		],
		[
			'no featured image',
			'<div class="form-group"><input type="file" name="lp-featuredimage[]" class="lp-required-field"></div>',
			['lp-featuredimage'],
		],
		[
			'a kept featured image, and no logo',
			'<div class="form-group"><img class="lp-prevewFeatured"><input type="file" name="lp-featuredimage[]" class="lp-required-field"></div><div class="form-group"><input type="file" name="business_logo[]" class="lp-required-field"></div>',
			['business_logo'],
		],
		[
			'no network',
			'<input id="get_media_url" class="required-social-media"><input type="hidden" name="twitter">',
			['social'],
		],
		[
			'a network',
			'<input id="get_media_url" class="required-social-media"><input type="hidden" name="twitter" value="x">',
			[],
		],
		['terms', '<input type="checkbox" id="policycheck" name="policycheck">', ['policycheck']],
		['nobody', ACCOUNT('', '<input name="customUname">'), ['email', 'customUname']],
		['no name where none is asked', ACCOUNT(''), ['email']],
		['a visitor who logs in', ACCOUNT('checked'), ['inputUsername', 'inputUserpass']],
		['a member', '<div id="inputEmail">Ada</div>', []],
	])('%s', (_says, html, fields) => {
		expect(missing(html)).toEqual(fields);
	});

	it('comes in the order of the specification', () => {
		expect(
			missing(`
				<div class="required-social-media"><input name="twitter"></div>${ACCOUNT('')}
				<input name="postTitle" required><input id="inputAddress" name="gAddress" required>
				<select id="inputCity" name="location[]" required></select>
				<div class="form-group"><input type="file" name="business_logo[]" required></div>
				<div class="form-group"><input type="file" name="lp-featuredimage[]" required></div>
				<div class="lplistgallery"><input type="file" name="listingfiles[]" required></div>`),
		).toEqual([
			'listingfiles',
			'lp-featuredimage',
			'business_logo',
			'location',
			'gAddress',
			'postTitle',
			'email',
			'social',
		]);
	});
});

describe('a mark', () => {
	const HTML =
		'<div class="form-group"><label for="lptitle">Title <span aria-hidden="true">*</span></label><input id="lptitle" name="postTitle" aria-describedby="hint"></div>';

	it('shows an error at its field, and leaves nothing behind after it is removed', () => {
		const { element } = formOf(HTML);
		const before = element.innerHTML;
		const field = fieldNamed(element, 'postTitle')!;
		expect(field.label).toBe('Title');
		field.mark('Please enter a title.');
		const input = element.querySelector('input')!;
		expect(input.className).toBe('error-msg');
		expect(input.getAttribute('aria-describedby')).toBe('hint lptitle-error');
		expect(document.getElementById('lptitle-error')!.textContent).toBe('Please enter a title.');
		field.mark(undefined);
		input.removeAttribute('class');
		expect(element.innerHTML).toBe(before);
	});

	it.each(['x"]', 'toString', '[', '', '#lptitle'])('looks for no field of name %s', (key) => {
		expect(fieldNamed(formOf(HTML).element, key)).toBeUndefined();
	});
});
