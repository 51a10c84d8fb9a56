import * as contract from '@gazetteer/contract';
import {
	ACCEPT,
	ACTION,
	ANALYTICS,
	BOT_CHECK,
	CLOCK,
	COLOUR,
	CONSOLE_MESSAGE,
	CONTACT_EVENT,
	CONTACT_NAMESPACE,
	DATE,
	DEFAULT_DIRECTION,
	DISTANCE,
	DURATION,
	DURATION_LABEL,
	ERROR_KEY,
	EXCLUDED_PLACE_TYPES,
	EXCLUSIVE,
	FAULT_MESSAGE,
	FIELD,
	FORM_STATUS,
	INERT_ON,
	LIMIT,
	LINK_KIND,
	LISTING_FORM,
	MAP,
	MESSAGE,
	NOTICE_STYLE,
	OUTCOME_EVENT,
	PLACE_FIELDS,
	PLACE_PHOTO,
	PLAN_CARD,
	PLAN_TOGGLE,
	PLAN_USAGE,
	PRIVATE_INPUT,
	PROCESS_LOGIN,
	REST_METHOD,
	REST_PATH,
	ROUTE,
	RULE,
	SOCIAL,
	SOCIAL_PLACEHOLDER,
	SUBMIT_RESPONSE,
	TIMING,
	URL_SCHEMES,
	WEEKDAY,
	actionName,
	numbered,
} from '@gazetteer/contract';

describe('specification section 2, routes', () => {
	it.each([
		['home', '/'],
		['listing', '/listing/{slug}/'],
	] as const)('the specified route %s is %s', (name, path) => {
		expect(ROUTE[name]).toBe(path);
	});
});

describe('specification section 3, listing form fields', () => {
	it.each([
		'postTitle',
		'postContent',
		'category',
		'location',
		'locationn',
		'gAddress',
		'latitude',
		'longitude',
		'phone',
		'website',
		'listingfiles',
		'lp-featuredimage',
		'business_logo',
		'listImg_remove',
		'lp_post',
		'faq',
		'faqans',
		'lp_form_fields_inn',
		'lp_pre_selected_cats',
		'email',
		'customUname',
		'inputUsername',
		'inputUserpass',
		'processLogin',
		'imageCount',
	])('the specified listing form fields include the field %s', (name) => {
		expect(Object.values<string>(FIELD)).toContain(name);
	});

	it('the numbers of questions, answers and pictures are in brackets in the field names', () => {
		expect([numbered('faq', 1), numbered('faqans', 2), numbered('listingfiles', 0)]).toEqual([
			'faq[1]',
			'faqans[2]',
			'listingfiles[0]',
		]);
		expect(contract.FEATURES_FIELD).toBe('lp_form_fields_inn[lp_feature][]');
	});

	it('the place lookup requests all place details that the specification lists', () => {
		expect(PLACE_FIELDS).toHaveLength(8);
	});

	it('the listing form does not send inputs whose name starts with an underscore', () => {
		expect(PRIVATE_INPUT).toBe('_');
	});
});

describe('specification section 4, states', () => {
	it('the form states map every server status', () => {
		expect(FORM_STATUS).toEqual({
			init: 'init',
			validation_failed: 'invalid',
			acceptance_missing: 'unaccepted',
			spam: 'spam',
			aborted: 'aborted',
			mail_sent: 'sent',
			mail_failed: 'failed',
			submitting: 'submitting',
			resetting: 'resetting',
			validating: 'validating',
			payment_required: 'payment-required',
		});
	});

	it('the form states include six outcomes with their own event, and no other state has one', () => {
		expect(Object.keys(OUTCOME_EVENT)).toEqual([
			'invalid',
			'unaccepted',
			'spam',
			'aborted',
			'sent',
			'failed',
		]);
		const all = Object.values<string>(CONTACT_EVENT);
		expect(Object.values(OUTCOME_EVENT).every((event) => all.includes(event))).toBe(true);
		expect(all).toHaveLength(10);
	});

	it('the contract includes the class prefix, the exclusive values and the plan toggle', () => {
		expect(INERT_ON).toBe('inert-on-');
		expect(EXCLUSIVE).toEqual({ hidden: 'no', shown: 'yes' });
		expect(PLAN_TOGGLE.standard).toBe('standard');
	});
});

