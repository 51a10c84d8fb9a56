import type { RuleName } from '@gazetteer/contract';
import { date, dayofweek, maxdate, mindate } from '../formats/date.ts';
import { email } from '../formats/email.ts';
import { enum_ } from '../enum.ts';
import { file, maxfilesize, minfilesize, requiredfile } from '../file.ts';
import { maxitems, minitems, required } from '../items.ts';
import { maxlength, minlength } from '../length.ts';
import { maxnumber, minnumber, number, stepnumber } from '../formats/number.ts';
import { tel } from '../formats/tel.ts';
import { time } from '../formats/time.ts';
import type { Rule } from '../types.ts';
import { url } from '../formats/url.ts';

/** All rules by name, except the two group rules, which are in steps.ts. */
export const RULES: Readonly<Record<Exclude<RuleName, 'all' | 'any'>, Rule>> = {
	required,
	requiredfile,
	email,
	url,
	tel,
	number,
	date,
	time,
	file,
	enum: enum_,
	dayofweek,
	minitems,
	maxitems,
	minlength,
	maxlength,
	minnumber,
	maxnumber,
	stepnumber,
	mindate,
	maxdate,
	minfilesize,
	maxfilesize,
};
