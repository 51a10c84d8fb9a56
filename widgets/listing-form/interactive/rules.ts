import { array, mixed, string, type Schema } from 'yup';

const EMAIL = /^\S+@[^\s@]+\.[^\s@]+$/;

/** A line or an area that may not be left empty: blanks are nothing. */
export const filled = (message: string): Schema => string().trim().required(message);

/** An address that a letter can be sent to, as far as its looks go. The server knows more. */
export const email = (missing: string, wrong: string): Schema =>
	string().trim().required(missing).matches(EMAIL, wrong);

/** One at least: of pictures, rows, places. */
export const atLeastOne = (message: string): Schema => array().required(message).min(1, message);

/** No more than so many. */
export const atMost = (most: number, message: string): Schema => array().max(most, message);

/** A box that has to be ticked. */
export const ticked = (message: string): Schema => mixed().oneOf([true], message);

/** What the browser itself can tell of a control, such as a number that is none. */
export const readable = (message: string): Schema => mixed().oneOf(['', undefined], message);

/** The message of what is wrong with a value, or nothing. */
export function faultIn(rule: Schema, value: unknown): string | undefined {
	try {
		rule.validateSync(value, { abortEarly: true });
		return undefined;
	} catch (error) {
		if ((error as Error).name === 'ValidationError') return (error as Error).message;
		throw error;
	}
}
