import type { FieldAttributes } from '../fields/field.ts';

/** What every group of controls is given. */
export interface GroupProps {
	readonly type: string;
	readonly field: FieldAttributes;
	readonly set: (changed: Partial<FieldAttributes>) => void;
}
