import type { FieldKind } from './field-kind.ts';
import { chosenKinds } from './kinds/chosen.ts';
import { measuredKinds } from './kinds/measured.ts';
import { otherKinds } from './kinds/other.ts';
import { registeredKinds } from './kinds/registered.ts';
import { typedKinds } from './kinds/typed.ts';

let known: Readonly<Record<string, FieldKind>> | undefined;

/** All field types, in the order of the inserter. A function, because translations load later. */
export const fieldKinds = (): Readonly<Record<string, FieldKind>> =>
	(known ??= {
		...typedKinds(),
		...chosenKinds(),
		...measuredKinds(),
		...otherKinds(),
		...registeredKinds(),
	});

export const BLOCK_PREFIX = 'gazetteer/field-';

/** The type of a field block; undefined for other blocks. */
export const fieldTypeOf = (block: string): string | undefined =>
	block.startsWith(BLOCK_PREFIX) ? block.slice(BLOCK_PREFIX.length) : undefined;