describe('specification section 5, rules', () => {
	it('the contract defines the 23 rules of the specification, one rule of newer servers, 22 URL schemes and the placeholder rule', () => {
		expect(new Set(RULE).size).toBe(24);
		expect(new Set(URL_SCHEMES).size).toBe(22);
		expect(SOCIAL_PLACEHOLDER).toBe('Please Select');
	});
});

describe('specification section 7, calls', () => {
	it.each([
		['termDetails', 'ajax_term'],
		['plansForCategory', 'x_select_plan_by_cat'],
		['filterPlans', 'filter_pricingplan'],
		['generalPlans', 'x_select_general_plans'],
		['submitListing', 'x_submit_listing_ajax'],
	] as const)('the action %s is %s with the prefix x', (name, action) => {
		expect(actionName(ACTION[name], 'x')).toBe(action);
	});

	it('a call inserts the prefix literally, including special replacement patterns', () => {
		expect(actionName(ACTION.submitListing, "$'$&")).toBe("$'$&_submit_listing_ajax");
	});

	it.each([
		['schema', 'GET', 'contact-forms/{id}/feedback/schema'],
		['feedback', 'POST', 'contact-forms/{id}/feedback'],
		['refill', 'GET', 'contact-forms/{id}/refill'],
	] as const)('the specified route %s is %s %s', (name, method, path) => {
		expect([REST_METHOD[name], REST_PATH[name]]).toEqual([method, path]);
	});

	it.each([
		[ACCEPT, 'application/json, */*;q=0.1'],
		[CONTACT_NAMESPACE, 'contact-form-7/v1'],
		[BOT_CHECK.action, 'lp_submitlisting'],
		[BOT_CHECK.actionField, 'recaptha-action'],
		[BOT_CHECK.tokenField, 'token'],
		[PLAN_CARD.category, 'lp_pre_selected_cats'],
	])('the calls use the specified value %s', (ours, theirs) => {
		expect(ours).toBe(theirs);
	});

	it('a submitted listing is answered with one of three codes and two notice styles', () => {
		expect(Object.values(SUBMIT_RESPONSE)).toEqual(['success', 'fail', 'failure']);
		expect(NOTICE_STYLE).toEqual({ success: 'success', fail: 'error', failure: 'error' });
		expect(Object.values(PROCESS_LOGIN)).toEqual(['yes', 'no']);
	});

	it('the link tracking reports six kinds of links', () => {
		expect(Object.values(LINK_KIND)).toEqual([
			'outbound',
			'affiliate',
			'download',
			'tel',
			'mailto',
			'cross-hostname',
		]);
	});
});

describe('specification section 8, errors', () => {
	it.each([
		[MESSAGE.formInvalid, 'Sorry! There is problem in your submission'],
		[MESSAGE.placeWithoutGeometry, "No details available for input: '{name}'"],
		[MESSAGE.wrongPlace, 'Error: This contact form is placed in the wrong place.'],
		[FAULT_MESSAGE.fetch_error, 'You are probably offline.'],
		[FAULT_MESSAGE.invalid_json, 'The response is not a valid JSON response.'],
		[CONSOLE_MESSAGE.noReplaceAll, 'Your browser does not support String.replaceAll().'],
		[CONSOLE_MESSAGE.noNodeListForEach, 'Your browser does not support NodeList.forEach().'],
		[CONSOLE_MESSAGE.noFormData, 'Your browser does not support window.FormData().'],
		[CONSOLE_MESSAGE.noFetch, 'Your browser does not support window.fetch().'],
		[CONSOLE_MESSAGE.noApi, 'wpcf7.api is not defined.'],
		[CONSOLE_MESSAGE.noConfig, 'wpcf7 is not defined.'],
	])('the errors contain the specified message "%s"', (ours, theirs) => {
		expect(ours).toBe(theirs);
	});

	it('the errors have a key for every listing field that can be invalid', () => {
		expect(Object.values(ERROR_KEY)).toEqual([
			'postTitle',
			'gAddress',
			'category',
			'location',
			'postContent',
			'email',
			'inputUsername',
			'inputUserpass',
		]);
	});
});

