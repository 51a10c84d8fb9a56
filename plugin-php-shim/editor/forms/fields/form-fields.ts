import type { Block } from '@wordpress/blocks';
import { readField, type FieldAttributes } from './field.ts';
import { fieldTypeOf } from './field-types.ts';

export interface FormField extends FieldAttributes {
	readonly type: string;
	readonly clientId: string;
}

/** Returns all fields of a form in order, including fields in groups and columns. */
export const formFields = (blocks: readonly Block[]): FormField[] =>
	blocks.flatMap(({ name, attributes, clientId, innerBlocks }) => {
		const type = fieldTypeOf(name);
		return type === undefined
			? formFields(innerBlocks)
			: [{ ...readField(attributes), type, clientId }];
	});

/** Returns the fields that a mail tag can refer to. */
export const namedFields = (fields: readonly FormField[]): FormField[] =>
	fields.filter(({ type, name }) => name !== '' && !['submit', 'quiz', 'captcha'].includes(type));
