import { INERT, Labelled, type CanvasProps } from './labelled.tsx';
import { Options } from './options.tsx';

/** A dropdown list. The editor shows the list's options only while the block is selected. */
export function Select(props: CanvasProps) {
	const { field, isSelected } = props;
	const first = field.chosen[0] ?? (field.blank || field.options[0]);
	return (
		<>
			<Labelled {...props}>
				<select
					{...INERT}
					className="wpcf7-form-control wpcf7-select"
					multiple={field.multiple}
					value={field.multiple ? [...field.chosen] : first}
					onChange={() => undefined}
				>
					{field.blank && !field.multiple && <option>{field.blank}</option>}
					{field.options.map((option, at) => (
						<option key={at}>{option}</option>
					))}
				</select>
			</Labelled>
			{isSelected && <Options {...props} glyph={field.multiple ? 'checkbox' : 'radio'} />}
		</>
	);
}

/** Checkboxes or radio buttons with labels that are edited in place. */
export function Choices(props: CanvasProps) {
	const { type, field } = props;
	const many = type === 'checkboxes' && !field.exclusive;
	return (
		<Labelled {...props}>
			<span className={`wpcf7-form-control wpcf7-${many ? 'checkbox' : 'radio'}`}>
				<Options {...props} glyph={type === 'checkboxes' ? 'checkbox' : 'radio'} />
			</span>
		</Labelled>
	);
}
