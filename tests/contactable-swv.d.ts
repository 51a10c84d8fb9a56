declare module '@contactable/swv' {
	import type { Schema } from '@gazetteer/contract';

	/** A field that is wrong has an `error`, any other its `validInputs`. */
	export function validate(
		schema: Schema,
		formData: FormData,
	): Map<string, { readonly error?: string; readonly validInputs?: readonly unknown[] }>;
}
