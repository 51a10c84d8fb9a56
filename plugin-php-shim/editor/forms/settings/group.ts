import type { FieldAttributes } from '../fields/field.ts';

/** Props of every group of controls. */
export interface GroupProps {
	readonly type: string;
	readonly field: FieldAttributes;
	readonly set: (changed: Partial<FieldAttributes>) => void;
}
