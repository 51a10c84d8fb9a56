import { useState } from '@wordpress/element';
import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formLabel, useForm, useForms } from './use-forms.ts';

interface FormChooserProps {
	readonly form: number;
	readonly choose: (form: number) => void;
}

/** A searchable list of the site's forms. */
export function FormChooser({ form, choose }: FormChooserProps) {
	const [words, look] = useState('');
	const found = useForms(words) ?? [];
	const chosen = useForm(form);
	const all = chosen && !found.some(({ id }) => id === form) ? [chosen, ...found] : found;
	return (
		<ComboboxControl
			label={__('Form', 'gazetteer')}
			value={form > 0 ? String(form) : null}
			options={all.map((each) => ({ value: String(each.id), label: formLabel(each) }))}
			onFilterValueChange={look}
			onChange={(id) => choose(Number(id ?? 0))}
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
}
