/** Text, checkboxes, rows, and selected files. */
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

/** The same with some of it replaced, or left out where the replacement is undefined. */
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
