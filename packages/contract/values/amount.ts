/** Groups of three digits separated by spaces or apostrophes, or digits with points and commas. */
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[.,]\d+/;

const toCents = (amount: number) => Math.floor(amount * 100 + 0.5) / 100;

/**
 * In “1,200” and “1.200.000” the last three digits are a group of thousands, because amounts have no tenths of a cent.
 */
const isGrouped = (whole: string, mark: string, rest: string) =>
	rest.length === 3 &&
	/^[1-9]\d{0,2}(?:[.,]\d+)*$/.test(whole) &&
	!whole.includes(mark === '.' ? ',' : '.');

/** Digits, with a point before the decimals: “1200.50”. */
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
 * The first amount in a text, in cents precision; null without one. The server's `Amount` must return the same: both
 * are tested with tests/cases/plans/amounts.json.
 */
export function readAmount(typed: string): number | null {
	const found = NUMBER.exec(typed);
	return found ? toCents(Number(digitsOf(found[0]))) : null;
}

/** Whether a text contains one unambiguous amount: no other number, minus sign or fraction of a cent. */
export function isOneAmount(typed: string): boolean {
	const found = NUMBER.exec(typed);
	if (!found || /[-−]/.test(typed.slice(0, found.index))) return false;
	const amount = Number(digitsOf(found[0]));
	return !/\d/.test(typed.replace(found[0], '')) && toCents(amount) === amount;
}

/** The amount as it is sent and stored: “1200.50”; an empty string for none. */
export function plainAmount(typed: string): string {
	const found = NUMBER.exec(typed);
	return found ? digitsOf(found[0]) : '';
}
