import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFormFields } from '../fields/use-form-fields.ts';

interface EmailFieldProps {
	readonly label: string;
	readonly help: string;
	/**
	 * The name of the selected email field. Undefined stands for the first email field of the form.
	 */
	readonly value: string | undefined;
	readonly mayBeNone?: boolean;
	readonly set: (name: string) => void;
}

/** Lets the user select one of the form's email fields. */
export function EmailField({ label, help, value, mayBeNone = false, set }: EmailFieldProps) {
	const emails = useFormFields().filter(({ type }) => type === 'email');
	const options = emails.map(({ name, label: said }) => ({ value: name, label: said || name }));
	const none = { value: '', label: __('None', 'gazetteer') };
	return (
		<SelectControl
			label={label}
			help={help}
			value={value ?? options[0]?.value ?? ''}
			options={mayBeNone || options.length === 0 ? [...options, none] : options}
			onChange={set}
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
}
