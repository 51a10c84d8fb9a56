import { extent } from '../../data/inclusions.ts';

interface CheckboxCellProps {
	readonly label: string;
	readonly isOn: boolean;
	readonly isMixed?: boolean;
	readonly onChange: (isOn: boolean) => void;
}

/** A box in a column, whose name only screen readers need. The space around it ticks it as well. */
export const CheckboxCell = ({ label, isOn, isMixed = false, onChange }: CheckboxCellProps) => (
	// The box has its name in words of its own.
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

/** The head of a column, with a box for the whole of it. */
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
