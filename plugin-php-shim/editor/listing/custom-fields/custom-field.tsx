import { __ } from '@wordpress/i18n';
import { CheckboxControl, SelectControl, TextControl } from '@wordpress/components';
import { LongText, Switch } from '../../shared/controls.tsx';
import { isBuiltIn, type Kind } from '../../shared/field-kinds.ts';
import type { Value } from '../listing.ts';

export interface Definition {
	readonly slug: string;
	readonly label: string;
	readonly kind: Kind;
	readonly options: readonly string[];
	readonly required: boolean;
	readonly help: string;
}

interface CustomFieldProps {
	readonly definition: Definition;
	readonly value: Value;
	readonly set: (value: Value) => void;
}

const YES = 'Yes';
const NO = 'No';

const one = (value: Value): string => (typeof value === 'string' ? value : (value[0] ?? ''));
const many = (value: Value): readonly string[] => {
	if (typeof value !== 'string') return value;
	return value === '' ? [] : [value];
};

/**
 * Returns the options of a field. Includes selected values that are no longer options, because the
 * site owner removed them.
 */
const withChosen = (options: readonly string[], chosen: readonly string[]) => [
	...new Set([...options, ...chosen.filter(Boolean)]),
];

function Boxes({ definition, value, set }: CustomFieldProps) {
	const chosen = many(value);
	const options = withChosen(definition.options, chosen);
	return (
		<fieldset className="gz-boxes">
			<legend>{definition.label}</legend>
			{options.map((option) => (
				<CheckboxControl
					key={option}
					label={option}
					checked={chosen.includes(option)}
					// Store the selected values in the order of the options.
					onChange={(ticked) =>
						set(
							options.filter((each) =>
								each === option ? ticked : chosen.includes(each),
							),
						)
					}
					__nextHasNoMarginBottom
				/>
			))}
			{definition.help && <p className="gz-note">{definition.help}</p>}
		</fieldset>
	);
}

export function CustomField(props: CustomFieldProps) {
	const { definition, value, set } = props;
	const { kind, options } = definition;
	const label = definition.required ? `${definition.label} *` : definition.label;
	const help = definition.help ? { help: definition.help } : {};
	const text = one(value);

	if (kind === 'checkboxes') return <Boxes {...props} definition={{ ...definition, label }} />;
	if (kind === 'textarea') return <LongText label={label} {...help} value={text} set={set} />;
	if (kind === 'checkbox' || kind === 'switch') {
		// An unset switch stores “no”. An unchecked checkbox stores an empty value.
		const off = kind === 'switch' ? NO : '';
		return (
			<Switch
				label={label}
				{...help}
				value={text === YES}
				set={(on) => set(on ? YES : off)}
			/>
		);
	}
	if (kind === 'select' || kind === 'radio') {
		return (
			<SelectControl
				label={label}
				{...help}
				value={text}
				options={[
					{ value: '', label: __('Not specified', 'gazetteer') },
					...withChosen(options, [text]).map((each) => ({ value: each, label: each })),
				]}
				onChange={set}
				__nextHasNoMarginBottom
				__next40pxDefaultSize
			/>
		);
	}
	return (
		<TextControl
			label={label}
			{...help}
			{...{ type: isBuiltIn(kind) ? kind : 'text' }}
			value={text}
			onChange={set}
			__nextHasNoMarginBottom
			__next40pxDefaultSize
		/>
	);
}
