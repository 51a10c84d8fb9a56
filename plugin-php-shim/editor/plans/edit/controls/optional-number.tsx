import { Choice } from './choice.tsx';
import type { PartProps } from './section.tsx';
import { TextField } from './text-field.tsx';

interface OptionalNumberProps extends PartProps {
	readonly part: 'listings' | 'days';
	readonly label: string;
	/** What is said of no number, and of one. */
	readonly unbounded: string;
	readonly bounded: string;
	readonly countLabel: string;
	/** What stands there when a number is first asked for. */
	readonly usual: string;
}

/** A number, or that there is none. */
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
