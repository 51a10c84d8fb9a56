import { validate as validateLikePeer } from '@contactable/swv';
import { compile, readFields, type RuleField } from '@gazetteer/rules';
import { rounds, type Contest } from '../rounds.ts';
import { INVALID, VALID, type Entries } from './entries.ts';
import { hardCoded } from './hard-coded.ts';
import { SCHEMA } from './schema.ts';

const ask = compile(SCHEMA);

/** What the peer says of a form, without what it says of the fields that are right. */
const peersErrors = (form: FormData) => {
	const said: Map<string, { error?: string }> = validateLikePeer(SCHEMA, form);
	return [...said].flatMap(([name, { error }]) => (error === undefined ? [] : [[name, error]]));
};

function formOf(entries: Entries): FormData {
	const form = new FormData();
	entries.forEach(([name, value]) => form.append(name, value));
	return form;
}

/** A race between validators that disagree would prove nothing. */
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

/** Both the good form and the bad one, since most of a visitor's time is spent with a form half filled in. */
export const run = () => ({ valid: race(VALID), invalid: race(INVALID) });
