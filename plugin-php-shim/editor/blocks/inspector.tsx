import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Setting } from './setting.tsx';
import type { EditProps } from '@wordpress/blocks';
import type { Control } from './block-description.ts';

interface InspectorProps extends Pick<EditProps, 'attributes' | 'setAttributes'> {
	readonly controls: readonly Control[];
}

/** The sidebar of a block, with one control for each attribute that the server describes. */
export function Inspector({ controls, attributes, setAttributes }: InspectorProps) {
	return (
		<InspectorControls>
			<PanelBody title={__('Settings', 'gazetteer')}>
				{controls.map((control) => (
					<Setting
						key={control.name}
						control={control}
						value={attributes[control.name]}
						set={(value) => setAttributes({ [control.name]: value })}
						setAttributes={setAttributes}
					/>
				))}
			</PanelBody>
		</InspectorControls>
	);
}
