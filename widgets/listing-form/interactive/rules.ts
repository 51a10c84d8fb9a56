import { array, mixed, string, type Schema } from 'yup';

const EMAIL = /^\S+@[^\s@]+\.[^\s@]+$/;

/** Requires text. Spaces alone count as empty. */
export const filled = (message: string): Schema => string().trim().required(message);

/** Requires text that looks like an email address. The server checks the address again. */
export const email = (missing: string, wrong: string): Schema =>
	string().trim().required(missing).matches(EMAIL, wrong);

/** Requires at least one entry, for example one picture. */
export const atLeastOne = (message: string): Schema => array().required(message).min(1, message);

export const atMost = (most: number, message: string): Schema => array().max(most, message);

export const ticked = (message: string): Schema => mixed().oneOf([true], message);

/** Rejects a value that the browser reports as invalid, such as letters in a number field. */
export const readable = (message: string): Schema => mixed().oneOf(['', undefined], message);

/** Returns the error message for a value, or undefined if the value is valid. */
export function faultIn(rule: Schema, value: unknown): string | undefined {
	try {
		rule.validateSync(value, { abortEarly: true });
		return undefined;
	} catch (error) {
		if ((error as Error).name === 'ValidationError') return (error as Error).message;
		throw error;
	}
}
