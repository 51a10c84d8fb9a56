import { INERT, Labelled, type CanvasProps } from './labelled.tsx';

/** A single-line input, such as text, email, number or date. */
export function Line(props: CanvasProps) {
	const { type, field } = props;
	return (
		<Labelled {...props}>
			<input
				{...INERT}
				className={`wpcf7-form-control wpcf7-${type} wpcf7-text`}
				type={type}
				value={field.default}
				placeholder={field.placeholder}
				readOnly
			/>
		</Labelled>
	);
}

export function Area(props: CanvasProps) {
	const { field } = props;
	return (
		<Labelled {...props}>
			<textarea
				{...INERT}
				className="wpcf7-form-control wpcf7-textarea"
				rows={10}
				value={field.default}
				placeholder={field.placeholder}
				readOnly
			/>
		</Labelled>
	);
}
