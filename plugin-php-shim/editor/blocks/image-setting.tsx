import { MediaUpload, MediaUploadCheck } from '@wordpress/block-editor';
import { BaseControl, Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface ImageSettingProps {
	readonly name: string;
	readonly label: string;
	readonly help?: string;
	readonly url: string;
	readonly set: (changed: Record<string, unknown>) => void;
}

/**
 * A control that selects an image from the media library. Stores the image's URL and ID in two
 * attributes.
 */
export function ImageSetting({ name, label, help, url, set }: ImageSettingProps) {
	const choose = ({ id, url: chosen }: { id: number; url: string }) =>
		set({ [name]: chosen, [`${name}Id`]: id });
	const clear = () => set({ [name]: '', [`${name}Id`]: 0 });
	return (
		<BaseControl {...(help === undefined ? {} : { help })} __nextHasNoMarginBottom>
			<BaseControl.VisualLabel>{label}</BaseControl.VisualLabel>
			{url && <img className="gz-chosen-image" src={url} alt="" />}
			<MediaUploadCheck>
				<MediaUpload
					allowedTypes={['image']}
					onSelect={choose}
					render={({ open }) => (
						<Button variant="secondary" onClick={open}>
							{url
								? __('Replace image', 'gazetteer')
								: __('Choose image', 'gazetteer')}
						</Button>
					)}
				/>
			</MediaUploadCheck>
			{url && (
				<>
					{' '}
					<Button variant="link" isDestructive onClick={clear}>
						{__('Remove', 'gazetteer')}
					</Button>
				</>
			)}
		</BaseControl>
	);
}
