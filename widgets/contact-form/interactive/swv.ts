import { compile, readFields, readSchema } from '@gazetteer/rules';

type Verdict = { error: string } | { validInputs: readonly unknown[] };

/**
 * Contact Form 7's `window.swv`, which validates values against a schema. Multi-step forms use it.
 */
const swv = {
	rulesDictionary: new Map<string, unknown>(),
	validate(schema: unknown, formData: FormData): Record<string, Verdict> {
		const fields = readFields(formData);
		const errors = compile(readSchema(schema))(fields);
		const verdicts: Record<string, Verdict> = Object.create(null);
		for (const [field, { texts, files }] of fields) {
			verdicts[field] = { validInputs: [...texts, ...files] };
		}
		for (const [field, error] of errors) verdicts[field] = { error };
		return verdicts;
	},
};

export const offerSwv = () => {
	const holder = window as { swv?: unknown };
	if (!Object.hasOwn(window, 'swv')) holder.swv = swv;
};
