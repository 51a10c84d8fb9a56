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

describe('required fields of the listing form', () => {
	it.each<[string, string, string[]]>([
		[
			'reports an empty required text input',
			'<input name="postTitle" class="lp-required-field">',
			['postTitle'],
		],
		[
			'reports a required text input that contains only spaces',
			'<input name="postTitle" class="lp-required-field" value="  ">',
			['postTitle'],
		],
		[
			'accepts a filled text input',
			'<input name="postTitle" class="lp-required-field" value="x">',
			[],
		],
		[
			'reports a field with the required attribute of a form builder',
			'<textarea name="a" required="required"></textarea>',
			['a'],
		],
		[
			'reports a select at its empty first option',
			'<select name="category[]" class="lp-required-field"><option value="">-<option>1</select>',
			['category'],
		],
		[
			'reports a checkbox group with no box ticked',
			'<input type="checkbox" name="b[]" required><input type="checkbox" name="b[]">',
			['b'],
		],
		[
			'accepts a checkbox group with another box ticked',
			'<input type="checkbox" name="b[]" required><input type="checkbox" name="b[]" checked>',
			[],
		],
		[
			'ignores a field of another category',
			'<div class="lp-form-builder-field" style="display:none"><input name="c" required></div>',
			[],
		],
		['ignores a disabled field', '<input name="d" required disabled>', []],
		[
			'reports a listing without an address',
			'<input id="inputAddress" class="lp-required-field"><input id="inputAddresss">',
			['gAddress'],
		],
		[
			'accepts a custom address',
			'<input id="inputAddress" class="lp-required-field"><input id="inputAddresss" value="x">',
			[],
		],
		[
			'reports a listing without a location',
			'<input id="citiess" name="locationn" class="lp-required-field">',
			['location'],
		],
		[
			'accepts a selected location',
			'<input id="citiess" name="locationn" class="lp-required-field"><div class="lpsinglelocselected"></div>',
			[],
		],
		[
			'reports a gallery without pictures',
			'<div class="lplistgallery"><input type="file" class="file lp-required-field" name="listingfiles[]"></div>',
			['listingfiles'],
		],
		[
			'accepts a gallery with a saved picture',
			'<div class="lplistgallery"><input type="file" class="file lp-required-field" name="listingfiles[]"><li><input name="listingeditfiles[]" value="7"></li></div>',
			[],
		],
		[
			'reports a listing without a featured image',
			'<div class="form-group"><input type="file" name="lp-featuredimage[]" class="lp-required-field"></div>',
			['lp-featuredimage'],
		],
		[
			'accepts a saved featured image and reports the empty logo',
			'<div class="form-group"><img class="lp-prevewFeatured"><input type="file" name="lp-featuredimage[]" class="lp-required-field"></div><div class="form-group"><input type="file" name="business_logo[]" class="lp-required-field"></div>',
			['business_logo'],
		],
		[
			'reports a listing without a social network',
			'<input id="get_media_url" class="required-social-media"><input type="hidden" name="twitter">',
			['social'],
		],
		[
			'accepts a listing with one social network',
			'<input id="get_media_url" class="required-social-media"><input type="hidden" name="twitter" value="x">',
			[],
		],
		[
			'reports terms that are not ticked',
			'<input type="checkbox" id="policycheck" name="policycheck">',
			['policycheck'],
		],
		[
			'reports the empty account details of a guest',
			ACCOUNT('', '<input name="customUname">'),
			['email', 'customUname'],
		],
		['does not report a name if the form does not ask for one', ACCOUNT(''), ['email']],
		[
			'reports the empty login details of a visitor who logs in',
			ACCOUNT('checked'),
			['inputUsername', 'inputUserpass'],
		],
		['requires no account details from a member', '<div id="inputEmail">Ada</div>', []],
	])('the check for required fields %s', (_says, html, fields) => {
		expect(missing(html)).toEqual(fields);
	});

	it('required fields are checked in the order of the specification', () => {
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

describe('error mark of the listing form', () => {
	const HTML =
		'<div class="form-group"><label for="lptitle">Title <span aria-hidden="true">*</span></label><input id="lptitle" name="postTitle" aria-describedby="hint"></div>';

	it('an error mark is shown at its field, and leaves nothing behind after it is removed', () => {
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

	it.each(['x"]', 'toString', '[', '', '#lptitle'])(
		'an error mark is skipped for a field named %s',
		(key) => {
			expect(fieldNamed(formOf(HTML).element, key)).toBeUndefined();
		},
	);
});
