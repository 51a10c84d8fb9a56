/**
 * Matches an amount in a text: digits in groups of three with spaces or apostrophes, or digits with
 * points and commas.
 */
const NUMBER = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[.,]\d+/;

const toCents = (amount: number) => Math.floor(amount * 100 + 0.5) / 100;

/**
 * Whether three digits after a point or comma are a group of thousands, as in “1,200” and
 * “1.200.000”. Amounts have at most two decimals.
 */
const isGrouped = (whole: string, mark: string, rest: string) =>
	rest.length === 3 &&
	/^[1-9]\d{0,2}(?:[.,]\d+)*$/.test(whole) &&
	!whole.includes(mark === '.' ? ',' : '.');

/** Normalises an amount: digits, and a point before the decimals, such as “1200.50”. */
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
 * Returns the first amount in a text, rounded to cents, or null. The PHP class `Amount` must return
 * the same. Both are tested with tests/cases/plans/amounts.json.
 */
export function readAmount(typed: string): number | null {
	const found = NUMBER.exec(typed);
	return found ? toCents(Number(digitsOf(found[0]))) : null;
}

/**
 * Whether a text contains exactly one amount, without other numbers, a minus sign or fractions of a
 * cent.
 */
export function isOneAmount(typed: string): boolean {
	const found = NUMBER.exec(typed);
	if (!found || /[-−]/.test(typed.slice(0, found.index))) return false;
	const amount = Number(digitsOf(found[0]));
	return !/\d/.test(typed.replace(found[0], '')) && toCents(amount) === amount;
}

/**
 * Returns the amount in the format that is sent and stored: “1200.50”. Returns an empty string if
 * there is none.
 */
export function plainAmount(typed: string): string {
	const found = NUMBER.exec(typed);
	return found ? digitsOf(found[0]) : '';
}
