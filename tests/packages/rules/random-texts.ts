import type { Chance } from './chance.ts';

type Make = (chance: Chance) => string;

const LETTERS = [...'abcXYZ019._-+@ !é漢'];

const word: Make = ({ many, pick }) => many(8, () => pick(LETTERS)).join('');

const address: Make = ({ pick }) =>
	pick(['ann', 'a.b', 'a+b', '', 'ä', 'a b', 'a,b', '.a']) +
	pick(['@', '@', '@', '@@', '', '@a@']) +
	pick(['example', 'a', 'a-b', '-a', 'a-', 'a_b', 'ex ample', '', 'a..b', '1']) +
	pick(['.com', '.co.uk', '.', '', '.c', '.c-', '..de', '.1']);

const link: Make = ({ pick }) =>
	pick(['http', 'https', 'HTTP', 'ftp', 'irc', 'mailto', 'tel', 'javascript', 'ws', 'file', '']) +
	pick([':', '://', '://', '://', '/', '']) +
	pick(['example.com', 'localhost', '127.0.0.1', '[::1]', '[::g]', 'exa mple.com', 'a<b', '']) +
	pick(['', '', ':80', ':65535', ':65536', ':a']) +
	pick(['', '/', '/a b', '/a?b=c#d', '/%zz']);

const phone: Make = ({ many, pick }) =>
	pick(['', '+', '++', '00', '(', ' ']) +
	many(9, () => pick([...'0123456789 -/().#*'])).join('') +
	pick(['', '', '', 'x', '+', '#1']);

const amount: Make = ({ pick }) =>
	pick(['', '-', '+', '--']) +
	pick(['0', '7', '12', '100', '007', '', 'a', '1 0']) +
	pick(['', '', '.5', '.', ',5', '.25', '.0.1']) +
	pick(['', '', '', 'e2', 'E-2', 'e', 'e+1', 'px']);

const day: Make = ({ pick }) =>
	[
		pick(['2026', '2024', '1900', '2000', '0001', '12024', '999', '0000', '2027']),
		pick(['01', '02', '02', '04', '11', '12', '13', '00', '1']),
		pick(['01', '28', '29', '30', '31', '32', '00', '15', '5']),
	].join(pick(['-', '-', '-', '-', '-', '/', '']));

const hour: Make = ({ pick }) =>
	pick(['00', '09', '23', '24', '9', '19']) +
	pick([':', ':', ':', '.', '']) +
	pick(['00', '59', '60', '5', '30']) +
	pick(['', '', '', ':00', ':59', ':60', ':', ' pm']);

const blank: Make = ({ pick }) => pick(['', ' ', '\t', '\u00a0', ' \n']);

const KINDS: readonly Make[] = [word, address, link, phone, amount, day, hour, blank];

/** The kind of text that tests a rule best, by rule. */
const KIND_OF: Readonly<Record<string, Make>> = {
	email: address,
	url: link,
	tel: phone,
	number: amount,
	minnumber: amount,
	maxnumber: amount,
	date: day,
	mindate: day,
	maxdate: day,
	dayofweek: day,
	time: hour,
};

/**
 * A random text: mostly valid or almost valid for the rule, sometimes of another kind, sometimes
 * with spaces around it.
 */
export function randomText(chance: Chance, rule: string): string {
	const { below, pick } = chance;
	const make = below(8) === 0 ? pick(KINDS) : (KIND_OF[rule] ?? word);
	const text = make(chance);
	return below(10) === 0 ? `${blank(chance)}${text}${blank(chance)}` : text;
}

export const randomAmount = amount;
export const randomDay = day;
