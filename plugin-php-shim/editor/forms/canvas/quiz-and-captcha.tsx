import { __ } from '@wordpress/i18n';
import { INERT, Labelled, type CanvasProps } from './labelled.tsx';

/** A quiz field. The canvas shows the first question, visitors get a random one. */
export function Quiz(props: CanvasProps) {
	const { questions } = props.field;
	return (
		<Labelled {...props} field={{ ...props.field, required: true }}>
			<span className="wpcf7-quiz-label">
				{questions[0]?.question || __('No question yet.', 'gazetteer')}
			</span>{' '}
			<input {...INERT} className="wpcf7-form-control wpcf7-quiz" type="text" readOnly />
		</Labelled>
	);
}

export function Captcha(props: CanvasProps) {
	return (
		<Labelled {...props} field={{ ...props.field, required: true }}>
			<>
				<span className="gz-captcha-sample" aria-hidden="true">
					R4MP
				</span>
				<input
					{...INERT}
					className="wpcf7-form-control wpcf7-captchar"
					type="text"
					readOnly
				/>
			</>
		</Labelled>
	);
}
