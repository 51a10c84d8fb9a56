import { useMemo } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { store } from '@wordpress/block-editor';
import { formFields, type FormField } from './form-fields.ts';

export function useFormFields(): FormField[] {
	const blocks = useSelect((select) => select(store).getBlocks(), []);
	return useMemo(() => formFields(blocks), [blocks]);
}
