/** @jest-environment node */
import { validate as validateLikePeer } from '@contactable/swv';
import type { SchemaRule } from '@gazetteer/contract';
import { readFields, validate } from '@gazetteer/rules';
import { seeded } from './chance.ts';
import { DIFFERENCES, reasonsFor, type Difference } from './peer-differences.ts';
import { randomField, type RandomCase } from './random-cases.ts';

const FORMS = 10_000;
const SEED = 20_261_121;

type RandomField = RandomCase & { readonly specs: readonly SchemaRule[] };

const from = seeded(SEED);
const forms: readonly (readonly RandomField[])[] = Array.from({ length: FORMS }, () =>
	Array.from({ length: 1 + from.below(5) }, () => randomField(from, 1 + from.below(3))),
);

function formData(fields: readonly RandomField[]): FormData {
	const form = new FormData();
	fields.forEach(({ texts, files }, index) => {
		texts.forEach((text) => form.append(`field-${index}[]`, text));
		files.forEach(({ name, size }) =>
			form.append(`field-${index}[]`, new File(['x'.repeat(size)], name)),
		);
	});
	return form;
}

/**
 * Give each rule in a group its own field, because the npm package does not pass the group’s
 * field to its rules.
 */
const placed = (spec: SchemaRule, field: string): SchemaRule => ({
	...spec,
	field,
	...(spec.rules && { rules: spec.rules.map((member) => placed(member, field)) }),
});

const rulesOf = (fields: readonly RandomField[]) =>
	fields.flatMap((own, index) =>
		own.specs.map((spec, at) => ({
			own,
			spec: { ...placed(spec, `field-${index}`), error: `${index}: ${at}` },
		})),
	);

const peersErrors = (rules: readonly SchemaRule[], form: FormData) =>
	[...validateLikePeer({ rules }, form)].flatMap(([name, { error }]) =>
		error === undefined ? [] : [[name, error]],
	);
const ourErrors = (rules: readonly SchemaRule[], form: FormData) => [
	...validate({ rules }, readFields(form)),
];

const cleaned = ({ texts, files }: RandomField) => ({
	texts: texts.map((text) => text.trim()).filter((text) => text !== ''),
	files,
});

const seen = new Set<Difference>();
const unexplained: unknown[] = [];
let verdicts = 0;
let differing = 0;

/**
 * Whether both implementations decide alike about this rule. Otherwise a documented difference must
 * cover the case.
 */
function agrees({ own, spec }: { own: RandomField; spec: SchemaRule }, form: FormData): boolean {
	const [ours, peers] = [ourErrors([spec], form).length, peersErrors([spec], form).length];
	verdicts += 1;
	if (ours === peers) return true;
	const reasons = reasonsFor(spec, cleaned(own));
	reasons.forEach((reason) => seen.add(reason));
	differing += 1;
	if (reasons.length === 0) {
		unexplained.push({ spec, texts: own.texts, files: own.files, ours, peers });
	}
	return false;
}

const wholes = forms.map((fields) => {
	const form = formData(fields);
	const agreed = rulesOf(fields)
		.filter((rule) => agrees(rule, form))
		.map(({ spec }) => spec);
	return [ourErrors(agreed, form), peersErrors(agreed, form)] as const;
});

const byField = (errors: readonly (readonly unknown[])[]) => Object.fromEntries(errors);

describe(`${FORMS} random forms`, () => {
	it('random forms get the same result as from the npm package, except for documented differences', () => {
		expect(unexplained).toEqual([]);
	});

	it('random forms show the same first error in the same fields where the rules agree', () => {
		const unlike = wholes
			.map(([ours, peers]) => [byField(ours), byField(peers)])
			.filter(
				([ours, peers]) =>
					JSON.stringify(ours, Object.keys(ours!).sort()) !==
					JSON.stringify(peers, Object.keys(peers!).sort()),
			);
		expect(unlike).toEqual([]);
	});

	it('the random forms contain enough valid and enough invalid values', () => {
		const wrong = wholes.filter(([ours]) => ours.length > 0).length;
		expect(wrong).toBeGreaterThan(FORMS / 4);
		expect(wrong).toBeLessThan((FORMS * 19) / 20);
		expect(differing).toBeLessThan(verdicts / 20);
	});

	it.each(
		DIFFERENCES.filter(({ because }) => !because.includes('Greenwich')).map(
			(difference) => [difference.rule, difference.because, difference] as const,
		),
	)(
		'the random forms include the documented difference in %s: %s',
		(_rule, _because, difference) => {
			expect(seen).toContain(difference);
		},
	);
});
