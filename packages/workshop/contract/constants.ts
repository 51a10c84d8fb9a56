import * as contract from '@gazetteer/contract';
import { ACTION_METHODS, FORM_STATUS_METHODS, MIME_TYPE_LISTS } from './php-methods.ts';
import type { Contract, Table } from './php-class.ts';

/** Sort the exports, because a module has no export order. */
const membersOf = (module: object): Table =>
	Object.fromEntries(Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1))) as Table;

const { FORM_STATUS, BOT_ACTION: actionOf, BOT_TOKEN_INPUT: tokenInput } = contract;

const pageConfigKeys = Object.fromEntries(contract.PAGE_CONFIG_KEYS.map((key) => [key, key]));

/** The classes that are nothing but constants, and two that can read a word as well. */
export const CONSTANTS: readonly Omit<Contract, 'kind'>[] = [
	{
		name: 'Action',
		from: 'calls/actions.ts',
		says: "The AJAX actions; {prefix} is the product's own name. Spec section 7.",
		table: { ...contract.ACTION, defaultPrefix: contract.DEFAULT_PREFIX },
		more: ACTION_METHODS,
	},
	{
		name: 'Analytics',
		from: 'site-helpers/analytics.ts',
		says: 'How links are told apart where a site has set nothing of its own. Spec section 9.',
		table: { ...contract.ANALYTICS, senders: contract.SENDERS, ...contract.PAGE_EVENT },
	},
	{
		name: 'BotCheck',
		from: 'page/bot-check.ts',
		says: 'What a bot check is called on the wire; one name is misspelt there. Spec section 7.',
		table: { ...contract.BOT_CHECK, actionOf, tokenInput },
	},
	{
		name: 'Clock',
		from: 'values/calendar.ts',
		says: 'The bounds of a time of day, both ends included. Spec section 9.',
		table: contract.CLOCK,
	},
	{
		name: 'Colour',
		from: 'values/colour.ts',
		says: 'The borders of a field that is wrong, and of one that is not. Spec section 9.',
		table: contract.COLOUR,
	},
	{
		name: 'CommentMarkup',
		from: 'site-helpers/comment-markup.ts',
		says: "The comment form's hidden inputs. Spec section 3.",
		table: {
			parent: contract.COMMENT.parentField,
			post: contract.COMMENT.postField,
			noParent: contract.COMMENT.noParent,
		},
	},
	{
		name: 'ContactInput',
		from: 'contact-form/inputs.ts',
		says: 'The hidden inputs of a contact form; a prefix is followed by a field name. Spec section 3.',
		table: { ...contract.CONTACT_INPUT, prefix: contract.CONTACT_INPUT_PREFIX },
	},
	{
		name: 'Distance',
		from: 'values/distance.ts',
		says: 'Pixels, or margins as an observer takes them. Spec section 9.',
		table: membersOf(contract.DISTANCE),
	},
	{
		name: 'ErrorKey',
		from: 'listing-form/error-keys.ts',
		says: 'The keys under which a refused listing names its fields. Spec section 8.',
		table: { ...contract.ERROR_KEY, ...contract.EXTRA_ERROR_KEY },
	},
	{
		name: 'Field',
		from: 'listing-form/fields.ts',
		says: "The listing's fields, as they are sent. Spec section 3.",
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
		says: "The statuses of a contact form, and the server's words for them. Spec section 4.",
		table: Object.fromEntries(Object.values(FORM_STATUS).map((status) => [status, status])),
		more: FORM_STATUS_METHODS,
	},
	{
		name: 'GuardInput',
		from: 'contact-form/inputs.ts',
		says: 'What our own contact forms carry against machines and double posts.',
		table: contract.GUARD_INPUT,
	},
	{
		name: 'Limit',
		from: 'values/limits.ts',
		says: 'Rows of an answer, the shortest e-mail address, the longest text that a pattern sees.',
		table: { ...contract.LIMIT, minYearDigits: contract.DATE.minYearDigits },
	},
	{
		name: 'Map',
		from: 'listing-form/map.ts',
		says: 'Where a map looks before it knows better. Spec section 9.',
		table: contract.MAP,
	},
	{
		name: 'Mark',
		from: 'page/marks.ts',
		says: 'The attributes by which a page and the product speak of widgets.',
		table: membersOf(contract.MARK),
	},
	{
		name: 'Message',
		from: 'texts/messages.ts',
		says: 'What a visitor is told, word for word and before translation. Spec section 8.',
		table: membersOf(contract.MESSAGE),
	},
	{
		name: 'Meta',
		from: 'storage.ts',
		says: 'Term and post metas: those of older themes, odd spellings included, and ours.',
		table: contract.META,
	},
	{
		name: 'MimeType',
		from: 'contact-form/mime-types.ts',
		says: "The file name extensions of each MIME type, as in WordPress's own list. Spec section 5.",
		table: {},
		more: MIME_TYPE_LISTS,
	},
	{
		name: 'PageConfigKey',
		from: 'page/page-config.ts',
		says: "The keys of the page's settings, and the id of the element that holds them.",
		table: { ...pageConfigKeys, element: contract.CONFIG_ID },
	},
	{
		name: 'Place',
		from: 'listing-form/place.ts',
		says: 'Whom a place lookup asks where the owner named no other.',
		table: { photonAddress: contract.PHOTON_ADDRESS },
	},
	{
		name: 'PlanCard',
		from: 'plans/plan-toggle.ts',
		says: 'The form on every plan card, and its fields. Spec section 3.',
		table: contract.PLAN_CARD,
	},
	{
		name: 'PlanQuery',
		from: 'plans/plan-toggle.ts',
		says: 'What the address of the plan screen may carry.',
		table: contract.PLAN_QUERY,
	},
	{
		name: 'PlanRecord',
		from: 'storage.ts',
		says: "What a plan's metas say where they hold one of a few words, and the most they hold.",
		table: { ...contract.PLAN_VALUE, ...contract.PLAN_LIMIT },
	},
	{
		name: 'PostType',
		from: 'storage.ts',
		says: 'What listings and plans are stored as.',
		table: contract.POST_TYPE,
	},
	{
		name: 'RestPath',
		from: 'calls/rest-paths.ts',
		says: 'The contact calls, below {api_root}/{namespace}/. Spec section 7.',
		table: { ...contract.REST_PATH, namespace: contract.CONTACT_NAMESPACE },
	},
	{
		name: 'SubmitAnswer',
		from: 'listing-form/submit-answer.ts',
		says: "How a submitted listing is answered: as what, and the marks of an account's errors.",
		table: {
			contentType: contract.SUBMIT_CONTENT_TYPE,
			accountError: contract.ACCOUNT_ERROR,
		},
	},
	{
		name: 'Taxonomy',
		from: 'storage.ts',
		says: 'What categories, locations, features and tags are stored as.',
		table: contract.TAXONOMY,
	},
	{
		name: 'Timing',
		from: 'values/timing.ts',
		says: 'Milliseconds. Spec section 9.',
		table: membersOf(contract.TIMING),
	},
];
