import type { RuleName } from '@gazetteer/contract';
import { date, maxdate, mindate } from './date.ts';
import { dayofweek } from './dayofweek.ts';
import { email } from './email.ts';
import { enum_ } from './enum.ts';
import { file, requiredfile } from './file.ts';
import { maxfilesize, minfilesize } from './filesize.ts';
import { maxitems, minitems, required } from './items.ts';
import { maxlength, minlength } from './length.ts';
import { maxnumber, minnumber, number, stepnumber } from './number.ts';
import { tel } from './tel.ts';
import { time } from './time.ts';
import type { Rule } from './types.ts';
import { url } from './url.ts';

/** The rules that stand alone, by the server's names. The two that hold others are in check-of.ts. */
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
