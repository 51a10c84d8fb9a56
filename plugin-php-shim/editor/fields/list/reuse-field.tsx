import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Button, ComboboxControl } from '@wordpress/components';
import type { CategoryField } from './field.ts';
import { kindLabel } from '../../shared/field-kinds.ts';
import { isEverywhere, readField } from '../draft/field-record.ts';
import type { SavedFields } from '../draft/field-repository.ts';

interface ReuseFieldProps {
	readonly savedFields: SavedFields;
	readonly category: number;
	readonly fields: readonly CategoryField[];
	readonly reuse: (field: CategoryField) => void;
}

/** Lets the user add a custom field that another category already uses. */
export function ReuseField({ savedFields, category, fields, reuse }: ReuseFieldProps) {
	const [isOpen, setOpen] = useState(false);
	const here = new Set(fields.map(({ id }) => id));
	const others = savedFields.records.filter((each) => !here.has(each.id) && !isEverywhere(each));
	if (others.length === 0) return null;

	const options = others.map(readField).map((field) => {
		const names = (savedFields.uses[field.id] ?? [])
			.filter(({ id }) => id !== category)
			.map(({ name }) => name);
		const where = names.length > 0 ? ` — ${names.slice(0, 3).join(', ')}` : '';
		return {
			value: String(field.id),
			label: `${field.label} (${kindLabel(field.kind)})${where}`,
		};
	});

	return (
		<>
			<Button variant="tertiary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				{__('Use a field from another category', 'gazetteer')}
			</Button>
			{isOpen && (
				<div className="gz-reuse">
					<ComboboxControl
						label={__('Field to use', 'gazetteer')}
						help={__(
							'Later changes to the field apply in every category that uses it.',
							'gazetteer',
						)}
						value={null}
						options={options}
						onFilterValueChange={() => undefined}
						onChange={(value) => {
							const record = others.find(({ id }) => String(id) === value);
							if (record) reuse(readField(record));
							setOpen(false);
						}}
						__nextHasNoMarginBottom
						__next40pxDefaultSize
					/>
				</div>
			)}
		</>
	);
}
