import { fireEvent } from '@gazetteer/form';

type Field = HTMLInputElement | HTMLSelectElement;

let depth = 0;

/**
 * Returns whether the current `input` or `change` event was fired by our code and not by the
 * visitor.
 */
export const isBeingWritten = () => depth > 0;

/** Fires the events that a change by the visitor would fire. */
export function fireChange(field: Field): void {
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
	fireChange(field);
}
