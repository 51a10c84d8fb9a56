import type { SchemaRule } from '@gazetteer/contract';
import type { RandomCase } from './random-cases.ts';

/** A difference to the npm package @contactable/swv, and why our rules do not follow the package. */
export interface Difference {
	readonly rule: string;
	readonly because: string;
	/** Whether this difference covers the field. */
	readonly covers: (
		texts: readonly string[],
		spec: SchemaRule,
		files: RandomCase['files'],
	) => boolean;
}

const REAL_DAY = /^(?!0000)\d{4}-\d\d-\d\d$/;
const isRealDay = (text: string) => {
	const time = Date.parse(text);
	return (
		REAL_DAY.test(text) &&
		Number.isFinite(time) &&
		new Date(time).toISOString().startsWith(text)
	);
};
const DATE_FORM = /^\d{4,}-\d\d-\d\d$/;
const bare = (text: string) => text.replace(/[()/.\s-]/g, '');

const isUnknown = ({ rule, rules = [] }: SchemaRule): boolean =>
	rule === 'palindrome' ||
	(['all', 'any'].includes(rule) && rules.length > 0 && rules.every(isUnknown));

export const DIFFERENCES: readonly Difference[] = [
	{
		rule: 'tel',
		because:
			'it cuts a number at its first # or * and wants 6 to 15 characters; the specification does neither',
		covers: (texts) =>
			texts.map(bare).some((text) => /[#*]|^\+[+0]|^00|^.{0,5}$|^.{16,}$/.test(text)),
	},
	{
		rule: 'date',
		because:
			'it takes what the browser can make a date of, such as 30 February or a day of the year 0, and refuses a year of five digits',
		covers: (texts) => texts.some((text) => DATE_FORM.test(text) && !isRealDay(text)),
	},
	{
		rule: 'dayofweek',
		because:
			'it takes days that do not exist for the ones after them, and other ways to write a date',
		covers: (texts) =>
			texts.some(
				(text) =>
					!isRealDay(text) && (DATE_FORM.test(text) || !Number.isNaN(Date.parse(text))),
			),
	},
	{
		rule: 'dayofweek',
		because: 'it is a day early west of Greenwich',
		covers: () => new Date('2026-01-01').getTimezoneOffset() > 0,
	},
	{
		rule: 'enum',
		because:
			'an accepted value with a blank at its end could never be chosen, since blanks are taken off what is',
		covers: (_texts, { accept = [] }) =>
			accept.some((value) => String(value) !== String(value).trim()),
	},
	{
		rule: 'file',
		because:
			'it knows no extension of two parts, reads types in small letters only, and its list of types is older',
		covers: (_texts, { accept = [] }, files) =>
			files.some(({ name }) => /\.avif$/i.test(name)) ||
			accept.some((type) => /^\.\w+\.\w+$|^[A-Z]+\/[A-Z]+$/.test(String(type))),
	},
	{
		rule: 'stepnumber',
		because:
			'it refuses what is no number, or counts from no number, and every step below its base that no computer holds exactly',
		covers: (texts, { base, interval }) =>
			Number.isNaN(parseFloat(String(base))) ||
			texts.some((text) => {
				const number = parseFloat(text);
				const isBelow = number < parseFloat(String(base));
				return !Number.isFinite(number) || (isBelow && !Number.isInteger(Number(interval)));
			}),
	},
	{
		rule: 'any',
		because: 'a group that nothing is known of is passed over',
		covers: (_texts, spec) => isUnknown(spec),
	},
	{
		rule: 'all',
		because: 'such a group is passed over inside an any too, where it would satisfy it',
		covers: (_texts, spec) => isUnknown(spec),
	},
];

/** The differences that apply to a rule or, for a group, to one of its members. */
export const reasonsFor = (
	spec: SchemaRule,
	{ texts, files }: Pick<RandomCase, 'texts' | 'files'>,
): readonly Difference[] => [
	...DIFFERENCES.filter(({ rule, covers }) => rule === spec.rule && covers(texts, spec, files)),
	...(spec.rules ?? []).flatMap((member) => reasonsFor(member, { texts, files })),
];
