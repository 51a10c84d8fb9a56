import type { Schema, SchemaRule } from '@gazetteer/contract';

type Settings = Omit<SchemaRule, 'rule' | 'field' | 'error'>;

const rule = (field: string, name: string, settings: Settings = {}): SchemaRule => ({
	rule: name,
	field,
	error: `${field}: ${name}`,
	...settings,
});

/** Thirty rules on fifteen fields, like a long contact form. */
export const SCHEMA: Schema = {
	rules: [
		rule('name', 'required'),
		rule('name', 'maxlength', { threshold: '400' }),
		rule('mail', 'required'),
		rule('mail', 'email'),
		rule('mail', 'maxlength', { threshold: '400' }),
		rule('site', 'url'),
		rule('site', 'maxlength', { threshold: '400' }),
		rule('phone', 'tel'),
		rule('phone', 'minlength', { threshold: '6' }),
		rule('company', 'maxlength', { threshold: '100' }),
		rule('guests', 'number'),
		rule('guests', 'minnumber', { threshold: '1' }),
		rule('guests', 'maxnumber', { threshold: '40' }),
		rule('budget', 'number'),
		rule('budget', 'minnumber', { threshold: '0' }),
		rule('arrival', 'required'),
		rule('arrival', 'date'),
		rule('arrival', 'mindate', { threshold: '2026-01-01' }),
		rule('arrival', 'maxdate', { threshold: '2027-12-31' }),
		rule('arrival', 'dayofweek', { accept: ['1', '2', '3', '4', '5'] }),
		rule('hour', 'time'),
		rule('country', 'required'),
		rule('country', 'enum', { accept: ['Austria', 'Chile', 'Japan', 'Kenya'] }),
		rule('topics', 'minitems', { threshold: '1' }),
		rule('topics', 'enum', { accept: ['Rooms', 'Meals', 'Tours'] }),
		rule('reference', 'minlength', { threshold: '4' }),
		rule('reference', 'maxlength', { threshold: '12' }),
		rule('source', 'required'),
		rule('message', 'required'),
		rule('reach', 'any', { rules: [rule('reach', 'email'), rule('reach', 'tel')] }),
	],
};
