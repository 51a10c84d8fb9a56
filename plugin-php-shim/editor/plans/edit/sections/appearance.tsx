import { BaseControl, ColorPalette } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { scriptData } from '../../script-data.ts';
import { Picture } from './picture.tsx';
import { Section, type PartProps } from '../controls/section.tsx';

/** Removes the alpha channel of a colour, because plans do not store it. */
const withoutAlpha = (colour: string | undefined) => /^#[0-9a-f]{6}/i.exec(colour ?? '')?.[0] ?? '';

export function Appearance({ plan, change }: PartProps) {
	const palette = { colors: scriptData().colours, enableAlpha: false };
	return (
		<Section
			title={__('Appearance', 'gazetteer')}
			lead={__('If you set no colors, the card uses the colors of your theme.', 'gazetteer')}
		>
			<div role="group" aria-label={__('Title color', 'gazetteer')}>
				<BaseControl __nextHasNoMarginBottom>
					<BaseControl.VisualLabel>
						{__('Title color', 'gazetteer')}
					</BaseControl.VisualLabel>
					<ColorPalette
						{...palette}
						aria-label={__('Title color', 'gazetteer')}
						{...(plan.colour && { value: plan.colour })}
						onChange={(colour) => change({ colour: withoutAlpha(colour) })}
					/>
				</BaseControl>
			</div>
			<Picture
				id={plan.picture}
				address={plan.pictureUrl}
				onChange={(picture) => change({ picture, pictureUrl: '' })}
			/>
		</Section>
	);
}
