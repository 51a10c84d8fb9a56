import { createBlock, registerBlockType, type Transform } from '@wordpress/blocks';
import { FIELD_ICONS } from '../field-icons.ts';
import { editField } from './edit-field.tsx';
import type { FieldKind } from './field-kind.ts';
import { BLOCK_PREFIX, fieldKinds } from './field-types.ts';

/** Returns the conversions of a field type. A converted field keeps its label, texts and name. */
const transforms = (type: string, { becomes = [] }: FieldKind): readonly Transform[] =>
	becomes
		.filter((other) => other !== type)
		.map((other) => ({
			type: 'block',
			blocks: [BLOCK_PREFIX + other],
			transform: (attributes) => createBlock(BLOCK_PREFIX + other, attributes),
		}));

/** Adds icons, edit components and defaults to the field blocks, which the server has registered. */
export function registerFields(): void {
	for (const [type, kind] of Object.entries(fieldKinds())) {
		const { title, description, keywords, fresh } = kind;
		const icon = FIELD_ICONS[type];
		registerBlockType(BLOCK_PREFIX + type, {
			title,
			description,
			icon,
			keywords,
			example: { attributes: fresh },
			transforms: { to: transforms(type, kind) },
			variations: [
				{ name: type, title, description, icon, isDefault: true, attributes: fresh },
			],
			edit: editField(type, kind),
			save: () => null,
		});
	}
}
