import * as contract from '@gazetteer/contract';
import type { Contract, Table } from './php-class.ts';

/** Converts a list of strings to a table in which each key equals its value. */
const byName = (words: readonly string[]): Table =>
	Object.fromEntries(words.map((word) => [word, word]));

/** The lists that become PHP enums, because PHP validates external values with `tryFrom()`. */
export const ENUMS: readonly Omit<Contract, 'kind'>[] = [
	{
		name: 'Duration',
		from: 'plans/duration.ts',
		doc: 'The billing periods. An empty string means no period. Spec section 9.',
		table: contract.DURATION,
	},
	{
		name: 'LinkKind',
		from: 'site-helpers/analytics.ts',
		doc: 'The types of clicked links in events. Spec section 7.',
		table: contract.LINK_KIND,
	},
	{
		name: 'PlanStyle',
		from: 'plans/plan-style.ts',
		doc: 'The allowed plan styles. Other values are refused, because the value becomes part of a file name.',
		table: byName(contract.PLAN_STYLE),
	},
	{
		name: 'PlanToggle',
		from: 'plans/plan-toggle.ts',
		doc: 'The kinds of plans: general (standard) and by category (exclusive). Spec section 4.',
		table: contract.PLAN_TOGGLE,
	},
	{
		name: 'PlanUsage',
		from: 'plans/plan-usage.ts',
		doc: 'The values of planUsage in a request without a category. Spec section 9.',
		table: contract.PLAN_USAGE,
	},
	{
		name: 'ProcessLogin',
		from: 'listing-form/process-login.ts',
		doc: 'Whether the account fields log in (yes) or create an account (no). Spec section 6.',
		table: contract.PROCESS_LOGIN,
	},
	{
		name: 'Rule',
		from: 'contact-form/schema.ts',
		doc: 'The names of validation rules in a contact form schema. Spec section 5.',
		table: byName(contract.RULE),
	},
	{
		name: 'ServerStatus',
		from: 'contact-form/form-status.ts',
		doc: 'The results of a contact form submission. Spec section 4.',
		table: byName(Object.keys(contract.FORM_STATUS)),
	},
	{
		name: 'Social',
		from: 'listing-form/social.ts',
		doc: 'The field names of the social media types. Spec sections 3 and 9.',
		table: contract.SOCIAL,
	},
	{
		name: 'SubmitResponse',
		from: 'listing-form/submit-answer.ts',
		doc: 'The result in the answer to a submitted listing. Spec section 7.',
		table: contract.SUBMIT_RESPONSE,
	},
	{
		name: 'UrlScheme',
		from: 'contact-form/schema.ts',
		doc: 'The URL schemes that the rule url allows. Spec section 5.',
		table: byName(contract.URL_SCHEMES),
	},
	{
		name: 'Weekday',
		from: 'values/calendar.ts',
		doc: 'The numbers of weekdays in a contact form schema. Spec section 9.',
		table: contract.WEEKDAY,
	},
];
