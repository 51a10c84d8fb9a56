import { useMemo } from '@wordpress/element';
import { scriptData } from '../script-data.ts';
import { Labelled, type CanvasProps } from './labelled.tsx';

/** A field of another plugin: PHP printed its input, as visitors get it. */
export function Registered(props: CanvasProps) {
	const sample = scriptData().types.find(({ slug }) => slug === props.type)?.sample ?? '';
	const html = useMemo(() => ({ __html: sample }), [sample]);
	return (
		<Labelled {...props}>
			<span dangerouslySetInnerHTML={html} />
		</Labelled>
	);
}
