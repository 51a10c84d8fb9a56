import { TextControl } from '@wordpress/components';
import type { Part } from '../../data/plan-problems.ts';
import type { PartProps } from './section.tsx';
import { NEW_STYLES } from '../../../shared/controls.tsx';

interface TextFieldProps extends PartProps {
	readonly part: Exclude<Part, 'categories'>;
	readonly label: string;
	readonly help?: string;
	readonly numbers?: 'numeric' | 'decimal';
	readonly isRequired?: boolean;
	readonly isLabelHidden?: boolean;
	readonly placeholder?: string;
}

export const Problem = ({ text }: { readonly text: string }) => (
	<span className="gz-plan-problem">{text}</span>
);

export function TextField(props: TextFieldProps) {
	const { plan, change, problems, left, part, label, help, numbers } = props;
	const problem = problems[part];
	return (
		<TextControl
			{...NEW_STYLES}
			label={label}
			hideLabelFromVision={props.isLabelHidden ?? false}
			value={plan[part] ?? ''}
			onChange={(text) => change({ [part]: text })}
			onBlur={() => left(part)}
			data-part={part}
			aria-invalid={problem !== undefined}
			required={props.isRequired ?? false}
			{...(props.placeholder !== undefined && { placeholder: props.placeholder })}
			{...(numbers && { inputMode: numbers, className: 'gz-plan-number' })}
			help={
				<>
					{problem !== undefined && <Problem text={problem} />}
					{help}
				</>
			}
		/>
	);
}
