declare module '@contactable/swv' {
	import type { Schema } from '@gazetteer/contract';

	/**
	 * The result of an invalid field has an `error`, the result of a valid field has `validInputs`.
	 */
	export function validate(
		schema: Schema,
		formData: FormData,
	): Map<string, { readonly error?: string; readonly validInputs?: readonly unknown[] }>;
}
