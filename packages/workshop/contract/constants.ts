import * as contract from '@gazetteer/contract';
import { ACTION_METHODS, FORM_STATUS_METHODS, MIME_TYPE_LISTS } from './php-methods.ts';
import type { Contract, Table } from './php-class.ts';

/** Sorts the exports of a module by name, because they have no defined order. */
const membersOf = (module: object): Table =>
	Object.fromEntries(Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1))) as Table;

const { FORM_STATUS, BOT_ACTION: actionOf, BOT_TOKEN_INPUT: tokenInput } = contract;

const pageConfigKeys = Object.fromEntries(contract.PAGE_CONFIG_KEYS.map((key) => [key, key]));

/** The PHP classes of constants. Two of them also have a method. */
export const CONSTANTS: readonly Omit<Contract, 'kind'>[] = [
	{
		name: 'Action',
		from: 'calls/actions.ts',
		doc: 'The AJAX actions. {prefix} is the product name. Spec section 7.',
		table: { ...contract.ACTION, defaultPrefix: contract.DEFAULT_PREFIX },
		more: ACTION_METHODS,
	},
	{
		name: 'Analytics',
		from: 'site-helpers/analytics.ts',
		doc: 'The default settings for the classification of links. Spec section 9.',
		table: { ...contract.ANALYTICS, senders: contract.SENDERS, ...contract.PAGE_EVENT },
	},
	{
		name: 'BotCheck',
		from: 'page/bot-check.ts',
		doc: 'Names of the bot checks in requests. Existing servers expect one misspelt name. Spec section 7.',
		table: { ...contract.BOT_CHECK, actionOf, tokenInput },
	},
	{
		name: 'Clock',
		from: 'values/calendar.ts',
		doc: 'The range of a time of day. Both limits are included. Spec section 9.',
		table: contract.CLOCK,
	},
	{
		name: 'Colour',
		from: 'values/colour.ts',
		doc: 'The border colours of invalid and valid fields. Spec section 9.',
		table: contract.COLOUR,
	},
	{
		name: 'CommentMarkup',
		from: 'site-helpers/comment-markup.ts',
		doc: 'The hidden inputs of the comment form. Spec section 3.',
		table: {
			parent: contract.COMMENT.parentField,
			post: contract.COMMENT.postField,
			noParent: contract.COMMENT.noParent,
		},
	},
	{
		name: 'ContactInput',
		from: 'contact-form/inputs.ts',
		doc: 'The hidden inputs of a contact form. A field name follows each prefix. Spec section 3.',
		table: { ...contract.CONTACT_INPUT, prefix: contract.CONTACT_INPUT_PREFIX },
	},
	{
		name: 'Distance',
		from: 'values/distance.ts',
		doc: 'Distances in pixels, or margins for an IntersectionObserver. Spec section 9.',
		table: membersOf(contract.DISTANCE),
	},
	{
		name: 'ErrorKey',
		from: 'listing-form/error-keys.ts',
		doc: 'The keys of field errors in the response to a submitted listing. Spec section 8.',
		table: { ...contract.ERROR_KEY, ...contract.EXTRA_ERROR_KEY },
	},
	{
		name: 'Field',
		from: 'listing-form/fields.ts',
		doc: 'The field names of a listing. Spec section 3.',
		table: {
			...contract.FIELD,
			request: contract.REQUEST_FIELD,
			nonce: contract.NONCE_FIELD,
			nonceAction: contract.NONCE_ACTION,
			passed: contract.PASSED_FIELD,
		},
	},
	{
		name: 'FormStatus',
		from: 'contact-form/form-status.ts',
		doc: 'The statuses of a contact form in the browser. Spec section 4.',
		table: Object.fromEntries(Object.values(FORM_STATUS).map((status) => [status, status])),
		more: FORM_STATUS_METHODS,
	},
	{
		name: 'GuardInput',
		from: 'contact-form/inputs.ts',
		doc: 'Inputs in our contact forms that detect bots and duplicate requests.',
		table: contract.GUARD_INPUT,
	},
	{
		name: 'Limit',
		from: 'values/limits.ts',
		doc: 'Limits of form fields and listings.',
		table: { ...contract.LIMIT, minYearDigits: contract.DATE.minYearDigits },
	},
	{
		name: 'Map',
		from: 'listing-form/map.ts',
		doc: 'The default centre and zoom level of a map. Spec section 9.',
		table: contract.MAP,
	},
	{
		name: 'Mark',
		from: 'page/marks.ts',
		doc: 'Attributes of widgets in the markup of a page.',
		table: membersOf(contract.MARK),
	},
	{
		name: 'Message',
		from: 'texts/messages.ts',
		doc: 'Messages with the wording of the specification. Spec section 8.',
		table: membersOf(contract.MESSAGE),
	},
	{
		name: 'Meta',
		from: 'storage.ts',
		doc: 'Meta keys of terms and posts. Some are misspelt, because older themes define them.',
		table: contract.META,
	},
	{
		name: 'MimeType',
		from: 'contact-form/mime-types.ts',
		doc: 'File extensions by MIME type, as in WordPress. Spec section 5.',
		table: {},
		more: MIME_TYPE_LISTS,
	},
	{
		name: 'PageConfigKey',
		from: 'page/page-config.ts',
		doc: 'The keys of the page settings, and the id of the element that contains them.',
		table: { ...pageConfigKeys, element: contract.CONFIG_ID },
	},
	{
		name: 'Place',
		from: 'listing-form/place.ts',
		doc: 'The default server of the place lookup.',
		table: { photonAddress: contract.PHOTON_ADDRESS },
	},
	{
		name: 'PlanCard',
		from: 'plans/plan-toggle.ts',
		doc: 'Names in the form of a plan card. Spec section 3.',
		table: contract.PLAN_CARD,
	},
	{
		name: 'PlanQuery',
		from: 'plans/plan-toggle.ts',
		doc: 'URL parameters of the plan screen.',
		table: contract.PLAN_QUERY,
	},
	{
		name: 'PlanRecord',
		from: 'storage.ts',
		doc: 'Allowed values and limits of plan meta fields.',
		table: { ...contract.PLAN_VALUE, ...contract.PLAN_LIMIT },
	},
	{
		name: 'PostType',
		from: 'storage.ts',
		doc: 'Post types. Existing sites store their listings and plans under these names.',
		table: contract.POST_TYPE,
	},
	{
		name: 'RestPath',
		from: 'calls/rest-paths.ts',
		doc: 'Paths of the contact calls, below {api_root}/{namespace}/. Spec section 7.',
		table: { ...contract.REST_PATH, namespace: contract.CONTACT_NAMESPACE },
	},
	{
		name: 'SubmitAnswer',
		from: 'listing-form/submit-answer.ts',
		doc: 'The content type of the answer to a listing, and the texts that identify account errors.',
		table: {
			contentType: contract.SUBMIT_CONTENT_TYPE,
			accountError: contract.ACCOUNT_ERROR,
		},
	},
	{
		name: 'Taxonomy',
		from: 'storage.ts',
		doc: 'Taxonomies. Existing sites store their terms under these names.',
		table: contract.TAXONOMY,
	},
	{
		name: 'Timing',
		from: 'values/timing.ts',
		doc: 'Durations in milliseconds. Spec section 9.',
		table: membersOf(contract.TIMING),
	},
];
