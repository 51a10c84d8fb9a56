import { INERT, Labelled, type CanvasProps } from './labelled.tsx';

export function Range(props: CanvasProps) {
	const { min, max, step, default: value } = props.field;
	const middle = Math.floor((Number(min || 0) + Number(max || 100)) / 2);
	return (
		<Labelled {...props}>
			<input
				{...INERT}
				className="wpcf7-form-control wpcf7-range"
				type="range"
				min={min || 0}
				max={max || 100}
				step={step || 1}
				value={value || middle}
				readOnly
			/>{' '}
			<output className="gz-range-value">{value || middle}</output>
		</Labelled>
	);
}
