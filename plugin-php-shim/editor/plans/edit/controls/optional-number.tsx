import { Choice } from './choice.tsx';
import type { PartProps } from './section.tsx';
import { TextField } from './text-field.tsx';

interface OptionalNumberProps extends PartProps {
	readonly part: 'listings' | 'days';
	readonly label: string;
	/**
	 * The labels of the two options: `unbounded` for no limit, `bounded` for a limit with a number.
	 */
	readonly unbounded: string;
	readonly bounded: string;
	readonly countLabel: string;
	/** The initial number when the user selects the option with a number. */
	readonly usual: string;
}

export function OptionalNumber(props: OptionalNumberProps) {
	const { plan, change, part, label, unbounded, bounded, countLabel, usual } = props;
	const count = plan[part];
	return (
		<Choice
			name={part}
			label={label}
			value={count === null ? 'all' : 'some'}
			options={[
				{ value: 'all', label: unbounded },
				{ value: 'some', label: bounded },
			]}
			onChange={(kind) => change({ [part]: kind === 'all' ? null : usual })}
		>
			{count !== null && (
				<TextField {...props} part={part} label={countLabel} numbers="numeric" />
			)}
		</Choice>
	);
}
