/** Groups of three digits with blanks or apostrophes between them, or digits with points and commas. */
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[.,]\d+/;

const toCents = (amount: number) => Math.floor(amount * 100 + 0.5) / 100;

/** “1,200” and “1.200.000”: nobody writes a third part of a cent, so three last digits are a group of thousands. */
const isGrouped = (whole: string, mark: string, rest: string) =>
	rest.length === 3 &&
	/^[1-9]\d{0,2}(?:[.,]\d+)*$/.test(whole) &&
	!whole.includes(mark === '.' ? ',' : '.');

/** Digits, and a point before the last ones where there is one: “1200.50”. */
function digitsOf(written: string): string {
	const digits = written.replace(/[^\d.,]/g, '');
	const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
	if (at < 0) return digits;
	const whole = digits.slice(0, at);
	const rest = digits.slice(at + 1);
	const point = isGrouped(whole, digits.charAt(at), rest) ? '' : '.';
	return (whole.replace(/[.,]/g, '') || '0') + point + rest;
}

/**
 * The first amount of a text as people type it, to the cent; null where there is none. The server's `Amount` reads in
 * the same way: tests/cases/plans/amounts.json holds for both.
 */
export function readAmount(typed: string): number | null {
	const found = NUMBER.exec(typed);
	return found ? toCents(Number(digitsOf(found[0]))) : null;
}

/** Whether a text says one amount and nothing that could be meant otherwise: no other number, minus or parts of a cent. */
export function isOneAmount(typed: string): boolean {
	const found = NUMBER.exec(typed);
	if (!found || /[-−]/.test(typed.slice(0, found.index))) return false;
	const amount = Number(digitsOf(found[0]));
	return !/\d/.test(typed.replace(found[0], '')) && toCents(amount) === amount;
}

/** As it is sent and kept: “1200.50”; '' for none. */
export function plainAmount(typed: string): string {
	const found = NUMBER.exec(typed);
	return found ? digitsOf(found[0]) : '';
}
