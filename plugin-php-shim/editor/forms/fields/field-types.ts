import type { FieldKind } from './field-kind.ts';
import { chosenKinds } from './kinds/chosen.ts';
import { measuredKinds } from './kinds/measured.ts';
import { otherKinds } from './kinds/other.ts';
import { registeredKinds } from './kinds/registered.ts';
import { typedKinds } from './kinds/typed.ts';

let known: Readonly<Record<string, FieldKind>> | undefined;

/** Every field a form can hold, by type, in the inserter's order. Made once the translations are there. */
export const fieldKinds = (): Readonly<Record<string, FieldKind>> =>
	(known ??= {
		...typedKinds(),
		...chosenKinds(),
		...measuredKinds(),
		...otherKinds(),
		...registeredKinds(),
	});

export const BLOCK_PREFIX = 'gazetteer/field-';

/** The type of a field block, or nothing for any other block. */
export const fieldTypeOf = (block: string): string | undefined =>
	block.startsWith(BLOCK_PREFIX) ? block.slice(BLOCK_PREFIX.length) : undefined;
