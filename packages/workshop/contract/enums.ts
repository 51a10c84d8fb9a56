import * as contract from '@gazetteer/contract';
import type { Contract, Table } from './php-class.ts';

/** Converts a list of words to a table whose keys equal their values. */
const byName = (words: readonly string[]): Table =>
	Object.fromEntries(words.map((word) => [word, word]));

/** Closed sets of values. PHP converts external values with `tryFrom`. */
export const ENUMS: readonly Omit<Contract, 'kind'>[] = [
	{
		name: 'Duration',
		from: 'plans/duration.ts',
		says: 'The billing periods. No period is sent as an empty text. Spec section 9.',
		table: contract.DURATION,
	},
	{
		name: 'LinkKind',
		from: 'site-helpers/analytics.ts',
		says: 'What a clicked link is reported as. Spec section 7.',
		table: contract.LINK_KIND,
	},
	{
		name: 'PlanStyle',
		from: 'plans/plan-style.ts',
		says: 'The looks of plans. A style from outside this list is refused, never a file name.',
		table: byName(contract.PLAN_STYLE),
	},
	{
		name: 'PlanToggle',
		from: 'plans/plan-toggle.ts',
		says: 'What the standard/general toggle carries. Spec section 4.',
		table: contract.PLAN_TOGGLE,
	},
	{
		name: 'PlanUsage',
		from: 'plans/plan-usage.ts',
		says: 'What plans are asked for while no category is chosen. Spec section 9.',
		table: contract.PLAN_USAGE,
	},
	{
		name: 'ProcessLogin',
		from: 'listing-form/process-login.ts',
		says: 'Whether the account fields are a login or a sign-up. Spec section 6.',
		table: contract.PROCESS_LOGIN,
	},
	{
		name: 'Rule',
		from: 'contact-form/schema.ts',
		says: "The rules a contact form's schema may name. Spec section 5.",
		table: byName(contract.RULE),
	},
	{
		name: 'ServerStatus',
		from: 'contact-form/form-status.ts',
		says: "The server's words for what became of a contact form. Spec section 4.",
		table: byName(Object.keys(contract.FORM_STATUS)),
	},
	{
		name: 'Social',
		from: 'listing-form/social.ts',
		says: 'The social-media types, each under the field it travels in. Spec sections 3 and 9.',
		table: contract.SOCIAL,
	},
	{
		name: 'SubmitResponse',
		from: 'listing-form/submit-answer.ts',
		says: 'The three words a submitted listing is answered with. Spec section 7.',
		table: contract.SUBMIT_RESPONSE,
	},
	{
		name: 'UrlScheme',
		from: 'contact-form/schema.ts',
		says: 'The schemes a URL may have. Spec section 5.',
		table: byName(contract.URL_SCHEMES),
	},
	{
		name: 'Weekday',
		from: 'values/calendar.ts',
		says: 'Days of the week as a schema numbers them. Spec section 9.',
		table: contract.WEEKDAY,
	},
];
