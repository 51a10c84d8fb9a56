import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectControl, Spinner } from '@wordpress/components';
import { scriptData } from '../../script-data.ts';
import type { Plan } from '../../data/plan.ts';
import { frameSource } from './frame-source.ts';
import { useCard } from './use-card.ts';
import { useFrame } from './use-frame.ts';
import { NEW_STYLES } from '../../../shared/controls.tsx';

const SOURCE = frameSource();

/** Shows the plan's card in an iframe, with the site's styles and without scripts. */
export function PlanPreview({ plan }: { readonly plan: Plan }) {
	const { styles } = scriptData();
	const [style, choose] = useState(styles[0]?.value ?? '');
	const frame = useRef<HTMLIFrameElement>(null);
	const card = useCard(plan, style);
	const height = useFrame(frame, card.html);
	return (
		<section className="gz-plan-preview" aria-labelledby="gz-plan-preview-title" tabIndex={-1}>
			<header>
				<h2 id="gz-plan-preview-title">{__('Preview', 'gazetteer')}</h2>
				<SelectControl
					{...NEW_STYLES}
					{...{ hideLabelFromVision: true }}
					label={__('Style of the preview', 'gazetteer')}
					value={style}
					options={styles}
					onChange={choose}
				/>
			</header>
			{card.isMissing && (
				<p className="gz-plan-problem">
					{__(
						'The preview could not be loaded. It reloads with your next change.',
						'gazetteer',
					)}
				</p>
			)}
			<div className="gz-plan-frame">
				<iframe
					ref={frame}
					className={card.isOld ? 'is-old' : ''}
					title={__('The plan’s card', 'gazetteer')}
					sandbox="allow-same-origin"
					srcDoc={SOURCE}
					style={{ blockSize: height }}
				/>
				{card.html === '' && !card.isMissing && <Spinner />}
			</div>
			<p className="gz-plan-help">
				{__(
					'This is one of the available styles. Your plans page may use another style.',
					'gazetteer',
				)}
			</p>
		</section>
	);
}
