import type { FieldAttributes } from '../fields/field.ts';

export interface GroupProps {
	readonly type: string;
	readonly field: FieldAttributes;
	readonly set: (changed: Partial<FieldAttributes>) => void;
}
