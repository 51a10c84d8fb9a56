import type { ReactNode } from 'react';

export interface ChoiceOption<Value extends string> {
	readonly value: Value;
	readonly label: string;
	readonly help?: string;
}

interface ChoiceProps<Value extends string> {
	readonly name: string;
	readonly label: string;
	readonly value: Value;
	readonly options: readonly ChoiceOption<Value>[];
	readonly onChange: (value: Value) => void;
	/** Additional controls for the selected option, shown below the options. */
	readonly children?: ReactNode;
}

export const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
	<fieldset className="gz-plan-choice">
		<legend>{props.label}</legend>
		<div className="gz-plan-options">
			{props.options.map(({ value, label, help }) => (
				<label key={value} className="gz-plan-option" htmlFor={`gz-${props.name}-${value}`}>
					<input
						type="radio"
						id={`gz-${props.name}-${value}`}
						name={`gz-${props.name}`}
						value={value}
						checked={props.value === value}
						onChange={() => props.onChange(value)}
					/>
					<span>
						{label}
						{help !== undefined && <small>{help}</small>}
					</span>
				</label>
			))}
		</div>
		{props.children}
	</fieldset>
);
