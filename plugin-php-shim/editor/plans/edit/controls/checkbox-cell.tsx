import { extent } from '../../data/inclusions.ts';

interface CheckboxCellProps {
	readonly label: string;
	readonly isOn: boolean;
	readonly isMixed?: boolean;
	readonly onChange: (isOn: boolean) => void;
}

/** A table cell with a checkbox and a label for screen readers. The whole cell is clickable. */
export const CheckboxCell = ({ label, isOn, isMixed = false, onChange }: CheckboxCellProps) => (
	// The checkbox has an `aria-label`.
	// eslint-disable-next-line jsx-a11y/label-has-associated-control
	<label className="gz-plan-checkbox">
		<input
			type="checkbox"
			aria-label={label}
			checked={isOn}
			ref={(box) => {
				if (box) box.indeterminate = isMixed;
			}}
			onChange={({ target }) => onChange(target.checked)}
		/>
	</label>
);

interface CheckAllProps {
	readonly name: string;
	readonly label: string;
	readonly keys: readonly string[];
	readonly all: readonly string[];
	readonly onChange: (keys: readonly string[]) => void;
}

/** A column heading with a checkbox that selects all rows. */
export function CheckAll({ name, label, keys, all, onChange }: CheckAllProps) {
	const ticked = extent(keys, all);
	return (
		<span className="gz-plan-all">
			<span aria-hidden="true">{name}</span>
			<CheckboxCell
				label={label}
				isOn={ticked === 'all'}
				isMixed={ticked === 'some'}
				onChange={(isOn) => onChange(isOn ? all : [])}
			/>
		</span>
	);
}
