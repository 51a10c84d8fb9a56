import { fireEvent } from '@gazetteer/form';

type Field = HTMLInputElement | HTMLSelectElement;

let depth = 0;

/** Whether what a field tells of was written by us and not by a person. */
export const isBeingWritten = () => depth > 0;

/** Says of a field that was written what it would say of a person's change. */
export function tell(field: Field): void {
	depth += 1;
	try {
		fireEvent(field, 'input');
		fireEvent(field, 'change');
	} finally {
		depth -= 1;
	}
}

export function write(field: Field, value: string): void {
	field.value = value;
	tell(field);
}
