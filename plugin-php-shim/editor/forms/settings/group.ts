import type { FieldAttributes } from '../fields/field.ts';

/** The props of each group of controls. */
export interface GroupProps {
	readonly type: string;
	readonly field: FieldAttributes;
	readonly set: (changed: Partial<FieldAttributes>) => void;
}
