import type { RuleField } from '@gazetteer/rules';

const MAIL = /^[\w!#$%&'*+/=?^`{|}~.-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const PHONE = /^\+?\d+$/;
const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i;
const DATE = /^\d{4,}-\d\d-\d\d$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const SCHEME = /^(?:https?|ftp|mailto|tel):/i;

const isAddress = (text: string) => text.length > 5 && MAIL.test(text);
const isPhone = (text: string) => PHONE.test(text.replace(/[()/.*#\s-]+/g, ''));
const isUrl = (text: string) => {
	try {
		return SCHEME.test(text) && Boolean(new URL(text));
	} catch {
		return false;
	}
};
const isDay = (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(text));
const isWorkday = (text: string) => new Date(text).getUTCDay() % 6 !== 0;

/**
 * Validates the same schema with hand-written code. The difference to a general validator is the
 * cost of reading a schema.
 */
export function hardCoded(fields: ReadonlyMap<string, RuleField>): Map<string, string> {
	const errors = new Map<string, string>();
	const valueOf = (name: string) => fields.get(name)?.texts[0]?.trim() ?? '';

	const name = valueOf('name');
	if (name === '') errors.set('name', 'name: required');
	else if (name.length > 400) errors.set('name', 'name: maxlength');

	const mail = valueOf('mail');
	if (mail === '') errors.set('mail', 'mail: required');
	else if (!isAddress(mail)) errors.set('mail', 'mail: email');
	else if (mail.length > 400) errors.set('mail', 'mail: maxlength');

	const site = valueOf('site');
	if (site !== '' && !isUrl(site)) errors.set('site', 'site: url');
	else if (site.length > 400) errors.set('site', 'site: maxlength');

	const phone = valueOf('phone');
	if (phone !== '' && !isPhone(phone)) errors.set('phone', 'phone: tel');
	else if (phone !== '' && phone.length < 6) errors.set('phone', 'phone: minlength');

	if (valueOf('company').length > 100) errors.set('company', 'company: maxlength');

	const guests = valueOf('guests');
	if (guests !== '' && !NUMBER.test(guests)) errors.set('guests', 'guests: number');
	else if (Number(guests || 1) < 1) errors.set('guests', 'guests: minnumber');
	else if (Number(guests || 1) > 40) errors.set('guests', 'guests: maxnumber');

	const budget = valueOf('budget');
	if (budget !== '' && !NUMBER.test(budget)) errors.set('budget', 'budget: number');
	else if (Number(budget) < 0) errors.set('budget', 'budget: minnumber');

	const arrival = valueOf('arrival');
	if (arrival === '') errors.set('arrival', 'arrival: required');
	else if (!isDay(arrival)) errors.set('arrival', 'arrival: date');
	else if (arrival < '2026-01-01') errors.set('arrival', 'arrival: mindate');
	else if (arrival > '2027-12-31') errors.set('arrival', 'arrival: maxdate');
	else if (!isWorkday(arrival)) errors.set('arrival', 'arrival: dayofweek');

	const hour = valueOf('hour');
	if (hour !== '' && !TIME.test(hour)) errors.set('hour', 'hour: time');

	const country = valueOf('country');
	if (country === '') errors.set('country', 'country: required');
	else if (!['Austria', 'Chile', 'Japan', 'Kenya'].includes(country))
		errors.set('country', 'country: enum');

	const topics = fields.get('topics')?.texts ?? [];
	if (topics.length < 1) errors.set('topics', 'topics: minitems');
	else if (!topics.every((topic) => ['Rooms', 'Meals', 'Tours'].includes(topic.trim())))
		errors.set('topics', 'topics: enum');

	const reference = valueOf('reference');
	if (reference !== '' && reference.length < 4) errors.set('reference', 'reference: minlength');
	else if (reference.length > 12) errors.set('reference', 'reference: maxlength');

	if (valueOf('source') === '') errors.set('source', 'source: required');
	if (valueOf('message') === '') errors.set('message', 'message: required');

	const reach = valueOf('reach');
	if (reach !== '' && !isAddress(reach) && !isPhone(reach)) errors.set('reach', 'reach: any');
	return errors;
}
