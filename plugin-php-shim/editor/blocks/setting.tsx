import {
	BaseControl,
	ColorPalette,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { ImageSetting } from './image-setting.tsx';
import type { Control } from './block-description.ts';
import { NEW_STYLES } from '../shared/controls.tsx';

export interface SettingProps {
	readonly control: Control;
	readonly value: unknown;
	readonly set: (value: unknown) => void;
	readonly setAttributes: (changed: Record<string, unknown>) => void;
}

/** A control in the sidebar. The control's type determines which component is rendered. */
export function Setting({ control, value, set, setAttributes }: SettingProps) {
	const { name, kind, label, help, options = {}, least = 0, most = 100 } = control;
	const labelled = { label, ...(help === undefined ? {} : { help }) };
	const text = typeof value === 'string' ? value : '';

	switch (kind) {
		case 'switch':
			return (
				<ToggleControl
					{...labelled}
					__nextHasNoMarginBottom
					checked={value === true}
					onChange={set}
				/>
			);
		case 'number':
			return (
				<RangeControl
					{...labelled}
					{...NEW_STYLES}
					value={typeof value === 'number' ? value : least}
					min={least}
					max={most}
					onChange={(number) => set(number ?? least)}
				/>
			);
		case 'choice':
			return (
				<SelectControl
					{...labelled}
					{...NEW_STYLES}
					value={text}
					options={Object.entries(options).map(([key, said]) => ({
						value: key,
						label: said,
					}))}
					onChange={set}
				/>
			);
		case 'colour':
			return (
				<BaseControl {...(help === undefined ? {} : { help })} __nextHasNoMarginBottom>
					<BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
					<ColorPalette
						aria-label={label}
						{...(text && { value: text })}
						onChange={(colour) => set(colour ?? '')}
					/>
				</BaseControl>
			);
		case 'image':
			return <ImageSetting {...labelled} name={name} url={text} set={setAttributes} />;
		case 'text':
			return <TextControl {...labelled} {...NEW_STYLES} value={text} onChange={set} />;
	}
}
