import type { Field } from '../fields/field.ts';

/** What every group of controls is given. */
export interface GroupProps {
	readonly type: string;
	readonly field: Field;
	readonly set: (changed: Partial<Field>) => void;
}
