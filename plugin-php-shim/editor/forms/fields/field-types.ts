import type { FieldKind } from './field-kind.ts';
import { chosenKinds } from './kinds/chosen.ts';
import { measuredKinds } from './kinds/measured.ts';
import { otherKinds } from './kinds/other.ts';
import { registeredKinds } from './kinds/registered.ts';
import { typedKinds } from './kinds/typed.ts';

let known: Readonly<Record<string, FieldKind>> | undefined;

/**
 * Returns all field types, in the order of the inserter. This is a function, because translations
 * are loaded later.
 */
export const fieldKinds = (): Readonly<Record<string, FieldKind>> =>
	(known ??= {
		...typedKinds(),
		...chosenKinds(),
		...measuredKinds(),
		...otherKinds(),
		...registeredKinds(),
	});

export const BLOCK_PREFIX = 'gazetteer/field-';

/** Returns the field type of a block, or undefined for other blocks. */
export const fieldTypeOf = (block: string): string | undefined =>
	block.startsWith(BLOCK_PREFIX) ? block.slice(BLOCK_PREFIX.length) : undefined;
