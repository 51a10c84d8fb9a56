import { useMemo } from '@wordpress/element';
import { scriptData } from '../script-data.ts';
import { Labelled, type CanvasProps } from './labelled.tsx';

/** A field of another plugin. The canvas shows the HTML that PHP rendered. */
export function Registered(props: CanvasProps) {
	const sample = scriptData().types.find(({ slug }) => slug === props.type)?.sample ?? '';
	const html = useMemo(() => ({ __html: sample }), [sample]);
	return (
		<Labelled {...props}>
			<span dangerouslySetInnerHTML={html} />
		</Labelled>
	);
}
