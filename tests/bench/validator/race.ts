import { validate as validateLikePeer } from '@contactable/swv';
import { compile, readFields, type RuleField } from '@gazetteer/rules';
import { rounds, type Contest } from '../rounds.ts';
import { INVALID, VALID, type Entries } from './entries.ts';
import { hardCoded } from './hard-coded.ts';
import { SCHEMA } from './schema.ts';

const ask = compile(SCHEMA);

/** The errors that the npm package returns, without the valid fields in its result. */
const peersErrors = (form: FormData) => {
	const said: Map<string, { error?: string }> = validateLikePeer(SCHEMA, form);
	return [...said].flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]]));
};

function formOf(entries: Entries): FormData {
	const form = new FormData();
	entries.forEach(([name, value]) => form.append(name, value));
	return form;
}

/** Checks before the measurement that all validators return the same errors. */
function agreeOn(form: FormData, fields: ReadonlyMap<string, RuleField>) {
	const said = [[...ask(fields)], [...hardCoded(fields)], peersErrors(form)];
	const [ours, ...others] = said.map((errors) => JSON.stringify([...errors].sort()));
	if (others.some((other) => other !== ours)) {
		throw new Error(`The validators disagree: ${JSON.stringify(said)}`);
	}
}

function race(entries: Entries): Contest {
	const form = formOf(entries);
	const fields = readFields(form as Iterable<[string, string | File]>);
	agreeOn(form, fields);
	return rounds({
		ours: () => ask(fields),
		floor: () => hardCoded(fields),
		oursFromForm: () => ask(readFields(form as Iterable<[string, string | File]>)),
		peerFromForm: () => validateLikePeer(SCHEMA, form),
	});
}

/** Test a valid and an invalid form, because visitors mostly see an incomplete form. */
export const run = () => ({ valid: race(VALID), invalid: race(INVALID) });
