declare module '@contactable/swv' {
	import type { Schema } from '@gazetteer/contract';

	/** An invalid field has an `error`, a valid one `validInputs`. */
	export function validate(
		schema: Schema,
		formData: FormData,
	): Map<string, { readonly error?: string; readonly validInputs?: readonly unknown[] }>;
}
