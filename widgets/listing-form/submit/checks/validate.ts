import type { ActiveListingForm } from '../../interactive/active-form.ts';
import type { Check } from '../../interactive/part.ts';
import { faultIn } from '../../interactive/rules.ts';
import { pageChecks } from './page-checks.ts';
import { fieldNamed } from './page-fields.ts';
import type { Problem } from '../state.ts';

const drawnChecks = ({ parts }: ActiveListingForm) =>
	parts.flatMap(({ checks }) => checks?.() ?? []);

const fieldsOf = (checks: readonly Check[]) => new Set(checks.map(({ field }) => field));

/** Returns the checks of the rendered sections, and checks for all other fields of the page. */
export function checksOf(form: ActiveListingForm, drawn = drawnChecks(form)): Check[] {
	const fields = fieldsOf(drawn);
	return [...drawn, ...pageChecks(form).filter(({ field }) => !fields.has(field))];
}

const isBefore = (one: Element, other: Element) =>
	// eslint-disable-next-line no-bitwise -- the answer of the DOM is a set of bits.
	!!(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Sorts by position in the page. Items without a known position stay in place. */
const inOrder = <Placed extends { readonly place?: Element | undefined }>(
	checks: readonly Placed[],
): Placed[] =>
	[...checks].sort((one, other) => {
		if (!one.place || !other.place || one.place === other.place) return 0;
		return isBefore(one.place, other.place) ? -1 : 1;
	});

const placed = (form: ActiveListingForm, check: Check): Check =>
	check.place ? check : { ...check, place: fieldNamed(form.element, check.field)?.place };

export interface Findings {
	/** The checks that failed. Their errors are not shown yet. */
	readonly missing: readonly Check[];
	/** The names of the fields that a rendered section checks. */
	readonly drawn: ReadonlySet<string>;
}

/** Runs all checks without showing errors. */
export function examine(form: ActiveListingForm): Findings {
	const drawn = drawnChecks(form);
	const missing = checksOf(form, drawn)
		.filter(({ rule, value }) => faultIn(rule, value()) !== undefined)
		.map((check) => placed(form, check));
	return { missing: inOrder(missing), drawn: fieldsOf(drawn) };
}

/**
 * Runs all checks, and returns all problems. Spec §5 requires that all invalid fields are
 * highlighted.
 */
export function validate(form: ActiveListingForm): Problem[] {
	const problems = checksOf(form).flatMap((check): (Problem & Pick<Check, 'place'>)[] => {
		const message = faultIn(check.rule, check.value());
		if (message === undefined) return [];
		const at = placed(form, check);
		return [{ check: at, message, isServers: false, place: at.place }];
	});
	return inOrder(problems);
}

/**
 * Converts the field errors in the server's response to problems. Uses the check of a rendered
 * section if there is one. Otherwise finds the control by its name.
 */
export function problemsNamed(
	form: ActiveListingForm,
	fields: ReadonlyMap<string, string>,
	otherwise: string,
): Problem[] {
	const checks = new Map(drawnChecks(form).map((check) => [check.field, check]));
	const problems = [...fields].flatMap(([key, said]): (Problem & Pick<Check, 'place'>)[] => {
		const own = checks.get(key);
		const check = own ? placed(form, own) : fieldNamed(form.element, key);
		return check
			? [{ check, message: said || otherwise, isServers: true, place: check.place }]
			: [];
	});
	return inOrder(problems);
}

/** Returns the problems that still exist after changes in the `touched` elements. */
export function remaining(
	problems: readonly Problem[],
	touched: ReadonlySet<Element | undefined>,
	{ missing, drawn }: Findings,
): readonly Problem[] {
	if (!problems.length) return problems;
	const wrong = fieldsOf(missing);
	const isTouched = ({ check: { field, place } }: Problem) => {
		const block = place?.closest('.form-group, .lplistgallery') ?? place;
		// A change in the value store has no target element, so check all fields of the rendered
		// sections.
		return [...touched].some((target) => (target ? block?.contains(target) : drawn.has(field)));
	};
	return problems.filter((problem) =>
		problem.isServers ? !isTouched(problem) : wrong.has(problem.check.field),
	);
}
