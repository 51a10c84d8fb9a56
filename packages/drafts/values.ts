/** A value in a draft: text, a checkbox, a list or an object with values, or a selected file. */
export type DraftValue =
	| string
	| number
	| boolean
	| null
	| Blob
	| readonly DraftValue[]
	| { readonly [name: string]: DraftValue };

export type DraftValues = Readonly<Record<string, DraftValue>>;

type Replace = (leaf: DraftValue) => DraftValue | undefined;

/** Copies a value and replaces its parts. Omits parts for which `replace` returns undefined. */
export function replaced(value: DraftValue, replace: Replace): DraftValue | undefined {
	const other = replace(value);
	if (other !== value || typeof value !== 'object' || value === null || value instanceof Blob) {
		return other;
	}
	const isLeft = (kept: DraftValue | undefined): kept is DraftValue => kept !== undefined;
	if (Array.isArray(value)) {
		return value.map((part: DraftValue) => replaced(part, replace)).filter(isLeft);
	}
	return Object.fromEntries(
		Object.entries(value)
			.map(([name, part]) => [name, replaced(part as DraftValue, replace)] as const)
			.filter(([, part]) => isLeft(part)),
	) as DraftValues;
}