describe('specification section 9, constants', () => {
	it.each([
		['scroll-to-top threshold', DISTANCE.scrollTopThreshold, 100],
		['scroll-to-top fade', TIMING.scrollTopFade, 300],
		['scroll-to-top scroll', TIMING.scrollTopTravel, 300],
		['account section fade', TIMING.accountFade, 500],
		['gallery recount delay', TIMING.galleryRecount, 2000],
		['redirect after successful submit', TIMING.redirect, 1000],
		['max total size, per form', LISTING_FORM.maxBytes, 'data-imgsize'],
		['max image count, per form', LISTING_FORM.maxImages, 'data-imgcount'],
		[
			'social media types',
			Object.keys(SOCIAL),
			['Twitter', 'Facebook', 'LinkedIn', 'Youtube', 'Instagram'],
		],
		['durations', Object.values(DURATION), ['monthly', 'yearly']],
		['duration labels', DURATION_LABEL, { monthly: 'Monthly', yearly: 'Annually' }],
		['planUsage', Object.values(PLAN_USAGE), ['default', 'listingonly']],
		['bot-check action', BOT_CHECK.action, 'lp_submitlisting'],
		['border colors', COLOUR, { error: '#eb5439', normal: '#C8CBCE' }],
		['FAQ answer rows', LIMIT.faqAnswerRows, 8],
		['lazy-load margin', DISTANCE.lazyMargin, '200px 0px'],
		['default map centre', MAP, { latitude: -33.8688, longitude: 151.2195, zoom: 13 }],
		['place photo preview', PLACE_PHOTO, { maxWidth: 500, maxHeight: 500 }],
		['excluded place types', EXCLUDED_PLACE_TYPES, ['point_of_interest', 'establishment']],
		['contact email minimum length', LIMIT.emailMinLength, 6],
		['hours', CLOCK.hour, { min: 0, max: 23 }],
		['minutes', CLOCK.minute, { min: 0, max: 59 }],
		['seconds', CLOCK.second, { min: 0, max: 59 }],
		['date format', DATE, { format: 'YYYY-MM-DD', minYearDigits: 4 }],
		['day-of-week numbering', Object.values(WEEKDAY), [1, 2, 3, 4, 5, 6, 7]],
		['first and last day', [WEEKDAY.monday, WEEKDAY.sunday], [1, 7]],
		['default text direction', DEFAULT_DIRECTION, 'ltr'],
		[
			'download file extensions',
			ANALYTICS.downloadExtensions,
			['doc', 'pdf', 'ppt', 'zip', 'xls', 'docx', 'pptx', 'xlsx'],
		],
		[
			'affiliate path prefixes',
			ANALYTICS.affiliatePaths,
			[
				{ path: '/go/', label: 'affiliate' },
				{ path: '/recommend/', label: 'affiliate' },
			],
		],
		[
			'site-search parameters',
			ANALYTICS.searchParameters,
			['q', 's', 'search', 'query', 'keyword'],
		],
		['hash-change tracking', ANALYTICS.hashTracking, false],
		['outbound navigation delay', TIMING.outboundDelay, { default: 1000, limit: 1100 }],
	])('the contract has the specified value for: %s', (_says, ours, theirs) => {
		expect(ours).toEqual(theirs);
	});
});
